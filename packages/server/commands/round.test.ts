import { saveAnswer, setDouble, submitRound, suggestAnswer } from '@snug/contract';
import { consoleOf, gameWithFoxes, joinedAs, joinedBy, worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile();

test('PROD-03 a whole round is asked, answered, suggested, doubled, submitted and ended, and each player gets the right messages', async () => {
  const { game_id, code, host, ada, view: adaView, team_code } = await gameWithFoxes(world);
  const id = game_id;
  const ben = await world.player('Ben');
  const benView = await joinedBy(ben, id, team_code);
  const cleo = world.guest();
  await cleo.load(id).catch(() => {});
  const cleoView = await joinedBy(cleo, id);
  const rival = await world.player('Rita');
  const { view: rivalView } = await joinedAs(rival, code, 'The Rivals');
  const { start, ask, close, endRound, endGame, questionsOf } = await consoleOf(host, id);

  const console_ = await host.connectHost(id, await host.hostLoad(id));
  const [adaLine, benLine, cleoLine, rivalLine] = [
    await ada.connect(id, adaView),
    await ben.connect(id, benView),
    await cleo.connect(id, cleoView),
    await rival.connect(id, rivalView),
  ];

  await start(1);
  await ask(1, 0);
  const { state } = await ask(1, 1);
  expect(state).toMatchObject({ game_started: true, submissions_open: true, round_index: 0, round_open: true });
  expect(state.asked).toEqual(questionsOf(1).slice(0, 2));

  await ben.call(suggestAnswer, { body: { game_id, round_index: 0, q_idx: 0, suggestion: 'Paris?' } });
  await ada.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer: 'Paris' } });
  await ada.call(setDouble, { params: { id, round: '1' }, body: { doubled: true } });
  const { status, submission } = await ada.call(submitRound, {
    params: { id, round: '1' },
    body: { doubled: true, answers: [['Paris '], ['Pretoria', 'PRETORIA']] },
    headers: { 'idempotency-key': 'submission-1' },
  });
  expect(status).toBe('success');
  expect(submission).toMatchObject({ doubled: true, late: false, answers: [['paris'], ['pretoria', '']] });

  const ofTeam = ['SUGGEST', 'CAPTAIN_SUGGEST', 'SET_DOUBLE', 'SUBMIT_ANSWER', 'TEAM_SUBMITTED'];
  const ofAll = ['ROUND_START', 'ASK', 'ASK'];
  await benLine.until('TEAM_SUBMITTED');
  await console_.until('HOST_TEAM', 1);

  await close();
  await endRound();
  await endGame();
  for (const connection of [adaLine, benLine, cleoLine, rivalLine]) await connection.until('END_GAME');

  const after = ['CLOSE_SUBMISSIONS', 'ROUND_END', 'END_GAME'];
  expect(benLine.types()).toEqual(['NEW_TEAM', ...ofAll, ...ofTeam, ...after]);
  expect(cleoLine.types()).toEqual(['NEW_TEAM', ...ofAll, ...after]);
  expect(rivalLine.types()).toEqual([...ofAll, ...after]);
  expect(adaLine.types().filter((type) => ofTeam.includes(type))).toEqual(ofTeam);

  const whole = await host.hostLoad(id);
  const foxes = whole.teams.find((team) => team.team_name === 'The Foxes');
  expect(foxes).toMatchObject({ captain_name: 'Ada', player_count: 2 });
  expect(foxes?.submitted['1']?.answers).toEqual([['paris'], ['pretoria', '']]);
  expect(await ada.load(id)).toMatchObject({ status: 'ended', round: null, submissions_open: false });
});
