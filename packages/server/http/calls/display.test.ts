import {
  closeCodes,
  displayTokenHeader,
  getDisplay,
  hostDisplay,
  hostGrade,
  hostNewDisplay,
  hostPause,
  hostPublishBoard,
  hostReveal,
  livePaths,
  liveProtocol,
  saveAnswer,
  submitRound,
} from '@snug/contract';
import { captainIn, consoleOf, gameWithFoxes, openConnection, passQuietly, worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile();

/** A game with two teams, its big screen's token and what that shows. */
async function shown() {
  const game = await gameWithFoxes(world);
  const params = { id: game.game_id };
  const { url } = await game.host.call(hostDisplay, { params });
  const token = new URL(url).hash.slice(1);
  const screen = world.guest();
  const look = (own = token) =>
    screen.call(getDisplay, { params: { code: game.code }, headers: { [displayTokenHeader]: own } });
  const refusal = (own: string, code = game.code) =>
    screen.ask(getDisplay, { params: { code }, headers: { [displayTokenHeader]: own } });
  return { ...game, params, url, token, look, refusal, console: await consoleOf(game.host, game.game_id) };
}

test('the address has the code, and its token in the fragment; with it anybody sees what the room sees', async () => {
  const { url, code, token, look } = await shown();
  expect(url).toBe(`${world.server.context.origin()}/display/${code}#${token}`);
  expect(await look()).toMatchObject({ code, phase: 'welcome', teams: ['The Foxes'], venue: 'The Crown', ads: [] });
});

test('without its token, with another game’s or with another code nothing is shown, and nothing tells whether there is a game', async () => {
  const mine = await shown();
  const other = await shown();
  const over = { status: 403, body: { status_code: 403, detail: expect.stringContaining('shows no game') } };
  for (const own of ['', 'x', other.token, `${mine.token}x`]) expect(await mine.refusal(own)).toMatchObject(over);
  expect(await mine.refusal(mine.token, other.code)).toMatchObject(over);
  expect(await mine.refusal(mine.token, '000000')).toMatchObject(over);
});

test('a new address ends the one before, and its connections', async () => {
  const { host, params, token, look, refusal, game_id } = await shown();
  const { last_msg_id, epoch } = await look();
  const open = await connect(game_id, token, last_msg_id, epoch);
  const { url } = await host.call(hostNewDisplay, { params });
  const fresh = new URL(url).hash.slice(1);
  expect(fresh).not.toBe(token);
  expect((await refusal(token)).status).toBe(403);
  expect((await look(fresh)).phase).toBe('welcome');
  expect(await open.closed).toBe(closeCodes.tokenInvalid);
  const again = await connect(game_id, token, last_msg_id, epoch);
  expect(await again.closed).toBe(closeCodes.noAccess);
});

test('a whole round as the room sees it: no answer before it is told, and no other question than those asked', async () => {
  const { game_id, code, look, host, params, ada, console } = await shown();
  const rita = await captainIn(world, 'Rita', code, 'The Owls');
  await console.start(1);
  expect(await look()).toMatchObject({ phase: 'round', round: { round_order: 1 }, handed_in: { teams: 0, of: 2 } });
  await console.ask(1, 0);
  const [question_id = ''] = console.questionsOf(1);
  const asked = await look();
  expect(asked).toMatchObject({ phase: 'question', question: { question_id, number: 1 } });
  const { rounds } = await host.hostLoad(game_id);
  const [first, second] = rounds[0]?.questions ?? [];
  expect(JSON.stringify(asked)).not.toContain(first?.accepted[0]?.[0]);
  expect(JSON.stringify(asked)).not.toContain(second?.question_text);

  const write = { game_id, round_num: 1, question_num: 0, question_id };
  for (const [captain, answer] of [
    [ada, first?.accepted[0]?.[0] ?? ''],
    [rita, 'Nonsense'],
  ] as const) {
    await captain.call(saveAnswer, { body: { ...write, answer } });
  }
  await ada.call(submitRound, {
    params: { ...params, round: '1' },
    body: { doubled: false, answers: [[first?.accepted[0]?.[0] ?? '']] },
  });
  expect((await look()).handed_in).toEqual({ teams: 1, of: 2 });

  await host.call(hostPause, { params, body: { paused: true } });
  const pause = await look();
  expect(pause).toMatchObject({ phase: 'break', paused: true });
  expect(pause.ads.length).toBeGreaterThan(0);
  await host.call(hostPause, { params, body: { paused: false } });

  await console.close();
  await passQuietly(world, 30_000);
  expect(await look()).toMatchObject({ phase: 'closed', handed_in: { teams: 2, of: 2 } });
  await host.call(hostReveal, { params, body: { round_order: 1 } });
  const told = await look();
  expect(told).toMatchObject({
    phase: 'answers',
    answers: { questions: [{ number: 1, answers: [first?.accepted[0]?.[0]] }] },
  });
  // Nobody has said yet whether nonsense is right.
  expect(told.answers?.questions[0]?.share).toBeUndefined();
  await host.call(hostGrade, {
    params,
    body: { grades: [{ question_id, answer_key: 'nonsense', marks: ['none'], seen: 0 }] },
  });
  expect((await look()).answers?.questions[0]?.share).toEqual({ right: 1, teams: 2 });
  await host.call(hostPublishBoard, { params, body: { through: 1, unveiled: 1 } });
  expect(await look()).toMatchObject({
    phase: 'board',
    board: { teams: 2, rows: [{ team_name: 'The Owls', place: 2 }] },
  });
});

test('its connection hears that something has changed, never what', async () => {
  const { game_id, token, look, console } = await shown();
  const { last_msg_id, epoch } = await look();
  const screen = await connect(game_id, token, last_msg_id, epoch);
  await console.start(1);
  await screen.until('SKIP');
  await console.ask(1, 0);
  await screen.until('SKIP', 2);
  expect(new Set(screen.heard.map(({ data }) => data.type))).toEqual(new Set(['SKIP']));
});

function connect(game_id: string, token: string, last: number, e: string) {
  const path = livePaths.display.replace('{game_id}', game_id);
  return openConnection(world.server.url, path, { token, proto: liveProtocol, last, e });
}
