import { request } from 'node:http';
import {
  type HostState,
  hostGames,
  hostMe,
  hostNewGame,
  hostSignIn,
  hostStartRound,
  saveAnswer,
  signInLinkLifeMs,
  submitRound,
} from '@snug/contract';
import { captainIn, consoleOf, heardBy, hostOfVenue, joinedBy, openWorld, worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';
import { newSignInLink } from '../../accounts/sign-in-links.ts';

const world = worldOfFile();

/** A game, its quizmaster's console, and a watcher who hears the messages to all. */
async function startedGame() {
  const { game_id, code, host } = await world.game();
  const watcher = world.guest();
  const connection = await watcher.connect(game_id, await joinedBy(watcher, game_id));
  return { game_id, code, host, watcher, connection, params: { id: game_id }, ...(await consoleOf(host, game_id)) };
}

test('a sign-in link works once, within a day, and gives the quizmaster’s own token', async () => {
  const { host_id } = await world.server.context.store.db.selectFrom('hosts').selectAll().executeTakeFirstOrThrow();
  const someone = world.guest();
  const { body } = await someone.ask(hostSignIn, { body: { link: world.server.signInLink } });
  expect(body.host).toEqual({ name: 'Robin', venue: 'The Crown' });
  expect(await someone.ask(hostSignIn, { body: { link: world.server.signInLink } })).toMatchObject({ status: 403 });
  const link = await newSignInLink(world.server.context, host_id);
  const replies = await Promise.all(Array.from({ length: 10 }, () => someone.ask(hostSignIn, { body: { link } })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const old = await newSignInLink(world.server.context, host_id);
  world.clock.pass(signInLinkLifeMs);
  expect((await someone.ask(hostSignIn, { body: { link: old } })).status).toBe(403);
  someone.token = body.token;
  expect(await someone.call(hostMe)).toMatchObject(body.host);
});

test('a repeated command changes nothing and gets the same reply', async () => {
  const { connection, start, endRound, ask, recall, open, close, endGame } = await startedGame();
  const twice = async (command: () => Promise<{ state: HostState }>) => {
    const first = await command();
    expect(await command()).toEqual(first);
  };
  await twice(() => start(1));
  await twice(() => ask(1, 0));
  await twice(() => ask(1, 1));
  await twice(() => recall(1, 0));
  await twice(() => close(true));
  await twice(open);
  await twice(() => close(false));
  await twice(endRound);
  await twice(endGame);
  expect(await heardBy(connection)).toEqual([
    'ROUND_START',
    'ASK',
    'ASK',
    'RECALL',
    'CLOSE_SUBMISSIONS',
    'OPEN_SUBMISSIONS',
    'CLOSE_SUBMISSIONS',
    'ROUND_END',
    'END_GAME',
  ]);
});

test('MSG-CLOSE_SUBMISSIONS-b without keep_round the round leaves the screens, and comes back whole later', async () => {
  const { connection, watcher, game_id, start, ask, recall, close } = await startedGame();
  await start(1);
  await ask(1, 0);
  await ask(1, 1);
  const { state } = await close(false);
  expect(state).toMatchObject({ round_open: true, submissions_open: false });
  expect(await watcher.load(game_id)).toMatchObject({ round: null });
  // Screens without a round cannot handle RECALL, so the round comes back whole (MSG-RECALL-c).
  await recall(1, 1);
  expect((await watcher.load(game_id)).round?.asked).toHaveLength(1);
  const heard = await heardBy(connection);
  expect(heard.slice(3)).toEqual(['CLOSE_SUBMISSIONS', 'ROUND_START', 'OPEN_SUBMISSIONS']);
  expect((await connection.until('ROUND_START', 2)).data).toMatchObject({ restart: true });
});

test('the quizmaster hears of joins and typing a few times a second, of a submission at once', async () => {
  const { game_id, code, host, start, ask, questionsOf, params } = await startedGame();
  await start(1);
  await ask(1, 0);
  const console_ = await host.connectHost(game_id, await host.hostLoad(game_id));
  const ada = await captainIn(world, 'Ada', code, 'The Foxes');
  const joined = await console_.until('HOST_TEAM');
  expect(joined.data).toMatchObject({ team: { team_name: 'The Foxes', captain_name: 'Ada', player_count: 1 } });
  expect((await console_.until('HOST_WATCHERS')).data).toEqual({ type: 'HOST_WATCHERS', watcher_count: 1 });
  const began = performance.now();
  for (let n = 0; n < 20; n += 1) {
    await ada.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer: `Paris ${n}` } });
  }
  const typed = () => console_.heard.filter(({ data }) => (data.team as { answered?: number })?.answered === 1);
  for (let n = 1; typed().length === 0; n += 1) await console_.until('HOST_TEAM', n);
  const body = { doubled: false, answers: [['paris']], question_ids: questionsOf(1).slice(0, 1) };
  await ada.call(submitRound, { params: { ...params, round: '1' }, body });
  const submitted = () => console_.heard.find(({ data }) => JSON.stringify(data).includes('"answers":[["paris"]]'));
  for (let n = 1; !submitted(); n += 1) await console_.until('HOST_TEAM', n);
  // At most one message in a quarter of a second, and what the submission and a timer that runs already send.
  expect(typed().length).toBeLessThanOrEqual((performance.now() - began) / 250 + 3);
  const { teams } = await host.hostLoad(game_id);
  expect(teams[0]?.submitted['1']).toMatchObject({ answers: [['paris']], late: false });
});

