import { hostStartRound, saveAnswer, submitRound, suggestAnswer } from '@snug/contract';
import { Envelope, GameView } from '@snug/contract/shapes';
import { consoleOf, gameWithFoxes, guestIn, joinedAs, joinedBy, worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile();

test('H55 OPEN-40 no view shows an unasked question, an answer key, another team’s answers, a contact or a client id', async () => {
  const { game_id, code, host } = await world.game();
  const params = { id: game_id };
  const ada = await world.player('Ada', 'ada@secret.example');
  const { team_code } = await joinedAs(ada, code, 'The Foxes');
  const ben = await world.player('Ben', 'ben@secret.example');
  await joinedBy(ben, game_id, team_code);
  const rita = await world.player('Rita', 'rita@secret.example');
  await joinedAs(rita, code, 'The Rivals');
  const watcher = await guestIn(world, game_id);
  const people = { ada, ben, rita, watcher };
  const connections = await Promise.all(
    Object.entries(people).map(async ([name, person]) => {
      const connection = await person.connect(game_id, await person.load(game_id));
      return [name, connection] as const;
    }),
  );

  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  for (const n of [0, 1]) await ask(1, n);
  await ben.call(suggestAnswer, { body: { game_id, round_index: 0, q_idx: 0, suggestion: 'FOX-SUGGESTION' } });
  await ada.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer: 'FOX-ANSWER' } });
  await ada.call(submitRound, {
    params: { ...params, round: '1' },
    body: { doubled: true, answers: [['FOX-SUBMISSION'], ['x', 'y']] },
  });

  for (const [name, connection] of connections) {
    await connection.until('ASK', 2);
    connection.send('thump thump|9999');
    await connection.until('THUMP');
    const person = people[name as keyof typeof people];
    const loaded = await person.load(game_id);
    const seen = JSON.stringify([loaded, connection.heard]);
    expect(GameView.parse(loaded)).toEqual(loaded);

    // Answer keys, notes and unasked questions are shown to no player.
    for (const secret of ['SECRET', 'Capital of Peru', 'four wheels', 'accepted', 'pretoria']) {
      expect([name, secret, seen.includes(secret)]).toEqual([name, secret, false]);
    }
    // Only their own email is shown to a player, and no client id or its hash.
    const emails = [...seen.matchAll(/[\w.]+@secret\.example/g)].map(([email]) => email);
    expect([name, emails.filter((email) => email !== `${name}@secret.example`)]).toEqual([name, []]);
    for (const other of Object.values(people)) expect(seen).not.toContain(other.clientId);
    expect(seen).not.toMatch(/client_hash|account_id|player_id|"alias"/);
    // A team's answers and its code are shown only to its own people.
    const isFox = name === 'ada' || name === 'ben';
    expect([name, /fox-/i.test(seen)]).toEqual([name, isFox]);
    expect([name, seen.includes(team_code)]).toEqual([name, isFox]);
  }
});

test('ENTITY-ROUND ENTITY-QUESTION ENTITY-SUBMITTED a loaded round has all fields that the screen needs, and one text per answer', async () => {
  const { game_id, host, ada } = await gameWithFoxes(world);
  const params = { id: game_id };
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  for (const n of [0, 1]) await ask(1, n);
  const { round } = await ada.load(game_id);
  const { asked, ...rest } = round ?? { asked: [] };
  expect(rest).toEqual({
    round_id: expect.any(String),
    round_order: 1,
    title: 'Capitals',
    subtitle: '',
    player_instructions: '',
    matches: [],
    single_answer: false,
    double_or_nothing: true,
    handout: '',
    tiebreaker: false,
    question_count: 3,
    doubled: false,
    submitted: false,
  });
  expect(asked[1]).toEqual({
    question_id: expect.any(String),
    question_index: 1,
    question_text: 'Two capitals of South Africa?',
    num_answers: 2,
    image: '',
    image_alt: '',
    source: '',
    matches: [],
    answers: ['', ''],
    suggestions: [],
  });
  const body = { doubled: false, answers: [['Paris'], ['', '']] };
  const { submission } = await ada.call(submitRound, { params: { ...params, round: '1' }, body });
  expect(submission).toEqual({
    round_id: round?.round_id,
    title: 'Capitals',
    single_answer: false,
    doubled: false,
    late: false,
    answers: [['paris'], ['', '']],
    submission_id: expect.any(String),
  });
});

test('ENTITY-MESSAGE a live message is a number and a JSON text with a type', async () => {
  const { game_id, host } = await world.game();
  const watcher = world.guest();
  const connection = await watcher.connect(game_id, await joinedBy(watcher, game_id));
  await host.call(hostStartRound, { params: { id: game_id }, body: { round_order: 1 } });
  const { msg_id, data } = await connection.until('ROUND_START');
  expect(Envelope.parse({ msg_id, data: JSON.stringify(data) }).msg_id).toBe(1);
  expect(Object.keys(data)).toEqual(['type', 'round', 'round_index']);
});