test('HOST_STATE tells other consoles of the same game what this one did', async () => {
  const { game_id, start, ask } = await startedGame();
  const second = await world.host();
  const connection = await second.connectHost(game_id, await second.hostLoad(game_id));
  await start(1);
  const { state } = await ask(1, 0);
  expect((await connection.until('HOST_STATE', 2)).data).toEqual({ type: 'HOST_STATE', state });
});

test('ENTITY-GAME a game of the venue’s own pack, with its keys for the quizmaster, a code of six digits and a union of matches', async () => {
  const host = await world.host();
  const pack = {
    title: 'Pairs',
    kind: 'Music Bingo' as const,
    rounds: [
      {
        title: 'Match',
        subtitle: '',
        player_instructions: '',
        single_answer: false,
        double_or_nothing: false,
        tiebreaker: false,
        handout: '',
        matches: ['red'],
        questions: [
          ['red', 'blue'],
          ['green', 'blue'],
        ].map((matches) => ({
          question_text: 'Which?',
          accepted: [['red']],
          matches,
          image: '',
          image_alt: '',
          source: '',
          notes: 'note',
        })),
      },
    ],
  };
  const { game_id, code } = await host.call(hostNewGame, { body: { title: ' ', pack } });
  expect(code).toMatch(/^[1-9]\d{5}$/);
  const view = await host.hostLoad(game_id);
  expect(view).toMatchObject({ title: 'Pairs', kind: 'Music Bingo', state: { round_index: -1, asked: [] }, teams: [] });
  expect(view.rounds[0]).toMatchObject({ matches: ['red', 'blue', 'green'], question_count: 2, round_order: 1 });
  expect(view.rounds[0]?.questions[0]).toMatchObject({ accepted: [['red']], notes: 'note', matches: ['red', 'blue'] });
  expect((await host.call(hostGames)).map(({ gameid }) => gameid)).toContain(game_id);
});

test('a quizmaster of another venue sees and changes nothing here', async () => {
  const { game_id, params } = await startedGame();
  const rival = await hostOfVenue(world, 'The Bell');
  expect(await rival.call(hostGames)).toEqual([]);
  const refused = { status: 403, detail: 'Only the quizmaster of this game can do this.' };
  expect(await rival.ask(hostStartRound, { params, body: { round_order: 1 } })).toMatchObject(refused);
  await expect(rival.hostLoad(game_id)).rejects.toThrow('403');
  const connection = await rival.connectHost(game_id, { last_msg_id: 0, epoch: 'x' });
  expect(await connection.closed).toBe(4003);
});

test('H53 the address in the QR code is the public one, whatever Host header the console sends', async () => {
  const { game_id, code, host } = await world.game();
  const join_url = `${world.server.url}/join?code=${code}`;
  expect((await host.hostLoad(game_id)).join_url).toBe(join_url);
  const headers = {
    authorization: `Bearer ${host.token}`,
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  };
  const reply = await new Promise<string>((resolve, reject) => {
    const sent = request(new URL(`/api/host/game/${game_id}`, world.server.url), { headers }, async (response) => {
      resolve((await response.toArray()).join(''));
    });
    sent.on('error', reject).end();
  });
  expect(JSON.parse(reply)).toMatchObject({ gameid: game_id, join_url });

  const own = await openWorld({ publicUrl: 'https://quiz.example' });
  const ours = await own.game();
  expect(await ours.host.hostLoad(ours.game_id)).toMatchObject({
    join_url: `https://quiz.example/join?code=${ours.code}`,
  });
  await own.close();
});
