import { answerSequenceHeader, type Message, type Question } from '@snug/contract';
import {
  type Answer,
  draftOf,
  fakeLocks,
  fakePersistentStore,
  fakeSharedStorage,
  fakeSockets,
  heldBack,
  memberView,
  never,
  offline,
  playing,
  questions,
  refuses,
  type Sent,
  submission,
  testPlayer,
  waitingIn,
} from '@snug/testing/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCore } from '../create-core.ts';
import { demoGame, demoInvite, demoQuestion, demoRound } from '../fake/demo-game.ts';
import { fakeClient } from '../fake/fake-client.ts';
import { fakePage, seededRandom } from '../fake/fake-world.ts';
import { unsigned } from '../fake/server/unsigned.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { memoryStorage } from '../storage.ts';
import { areAllSaved, screenOf } from './game.ts';
import { createGameClient } from './game-client.ts';

test('LIVE-01 the first subscriber loads and connects with last and epoch; the last one leaves nothing running', async () => {
  const { get, start, subscribe, sockets, clock, page, named } = testPlayer();
  expect([get().phase, named('loadGame').length]).toEqual(['loading', 0]);
  const stop = await start();
  const stopOther = subscribe(() => {});
  expect(get()).toMatchObject({ phase: 'ready', connection: 'live', notice: undefined });
  expect(sockets.all).toHaveLength(1);
  expect(sockets.latest().url).toContain('/player/');
  expect(sockets.latest().url).toContain('last=10&e=demo&proto=2');
  stop();
  stop();
  await clock.pass(10);
  expect(get().connection).toBe('live');
  stopOther();
  await clock.pass(10);
  expect(get().connection).toBe('idle');
  expect([clock.pending(), page.listeners(), sockets.latest().isClosed]).toEqual([0, 0, true]);
});

test('a screen that resubscribes at once keeps the connection; a later subscriber resumes without loading', async () => {
  const { start, subscribe, sockets, clock, named, says } = testPlayer();
  const stop = await start();
  stop();
  const again = subscribe(() => {});
  await clock.pass(10);
  expect(sockets.all).toHaveLength(1);
  await says({ type: 'ROUND_END' });
  again();
  await clock.pass(1_000);
  subscribe(() => {});
  await clock.pass(10);
  expect(sockets.latest().url).toContain('last=11');
  expect(named('loadGame')).toHaveLength(1);
});

test('ERR-18 the notice says so while it connects; LIVE-07 once open, there is none', async () => {
  const { get, subscribe, clock, sockets } = testPlayer();
  subscribe(() => {});
  expect(get()).toMatchObject({ connection: 'connecting', notice: { key: 'attempting' } });
  await clock.pass(10);
  sockets.latest().opened();
  expect(get()).toMatchObject({ connection: 'live', notice: undefined });
});

test('ERR-11 a load that answers 403 shows the No Game Access dialog, and nothing connects', async () => {
  const { get, subscribe, clock, sockets, closeDialog } = testPlayer({
    loadGame: refuses(403, 'You have not joined.'),
  });
  subscribe(() => {});
  await clock.pass(100_000);
  expect(get()).toMatchObject({ phase: 'failed', connection: 'refused', dialogs: [{ kind: 'no-access' }] });
  expect(sockets.all).toHaveLength(0);
  closeDialog();
  expect(get().dialogs).toEqual([]);
});

test('ERR-12 a load that answers 404 fails with that status', async () => {
  const { get, subscribe, clock } = testPlayer({ loadGame: refuses(404, 'There is no such game.') });
  subscribe(() => {});
  await clock.pass(10);
  expect(get()).toMatchObject({ phase: 'failed', failure: { status_code: 404 }, dialogs: [] });
  expect(screenOf(get())).toBe('failed');
});

test('ERR-13 any other failure shows its detail, and recovers by itself when the server is back', async () => {
  const { get, subscribe, clock, known, sockets } = testPlayer({ loadGame: refuses(503, 'Back in a minute.') });
  subscribe(() => {});
  await clock.pass(10);
  expect(get()).toMatchObject({ phase: 'failed', failure: { status_code: 503, detail: 'Back in a minute.' } });
  known.loadGame = demoGame(playing);
  await clock.pass(10_000);
  sockets.latest().opened();
  expect(get()).toMatchObject({ phase: 'ready', connection: 'live' });
  expect(get().failure).toBeUndefined();
});

test('ERR-17 OPEN-81 a load with bad data fails: players read nothing of the error, the console has it', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { get, subscribe, clock } = testPlayer({ loadGame: { gameid: 'g1' } });
  subscribe(() => {});
  await clock.pass(10);
  expect(get()).toMatchObject({ phase: 'failed', connection: 'refused' });
  expect([get().failure, get().notice]).toEqual([
    { status_code: 0, detail: '' },
    { key: 'uninitialized', detail: '' },
  ]);
  expect(written.mock.calls).toEqual([[expect.any(Error)]]);
  written.mockRestore();
});

test('OPEN-87 Refresh after a failure loads and connects', async () => {
  const { get, subscribe, clock, known, sockets, refresh } = testPlayer({ loadGame: refuses(404, 'None.') });
  subscribe(() => {});
  await clock.pass(10);
  known.loadGame = demoGame(playing);
  refresh();
  expect(get().phase).toBe('loading');
  expect(get().failure).toBeUndefined();
  await clock.pass(10);
  sockets.latest().opened();
  expect(get()).toMatchObject({ phase: 'ready', connection: 'live' });
});

test('MSG-RELOAD_GAME MSG-ROUND_START-b the side effect loads again and connects from there', async () => {
  const { start, says, clock, sockets, named, known, get } = testPlayer();
  await start();
  known.loadGame = demoGame({ ...playing, last_msg_id: 50, title: 'Renamed' });
  await says({ type: 'RELOAD_GAME' });
  expect(get().sideEffects).toEqual([]);
  await clock.pass(300);
  expect(named('loadGame')).toHaveLength(2);
  expect(sockets.latest().url).toContain('last=50');
  expect(get().view?.title).toBe('Renamed');
});

test('MSG-NO_GAME_ACCESS the server’s text stays, and nothing is tried again', async () => {
  const { start, clock, sockets, get } = testPlayer();
  await start();
  sockets.latest().says(0, { type: 'NO_GAME_ACCESS', error: 'This game is private.' });
  sockets.latest().closed(4003);
  await clock.pass(100_000);
  expect(get()).toMatchObject({
    connection: 'refused',
    notice: { key: 'refused', detail: 'This game is private.' },
  });
  expect(sockets.all).toHaveLength(1);
});

test.each<[string, Message[]]>([
  ['while the game is watched', []],
  ['as the phone comes back', [{ type: 'NO_GAME_ACCESS' }]],
])('H23 ERR-08 a login that has ended elsewhere, %s, is told of by its own sentence alone', async (_, says) => {
  const detail = 'You were logged out here.';
  const [clock, sockets, onUnauthorized, notices] = [virtualClock(), fakeSockets(), vi.fn(), [] as unknown[]];
  const http = async (address: unknown) =>
    String(address).includes('/version')
      ? Response.json({ status_code: 401, detail }, { status: 401 })
      : Response.json(demoGame({ last_msg_id: 10 }));
  const storage = memoryStorage();
  const core = createCore({ origin: 'https://quiz.example', seams: { http, storage, clock }, onUnauthorized });
  core.session.setToken(unsigned({ sub: 'p1', exp: 4e9 }));
  const client = createGameClient(core, 'g1', { clock, storage, socket: sockets.open, visibility: fakePage() });
  client.subscribe(() => notices.push(client.get().notice?.key));
  await vi.waitFor(() => clock.pass(0).then(() => sockets.latest()));
  sockets.latest().opened();
  onUnauthorized.mockImplementation(() => notices.push('led away'));
  for (const message of says) sockets.latest().says(0, message);
  sockets.latest().closed(4401);
  await vi.waitFor(() => expect(onUnauthorized.mock.calls).toEqual([[detail]]));
  expect(notices.slice(0, notices.indexOf('led away'))).not.toContain('refused');
});

test('MSG-WEBSOCKET_ERROR the server’s text stays until the connection is open again', async () => {
  const { start, clock, sockets, get } = testPlayer();
  await start();
  sockets.latest().says(0, { type: 'WEBSOCKET_ERROR', error: 'Too busy.' });
  sockets.latest().closed();
  await clock.pass(3_500);
  expect(get().notice).toEqual({ key: 'failed', detail: 'Too busy.' });
  sockets.latest().opened();
  expect(get().notice).toBeUndefined();
});

test('LIVE-11 ERR-23 a message that fails twice is skipped, and the game loaded again', async () => {
  const { start, clock, sockets, get, named } = testPlayer({ loadGame: demoGame({ last_msg_id: 10 }) });
  await start();
  const recall: Message = { type: 'RECALL', question_id: 'q1', question_index: 0 };
  sockets.latest().says(11, recall);
  expect(get().notice).toEqual({ key: 'stumbled' });
  await clock.pass(10);
  sockets.latest().opened();
  sockets.latest().says(11, recall);
  await clock.pass(10);
  expect(named('loadGame')).toHaveLength(2);
});

test('ROUND-05 H19 a captain’s typing is stored on this device at once and sent after a pause, with question id and number', async () => {
  const { start, typeAnswer, get, clock, named } = testPlayer();
  await start();
  typeAnswer('q2', 0, 'Jup');
  expect(draftOf(get(), 'q2')).toMatchObject({ texts: ['Jup'], state: 'local' });
  typeAnswer('q2', 0, 'Jupiter');
  await clock.pass(290);
  expect(named('saveAnswer')).toHaveLength(0);
  await clock.pass(20);
  expect(named('saveAnswer')).toMatchObject([
    {
      body: { game_id: 'g1', round_num: 1, question_num: 1, answer: ['Jupiter'], question_id: 'q2' },
      headers: { 'x-answer-seq': expect.stringMatching(/^\d+$/) },
    },
  ]);
  expect(draftOf(get(), 'q2')).toMatchObject({ texts: ['Jupiter'], state: 'saved' });
});

test('H19 G18 sequence numbers continue above those the server has from this device, whatever its clock says', async () => {
  const ahead = 4_000_000_000_000;
  const { start, typeAnswer, clock, named } = testPlayer({ loadGame: demoGame({ ...playing, answer_seq: ahead }) });
  await start();
  typeAnswer('q2', 0, 'Jupiter');
  await clock.pass(400);
  const [saved] = named('saveAnswer');
  expect(Number(saved?.headers?.['x-answer-seq'])).toBeGreaterThan(ahead);
});

test('G10 offline, the draft stays on the device and is sent when the connection is back', async () => {
  const { start, typeAnswer, get, clock, known, page } = testPlayer({ saveAnswer: offline });
  const save = testPlayer().known.saveAnswer;
  await start();
  typeAnswer('q1', 0, 'jupiter');
  await clock.pass(60_000);
  expect(draftOf(get())?.state).toBe('local');
  known.saveAnswer = save;
  page.tell('online');
  await clock.pass(0);
  expect(draftOf(get())?.state).toBe('saved');
});

test('a refused answer shows the server’s text and keeps its own', async () => {
  const { start, typeAnswer, get, clock } = testPlayer({ saveAnswer: refuses(403, 'Only the captain answers.') });
  await start();
  typeAnswer('q1', 0, 'x');
  await clock.pass(400);
  expect(draftOf(get())).toMatchObject({ texts: ['x'], state: 'refused', reason: 'Only the captain answers.' });
});

test('H22 a late answer is shown as late', async () => {
  const { start, typeAnswer, get, clock } = testPlayer({
    saveAnswer: { status: 'late', question_id: 'q1', answer: ['x'] },
  });
  await start();
  typeAnswer('q1', 0, 'x');
  await clock.pass(400);
  expect(draftOf(get())).toMatchObject({ texts: ['x'], state: 'late' });
});

test('H19 a newer answer of another device on the server is shown', async () => {
  const { start, typeAnswer, get, clock } = testPlayer({
    saveAnswer: { status: 'saved', question_id: 'q1', answer: ['Mars'] },
  });
  await start();
  typeAnswer('q1', 0, 'jupiter');
  await clock.pass(400);
  expect(draftOf(get())).toMatchObject({ texts: ['Mars'], state: 'saved' });
});

test('H19 H22 a newer answer of another tab that was late and arrived first is shown, as late', async () => {
  const storage = memoryStorage();
  const late = { status: 'late', question_id: 'q1', answer: ['Mars'] };
  const { start, typeAnswer, get, clock } = testPlayer({ saveAnswer: late }, storage);
  await start();
  typeAnswer('q1', 0, 'jupiter');
  await clock.pass(400);
  expect(draftOf(get())).toMatchObject({ texts: ['Mars'], state: 'late' });
  // Tried again when submissions reopen, it is still the newer one.
  const next = testPlayer({}, storage);
  await next.start();
  await next.clock.pass(1_000);
  expect(next.named('saveAnswer')).toMatchObject([{ body: { answer: ['Mars'] } }]);
});

test('an answer that the server only folded stays as it was typed', async () => {
  const { start, typeAnswer, get, clock } = testPlayer({
    saveAnswer: { status: 'saved', question_id: 'q1', answer: ['jupiter'] },
  });
  await start();
  typeAnswer('q1', 0, 'Jupiter ');
  await clock.pass(400);
  expect(draftOf(get())?.texts).toEqual(['Jupiter ']);
});

test('H24 an answer whose question changed its number meanwhile goes to its question', async () => {
  const renumbered: Question = { ...demoQuestion({ question_id: 'q2' }), question_index: 4 };
  const { start, typeAnswer, says, named, clock, get } = testPlayer();
  await start();
  typeAnswer('q2', 0, 'x');
  await says({ type: 'ASK', asked: [renumbered] });
  await clock.pass(400);
  expect(named('saveAnswer').map(({ body }) => (body as { question_num: number }).question_num)).toEqual([4]);
  expect(draftOf(get(), 'q2')?.state).toBe('saved');
});

test('ROUND-13 STORE-09 H21 after the page is killed while offline, the next one shows what was typed and sends it', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ saveAnswer: offline }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'jupiter');
  await first.clock.pass(1);
  expect(JSON.parse(storage.session.get('answers_g1_1_p-ada-t-owls') ?? '')).toMatchObject({
    q1: { texts: ['jupiter'], saved: false },
  });

  const next = testPlayer({}, storage);
  await next.start();
  expect(draftOf(next.get())).toMatchObject({ texts: ['jupiter'] });
  await next.clock.pass(10);
  expect(next.named('saveAnswer')).toMatchObject([{ body: { answer: ['jupiter'], question_id: 'q1' } }]);
  expect(draftOf(next.get())?.state).toBe('saved');
});

test('ROUND-13 without local storage, the session’s cache restores the answers', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ saveAnswer: offline }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'jupiter');
  const next = testPlayer({}, { ...memoryStorage(), session: storage.session });
  await next.start();
  expect(draftOf(next.get())).toMatchObject({ texts: ['jupiter'], state: 'saved' });
  expect(next.named('saveAnswer')).toMatchObject([{ body: { answer: ['jupiter'] } }]);
});

test('ROUND-13 H22 a late answer is still there after a reload, and counts when submissions are open again', async () => {
  const storage = memoryStorage();
  const late = () => ({ status: 'late', question_id: 'q1', answer: ['jupiter'] });
  const first = testPlayer({ saveAnswer: late }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'jupiter');
  await first.clock.pass(1_000);
  expect(draftOf(first.get())?.state).toBe('late');

  const next = testPlayer({}, storage);
  await next.start();
  await next.clock.pass(10);
  expect(draftOf(next.get())).toMatchObject({ texts: ['jupiter'], state: 'saved' });
  expect(next.named('saveAnswer')).toMatchObject([{ body: { answer: ['jupiter'], question_id: 'q1' } }]);
});

test('MSG-OPEN_SUBMISSIONS H22 a late answer is sent again at once when submissions open again', async () => {
  let status = 'late';
  const held = () => ({ status, question_id: 'q1', answer: ['jupiter'] });
  const { start, typeAnswer, says, clock, get, named } = testPlayer({ saveAnswer: held });
  await start();
  await says({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  typeAnswer('q1', 0, 'jupiter');
  await clock.pass(1_000);
  expect(draftOf(get())?.state).toBe('late');
  status = 'saved';
  await says({ type: 'OPEN_SUBMISSIONS' });
  await clock.pass(1_000);
  expect(draftOf(get())).toMatchObject({ texts: ['jupiter'], state: 'saved' });
  expect(named('saveAnswer')).toHaveLength(2);
  // The same message twice does not send it a third time.
  await says({ type: 'OPEN_SUBMISSIONS' });
  await clock.pass(1_000);
  expect(named('saveAnswer')).toHaveLength(2);
});

test('answers that only the server has are shown as saved', async () => {
  const asked = [demoQuestion({ answers: ['mars'] })];
  const { start, get } = testPlayer({ loadGame: demoGame({ ...playing, round: demoRound({ asked }) }) });
  await start();
  expect(draftOf(get())).toEqual({ texts: ['mars'], state: 'saved' });
});

test('OPEN-38 a recall drops the answer, also one that waits to be sent', async () => {
  const { start, typeAnswer, says, clock, get, named, storage } = testPlayer();
  await start();
  typeAnswer('q1', 0, 'x');
  await says({ type: 'RECALL', question_id: 'q1', question_index: 0 });
  await clock.pass(1_000);
  expect(named('saveAnswer')).toHaveLength(0);
  expect(draftOf(get())).toBeUndefined();
  expect(waitingIn(storage.local, 'snug_answer.')).toEqual([]);
  expect(storage.session.get('answers_g1_1_p-ada-t-owls')).toBe('{}');
});

test('OPEN-38 a question that was recalled while the page was away is not answered any more', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ saveAnswer: offline }, storage);
  await first.start();
  first.typeAnswer('q2', 0, 'x');
  const next = testPlayer(
    { loadGame: demoGame({ ...playing, round: demoRound({ asked: [demoQuestion()] }) }) },
    storage,
  );
  await next.start();
  await next.clock.pass(1_000);
  expect(next.named('saveAnswer')).toHaveLength(0);
  expect(waitingIn(storage.local, 'snug_answer.')).toEqual([]);
});

test('H22 an answer of an earlier round is still sent, late', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ saveAnswer: offline }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'jupiter');
  const round = demoRound({ round_id: 'r2', round_order: 2, asked: [demoQuestion({ question_id: 'q9' })] });
  const next = testPlayer({ loadGame: demoGame({ ...playing, round_index: 1, round }) }, storage);
  await next.start();
  await next.clock.pass(10);
  expect(next.named('saveAnswer')).toMatchObject([{ body: { round_num: 1, question_id: 'q1', answer: ['jupiter'] } }]);
  expect(draftOf(next.get())).toBeUndefined();
});

test('ROUND-04 an inherited answer is kept and sent like a typed one, and marked as inherited', async () => {
  const round = demoRound({ single_answer: true, asked: [demoQuestion()] });
  const one = testPlayer({ loadGame: demoGame({ ...playing, round }) });
  const { start, typeAnswer, says, clock, named, get } = one;
  await start();
  typeAnswer('q1', 0, 'jupiter');
  await says({ type: 'ASK', asked: [demoQuestion(), demoQuestion({ question_id: 'q2', question_index: 1 })] });
  await clock.pass(400);
  const sent = named('saveAnswer').map(({ body }) => (body as { question_id: string }).question_id);
  expect(sent.toSorted()).toEqual(['q1', 'q2']);
  expect(named('saveAnswer')[1]?.body).toMatchObject({ question_id: 'q2', answer: ['jupiter'], inherited: true });
  // Another device has typed an answer meanwhile, and the server keeps that.
  one.known.saveAnswer = { status: 'saved', question_id: 'q3', answer: ['mars'] };
  const asked = ['q1', 'q2', 'q3'].map((question_id, question_index) => demoQuestion({ question_id, question_index }));
  await says({ type: 'ASK', asked });
  await clock.pass(400);
  expect(draftOf(get(), 'q3')).toMatchObject({ texts: ['mars'], state: 'saved' });
  typeAnswer('q3', 0, 'venus');
  await clock.pass(400);
  expect(JSON.stringify(named('saveAnswer').at(-1)?.body)).not.toContain('inherited');
});

test('ROUND-04 a question that was asked while the page was away also starts with the texts of the previous one', async () => {
  const answered = demoQuestion({ answers: ['jupiter'] });
  const round = demoRound({ single_answer: true, asked: [answered] });
  const { start, known, refresh, clock, named, get } = testPlayer({ loadGame: demoGame({ ...playing, round }) });
  await start();
  known.loadGame = demoGame({
    ...playing,
    round: { ...round, asked: [answered, demoQuestion({ question_id: 'q2', question_index: 1 })] },
  });
  refresh();
  await clock.pass(10);
  expect(draftOf(get(), 'q2')).toMatchObject({ texts: ['jupiter'], state: 'local' });
  await clock.pass(400);
  expect(named('saveAnswer')).toMatchObject([{ body: { question_id: 'q2', answer: ['jupiter'], inherited: true } }]);
  expect(draftOf(get(), 'q2')?.state).toBe('saved');
});

test('ROUND-04 an inherited answer that a page left unsent is still inherited on the next', async () => {
  const storage = memoryStorage();
  const round = demoRound({ single_answer: true, asked: [demoQuestion()] });
  const first = testPlayer({ loadGame: demoGame({ ...playing, round }), saveAnswer: offline }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'jupiter');
  const asked = [demoQuestion(), demoQuestion({ question_id: 'q2', question_index: 1 })];
  await first.says({ type: 'ASK', asked });
  const next = testPlayer({ loadGame: demoGame({ ...playing, round: { ...round, asked } }) }, storage);
  await next.start();
  expect(draftOf(next.get(), 'q2')).toMatchObject({ texts: ['jupiter'], own: false });
  await next.clock.pass(400);
  const sent = next.named('saveAnswer').map(({ body }) => body as { question_id: string; inherited?: boolean });
  expect(sent.map(({ question_id, inherited }) => [question_id, inherited])).toEqual([
    ['q1', undefined],
    ['q2', true],
  ]);
});

test('H19 when the reply to a confirmed answer names another device’s late one, that one is shown', async () => {
  const { answer, reply } = heldBack();
  const { start, typeAnswer, says, clock, get } = testPlayer({
    saveAnswer: answer,
  });
  await start();
  typeAnswer('q1', 0, 'jupiter');
  await clock.pass(400);
  await says({ type: 'CAPTAIN_SUGGEST', teamid: 't-owls', question_id: 'q1', answers: ['jupiter'] });
  expect(draftOf(get())).toMatchObject({ texts: ['jupiter'], state: 'sending' });
  // The request was repeated after the close; the server replies with what it holds.
  reply({ status: 'late', question_id: 'q1', answer: ['mars'] });
  await clock.pass(0);
  expect(draftOf(get())).toMatchObject({ texts: ['mars'], state: 'late' });
});

test('ROUND-05 H22 an answer of another device, named in a reply while no round was open, is shown after a restart', async () => {
  const { answer, reply } = heldBack();
  const { start, typeAnswer, says, clock, get } = testPlayer({ saveAnswer: answer });
  await start();
  typeAnswer('q1', 0, 'jupiter');
  await clock.pass(400);
  await says({ type: 'CLOSE_SUBMISSIONS' });
  expect(get().view?.round).toBeNull();
  reply({ status: 'saved', question_id: 'q1', answer: ['mars'] });
  await clock.pass(0);
  expect(draftOf(get())).toMatchObject({ texts: ['mars'], state: 'saved' });
});

test('ROUND-06 a member’s draft is kept, and sent only when they suggest it', async () => {
  const { start, typeAnswer, flush, suggest, page, clock, named, get } = testPlayer({ loadGame: memberView() });
  await start();
  typeAnswer('q2', 0, 'Satur');
  expect(draftOf(get(), 'q2')).toMatchObject({ texts: ['Satur'], state: 'unsuggested' });
  flush();
  page.tell('hidden');
  await clock.pass(5_000);
  expect([named('suggestAnswer'), get().unsent]).toEqual([[], 0]);
  typeAnswer('q2', 0, 'Saturn');
  await suggest('q2', ' Saturn ');
  expect(named('suggestAnswer')).toMatchObject([
    { body: { game_id: 'g1', round_index: 0, q_idx: 1, suggestion: 'Saturn', question_id: 'q2' } },
  ]);
  expect(draftOf(get(), 'q2')?.state).toBe('saved');
  expect(named('saveAnswer')).toHaveLength(0);
});

test('ROUND-06 ROUND-13 a member’s unfinished text is there after a reload, and was not sent', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ loadGame: memberView() }, storage);
  await first.start();
  first.typeAnswer('q2', 0, 'Satur');
  first.page.tell('pagehide');
  const next = testPlayer({ loadGame: memberView() }, storage);
  await next.start();
  await next.clock.pass(1_000);
  expect(next.get().drafts).toEqual({ q2: { texts: ['Satur'], state: 'unsuggested', own: true } });
  await next.suggest('q2', 'Saturn');
  expect([...first.named('suggestAnswer'), ...next.named('suggestAnswer')]).toHaveLength(1);
  // The captain's answer is no longer a draft.
  const last = testPlayer({ loadGame: memberView() }, storage);
  await last.start();
  expect(draftOf(last.get(), 'q2')?.texts.join('')).toBe('');
});

test('ROUND-06 H22 a member’s unfinished text is there when a round that left the screen opens again', async () => {
  const { start, typeAnswer, says, clock, get } = testPlayer({ loadGame: memberView() });
  await start();
  typeAnswer('q1', 0, 'Jupi');
  await says({ type: 'CLOSE_SUBMISSIONS' });
  expect(get().view?.round).toBeNull();
  const { asked: _, doubled: __, submitted: ___, ...round } = demoRound();
  await says({ type: 'ROUND_START', round, round_index: 0, restart: true }, { type: 'OPEN_SUBMISSIONS' });
  await clock.pass(60_000);
  expect(get().view?.round?.asked).toHaveLength(2);
  expect(draftOf(get())).toMatchObject({ texts: ['Jupi'], state: 'unsuggested' });
});

test('ROUND-06 a member who types on while a suggestion waits keeps both: one is sent, the other stays', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ loadGame: memberView(), suggestAnswer: offline }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'Saturn');
  await expect(first.suggest('q1', 'Saturn')).rejects.toThrow('offline');
  expect(draftOf(first.get())).toMatchObject({ texts: ['Saturn'], state: 'local' });
  first.typeAnswer('q1', 0, 'Saturn or');
  const next = testPlayer({ loadGame: memberView() }, storage);
  await next.start();
  await next.clock.pass(60_000);
  expect(next.named('suggestAnswer')).toMatchObject([{ body: { suggestion: 'Saturn' } }]);
  expect(draftOf(next.get())).toMatchObject({ texts: ['Saturn or'], state: 'unsuggested' });
});

test('ROUND-06 a waiting suggestion is sent again after a reload, and leaves the field once it is saved', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ loadGame: memberView(), suggestAnswer: offline }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'Saturn');
  await expect(first.suggest('q1', 'Saturn')).rejects.toThrow('offline');
  const next = testPlayer({ loadGame: memberView(), suggestAnswer: offline }, storage);
  await next.start();
  await next.clock.pass(1_000);
  expect(draftOf(next.get())).toMatchObject({ texts: ['Saturn'], state: 'local' });
  next.known.suggestAnswer = { status: 'success' };
  await next.clock.pass(60_000);
  expect(draftOf(next.get())).toMatchObject({ texts: ['Saturn'], state: 'saved' });
});

test('ROUND-04 ROUND-06 a question asked while the page was away starts with a member’s unfinished text for the previous one', async () => {
  const storage = memoryStorage();
  const clues = (count: number) =>
    memberView({ ...playing, round: demoRound({ single_answer: true, asked: questions.slice(0, count) }) });
  const first = testPlayer({ loadGame: clues(1) }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'Kepl');
  const next = testPlayer({ loadGame: clues(2) }, storage);
  await next.start();
  expect(draftOf(next.get(), 'q2')).toMatchObject({ texts: ['Kepl'], state: 'unsuggested' });
  await next.suggest('q2', 'Kepler');
  // Once suggested, the text left at the previous question does not come back.
  const last = testPlayer({ loadGame: clues(2) }, storage);
  await last.start();
  expect(draftOf(last.get(), 'q2')?.texts.join('') ?? '').toBe('');
});

test('ROUND-06 a refused suggestion is shown as refused', async () => {
  const { start, suggest, get } = testPlayer({ loadGame: memberView(), suggestAnswer: refuses(409, 'Too late.') });
  await start();
  await expect(suggest('q1', 'x')).rejects.toMatchObject({ detail: 'Too late.' });
  expect(draftOf(get())).toMatchObject({ state: 'refused', reason: 'Too late.' });
  await expect(suggest('q1', '  ')).resolves.toBeUndefined();
});

test('G10 hiding the page sends what waits, with keepalive', async () => {
  const { start, typeAnswer, page, named, clock } = testPlayer();
  await start();
  typeAnswer('q1', 0, 'x');
  page.tell('hidden');
  await clock.pass(0);
  expect(named('saveAnswer')).toMatchObject([{ keepalive: true }]);
});

test('ROUND-07 ROUND-08 G8 submitting sends tidy answers under an id, and marks the round submitted', async () => {
  const { start, typeAnswer, submit, named, get, clock, storage } = testPlayer();
  await start();
  typeAnswer('q1', 0, ' JUPITER');
  await submit();
  expect(named('submitRound')).toMatchObject([
    {
      params: { id: 'g1', round: '1' },
      body: { doubled: false, answers: [['jupiter'], ['']], question_ids: ['q1', 'q2'] },
      headers: {
        'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
        'x-answer-seq': expect.stringMatching(/^\d+$/),
      },
    },
  ]);
  expect(get().view?.submitted).toEqual({ 1: submission });
  expect([screenOf(get()), get().submitting, get().said?.key]).toEqual([
    'submitted',
    { state: 'idle' },
    'round-submitted',
  ]);
  await clock.pass(1_000);
  // Answers in the submission need no saving any more.
  expect(named('saveAnswer')).toHaveLength(0);
  expect(waitingIn(storage.local, 'snug_submit.')).toEqual([]);
});

test('ROUND-11 ERR-24 a refused submission opens the round again with all its answers', async () => {
  const { start, typeAnswer, submit, get } = testPlayer({ submitRound: refuses(403, 'Only the captain submits.') });
  await start();
  typeAnswer('q1', 0, 'jupiter');
  await submit();
  expect(get().submitting).toEqual({ state: 'failed', detail: 'Only the captain submits.' });
  expect(draftOf(get())?.texts).toEqual(['jupiter']);
  expect(screenOf(get())).toBe('round');
});

test('H20 G8 after a timeout that follows the commit, the same id gets the same reply, and the round is submitted', async () => {
  const { start, submit, get, known, named, clock } = testPlayer({ submitRound: offline });
  await start();
  await submit();
  known.submitRound = { status: 'success', submission };
  await clock.pass(1_000);
  const [one, other, ...more] = named('submitRound').map(({ headers }) => headers?.['idempotency-key']);
  expect([one === other, more]).toEqual([true, []]);
  expect([screenOf(get()), get().submitting.state]).toEqual(['submitted', 'idle']);
});

test('H20 G10 without a line a submission waits on this phone, over a reload, and goes out by itself when it is back', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ saveAnswer: offline, submitRound: offline }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'jupiter');
  await first.submit();
  await first.clock.pass(25_000);
  expect([screenOf(first.get()), first.get().submitting]).toEqual(['round', { state: 'waiting' }]);
  expect(areAllSaved(first.get())).toBe(false);
  const next = testPlayer({ saveAnswer: offline, submitRound: offline }, storage);
  await next.start();
  expect(next.get().submitting).toEqual({ state: 'waiting' });
  next.known.submitRound = { status: 'success', submission };
  next.page.tell('online');
  await next.clock.pass(0);
  expect(next.named('submitRound')[0]?.headers).toEqual(first.named('submitRound')[0]?.headers);
  expect(next.named('submitRound').at(-1)?.body).toMatchObject({ answers: [['jupiter'], ['']] });
  expect([screenOf(next.get()), next.get().submitting]).toEqual(['submitted', { state: 'idle' }]);
});

test('H20 a failing host is no refusal: the submission waits as without a line', async () => {
  const { start, submit, get, clock, known } = testPlayer({ submitRound: refuses(503, 'Restarting.') });
  await start();
  await submit();
  expect(get().submitting).toEqual({ state: 'waiting' });
  known.submitRound = refuses(403, 'Only the captain submits.');
  await clock.pass(2_000);
  expect(get().submitting).toEqual({ state: 'failed', detail: 'Only the captain submits.' });
});

test('MSG-RECALL-b H29 a recall withdraws a submission that waits on this phone, and the round is open', async () => {
  const { start, submit, says, get, named, clock, known } = testPlayer({ submitRound: offline });
  await start();
  await submit();
  await says({ type: 'RECALL', question_id: 'q2', question_index: 1 });
  expect(get().submitting).toEqual({ state: 'idle' });
  known.submitRound = { status: 'success', submission };
  const { length } = named('submitRound');
  await clock.pass(60_000);
  expect([named('submitRound').length, screenOf(get())]).toEqual([length, 'round']);
});

test('H20 a 409 whose standing submission cannot be asked for is asked again, not refused', async () => {
  const { start, submit, get, known, clock } = testPlayer({ submitRound: refuses(409, 'Already submitted.') });
  await start();
  known.loadGame = offline;
  await submit();
  expect(get().submitting).toEqual({ state: 'waiting' });
  known.loadGame = demoGame({ ...playing, submitted: { 1: submission } });
  await clock.pass(1_000);
  expect(screenOf(get())).toBe('submitted');
});

const atClose = { ...submission, answers: [['jupiter'], ['']], at_close: true };

test('a round that closes while its submission waits: what was handed in stands, the captain’s own comes late beside it', async () => {
  const own = { ...submission, answers: [['jupiter'], ['mars']], late: true };
  const { start, typeAnswer, submit, says, get, known, clock } = testPlayer({
    saveAnswer: offline,
    submitRound: offline,
  });
  await start();
  typeAnswer('q2', 0, 'mars');
  await submit();
  await says(
    { type: 'CLOSE_SUBMISSIONS', keep_round: true },
    { type: 'SUBMIT_ANSWER', teamid: 't-owls', round_order: 1, submission: atClose },
    { type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 },
  );
  // It blocks nothing: the captain's screen stays.
  expect([screenOf(get()), get().submitting, get().said]).toMatchObject([
    'round',
    { state: 'waiting' },
    { key: 'handed-in', values: { answered: 1, of: 2 } },
  ]);
  known.submitRound = { status: 'late', submission: own };
  await clock.pass(30_000);
  expect(get()).toMatchObject({
    submitting: { state: 'idle' },
    view: { submitted: { 1: atClose }, late_submitted: { 1: own } },
  });
  // The host takes no answers beside it any more, and the one that waited is in it.
  expect([screenOf(get()), get().pending]).toEqual(['submitted', []]);
  await says({ type: 'SUBMIT_ANSWER', teamid: 't-owls', round_order: 1, submission: { ...own, late: false } });
  expect(get().view).toMatchObject({ submitted: { 1: { ...own, late: false } }, late_submitted: {} });
  expect([screenOf(get()), get().said?.key]).toEqual(['submitted', 'late-counts']);
});

test('what only a late submission holds is sent again once submissions reopen, and nothing replaces it', async () => {
  const own = { ...submission, answers: [['jupiter'], ['mars']], late: true };
  const { start, typeAnswer, submit, says, get, known, named, clock } = testPlayer({
    saveAnswer: { status: 'saved', question_id: 'q2', answer: ['venus'] },
    submitRound: { status: 'late', submission: own },
  });
  await start();
  typeAnswer('q2', 0, 'venus');
  await clock.pass(1_000);
  await says(
    { type: 'CAPTAIN_SUGGEST', teamid: 't-owls', question_id: 'q2', answers: ['venus'] },
    { type: 'CLOSE_SUBMISSIONS', keep_round: true },
  );
  known.saveAnswer = { status: 'late', question_id: 'q2', answer: ['mars'] };
  typeAnswer('q2', 0, 'mars');
  await clock.pass(1_000);
  await submit();
  await says(
    { type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id: 'late' },
    { type: 'OPEN_SUBMISSIONS' },
  );
  expect(draftOf(get(), 'q2')?.texts).toEqual(['mars']);
  known.saveAnswer = { status: 'saved', question_id: 'q2', answer: ['mars'] };
  await clock.pass(1_000);
  expect(draftOf(get(), 'q2')).toMatchObject({ texts: ['mars'], state: 'saved' });
  expect(named('saveAnswer').at(-1)?.body).toMatchObject({ answer: ['mars'] });
});

test('H20 a load that knows only what was handed in does not drop the captain’s own submission', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ submitRound: offline }, storage);
  await first.start();
  await first.submit();
  const round = demoRound({ asked: questions, submitted: true });
  const view = { ...playing, round, submitted: { 1: atClose } };
  const own = { ...submission, late: true };
  const next = testPlayer({ loadGame: demoGame(view), submitRound: { status: 'late', submission: own } }, storage);
  await next.start();
  expect(next.named('submitRound')[0]?.headers).toEqual(first.named('submitRound')[0]?.headers);
  expect(next.get().view?.late_submitted).toEqual({ 1: own });
  // Delivered, it is not sent again.
  const waiting = testPlayer({ submitRound: offline }, storage);
  await waiting.start();
  expect(waiting.named('submitRound')).toEqual([]);
});

test('an answer typed before the close and sent after it is late beside what was handed in', async () => {
  const { start, typeAnswer, says, get, known, clock } = testPlayer({ saveAnswer: offline });
  await start();
  typeAnswer('q2', 0, 'mars');
  await clock.pass(400);
  await says(
    { type: 'SUBMIT_ANSWER', teamid: 't-owls', round_order: 1, submission: atClose },
    { type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 },
  );
  expect(draftOf(get(), 'q2')?.state).toBe('local');
  known.saveAnswer = { status: 'late', question_id: 'q2', answer: ['mars'] };
  await clock.pass(30_000);
  expect(draftOf(get(), 'q2')).toMatchObject({ texts: ['mars'], state: 'late' });
});

test('a captain takes back what waits on this phone at once, and asks the host for what is there', async () => {
  const { start, submit, takeBack, says, get, known, named, clock } = testPlayer({ submitRound: offline });
  await start();
  await submit();
  await takeBack();
  expect([get().submitting, named('withdrawSubmission')]).toEqual([{ state: 'idle' }, []]);
  known.submitRound = { status: 'success', submission };
  await clock.pass(60_000);
  expect(get().view?.submitted).toEqual({});
  await submit();
  known.withdrawSubmission = refuses(409, 'Submissions are not open.');
  await expect(takeBack()).rejects.toThrow('Submissions are not open.');
  expect(screenOf(get())).toBe('submitted');
  known.withdrawSubmission = { status: 'success' };
  await takeBack();
  expect(named('withdrawSubmission').at(-1)).toMatchObject({ params: { id: 'g1', round: '1' } });
  await says(reset);
  expect(screenOf(get())).toBe('round');
});

test('H20 after a 409 another submission stands, and that one is shown', async () => {
  const other = { ...submission, answers: [['mars'], ['']] };
  const { start, submit, get, known } = testPlayer({ submitRound: refuses(409, 'Already submitted.') });
  await start();
  known.loadGame = demoGame({ ...playing, submitted: { 1: other } });
  await submit();
  expect(get().view?.submitted).toEqual({ 1: other });
  expect(screenOf(get())).toBe('submitted');
});

test('L3 H20 when another device submitted other answers meanwhile, this one’s are not shown as saved', async () => {
  const already = refuses(409, 'Your team has already submitted this round.');
  const { start, submit, typeAnswer, says, get, clock, known, named } = testPlayer({
    saveAnswer: offline,
    submitRound: offline,
  });
  const save = testPlayer().known.saveAnswer;
  await start();
  typeAnswer('q1', 0, 'jupiter');
  await clock.pass(400);
  known.loadGame = demoGame({ ...playing, submitted: { 1: { ...submission, answers: [['mars'], ['']] } } });
  known.submitRound = already;
  known.saveAnswer = already;
  await submit();
  expect([screenOf(get()), draftOf(get())?.state, areAllSaved(get())]).toEqual(['submitted', 'local', false]);
  await clock.pass(60_000);
  expect(draftOf(get())).toMatchObject({
    texts: ['jupiter'],
    state: 'refused',
    reason: expect.stringContaining('already'),
  });
  // The submission it was refused for is withdrawn.
  known.saveAnswer = save;
  await says(reset);
  await clock.pass(400);
  expect(draftOf(get())).toMatchObject({ texts: ['jupiter'], state: 'saved' });
  expect(named('saveAnswer').at(-1)?.body).toMatchObject({ answer: ['jupiter'] });
});

test('L3 G10 when a load finds the round submitted, answers in the submission are done, others are refused with the server’s text', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ saveAnswer: offline }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'Jupiter');
  first.typeAnswer('q2', 0, 'mars');
  await first.clock.pass(400);
  const other = { ...submission, answers: [['jupiter'], ['venus']] };
  const round = demoRound({ asked: questions, submitted: true });
  const next = testPlayer(
    {
      loadGame: demoGame({ ...playing, round, submitted: { 1: other } }),
      saveAnswer: refuses(409, 'Your team has already submitted this round.'),
    },
    storage,
  );
  await next.start();
  await next.clock.pass(1_000);
  expect(next.named('saveAnswer').map(({ body }) => (body as { answer: string[] }).answer)).toEqual([['mars']]);
  expect([draftOf(next.get()), draftOf(next.get(), 'q2')?.state]).toEqual([undefined, 'refused']);
  expect([next.get().unsent, areAllSaved(next.get())]).toEqual([0, false]);
});

test('H20 G10 when the page is killed while submitting, the next one continues under the same id', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ submitRound: never }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'jupiter');
  void first.submit();
  await first.clock.pass(0);
  const next = testPlayer({}, storage);
  await next.start();
  expect(next.named('submitRound')).toHaveLength(1);
  expect(next.named('submitRound')[0]?.headers).toEqual(first.named('submitRound')[0]?.headers);
  expect(next.named('submitRound')[0]?.body).toMatchObject({ answers: [['jupiter'], ['']] });
  expect(screenOf(next.get())).toBe('submitted');
});

test('H22 G10 a submission of a killed page goes in late once its round is over, and leaves the current round alone', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ submitRound: never }, storage);
  await first.start();
  void first.submit();
  await first.clock.pass(0);
  const round = demoRound({ round_id: 'r2', round_order: 2, asked: [demoQuestion({ question_id: 'q9' })] });
  const later = { ...playing, round_index: 1, round };
  const away = testPlayer({ loadGame: demoGame(later), submitRound: offline }, storage);
  await away.start();
  await away.clock.pass(60_000);
  expect(away.get().submitting).toEqual({ state: 'idle' });
  const late = { ...submission, late: true };
  const back = testPlayer({ loadGame: demoGame(later), submitRound: { status: 'late', submission: late } }, storage);
  await back.start();
  await back.clock.pass(0);
  expect(back.named('submitRound')).toMatchObject([{ params: { round: '1' } }]);
  expect(back.named('submitRound')[0]?.headers).toEqual(first.named('submitRound')[0]?.headers);
  expect([back.get().view?.submitted, screenOf(back.get()), back.get().submitting]).toEqual([
    { 1: late },
    'round',
    { state: 'idle' },
  ]);
  expect(waitingIn(storage.local, 'snug_submit.')).toEqual([]);
});

test('H22 G10 a submission delayed until its round has left the screen is retried by itself, and then nothing is pending', async () => {
  let isOffline = false;
  let cut = (_error: Error): void => {};
  const late = { ...submission, late: true };
  const { get, start, submit, says, clock, named } = testPlayer({
    loadGame: () => (isOffline ? offline() : demoGame(playing)),
    submitRound: () => {
      if (!isOffline && named('submitRound').length > 1) return { status: 'late', submission: late };
      return new Promise((_, reject) => {
        cut = reject;
      });
    },
  });
  await start();
  isOffline = true;
  void submit();
  await clock.pass(10);
  await says({ type: 'ROUND_END' });
  cut(new TypeError('offline'));
  await clock.pass(15_000);
  expect(get().submitting).toEqual({ state: 'sending' });
  isOffline = false;
  cut(new TypeError('offline'));
  await clock.pass(30_000);
  expect(get()).toMatchObject({ submitting: { state: 'idle' }, view: { submitted: { 1: late } } });
  expect(new Set(named('submitRound').map(({ headers }) => headers?.['idempotency-key'])).size).toBe(1);
});

test('H22 G10 a submission delayed while its player is logged out continues with the next load, also with an unsent answer', async () => {
  let cut = (_error: Error): void => {};
  const late = { ...submission, late: true };
  const replies = {
    saveAnswer: offline,
    submitRound: () =>
      new Promise((_, reject) => {
        cut = reject;
      }),
  };
  const { get, start, submit, typeAnswer, says, clock, named, known, session } = testPlayer(replies, memoryStorage(), {
    locks: fakeLocks().tab(),
  });
  await start();
  typeAnswer('q1', 0, 'Jupiter');
  await clock.pass(400);
  void submit();
  await clock.pass(10);
  await says({ type: 'ROUND_END' });
  // Nothing of hers is sent while nobody is logged in, and nothing can be loaded.
  known.loadGame = offline;
  session.setToken('h.p.s');
  cut(new TypeError('offline'));
  await clock.pass(60_000);
  expect(get().submitting).toEqual({ state: 'sending' });
  const { round: _, ...between } = playing;
  Object.assign(known, { loadGame: demoGame(between), submitRound: { status: 'late', submission: late } });
  session.clearToken();
  await clock.pass(10_000);
  expect(named('submitRound')).toHaveLength(2);
  expect(named('submitRound')).toHaveLength(2);
  expect([get().unsent, get().submitting]).toEqual([1, { state: 'idle' }]);
});

test('MSG-RECALL-b a recall that overtakes the submission leaves the round open, and the next submission is another one', async () => {
  const { answer, reply } = heldBack();
  const { start, submit, says, get, clock, named, known } = testPlayer({
    submitRound: answer,
  });
  await start();
  void submit();
  await clock.pass(0);
  await says({ type: 'RECALL', question_id: 'q2', question_index: 1 });
  reply({ status: 'success', submission });
  await clock.pass(0);
  expect([screenOf(get()), get().submitting]).toEqual(['round', { state: 'idle' }]);
  known.submitRound = { status: 'success', submission };
  await submit();
  const ids = named('submitRound').map(({ headers }) => headers?.['idempotency-key']);
  expect(ids[0]).not.toBe(ids[1]);
});

const reset: Message = { type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id: 's1' };

test('MSG-RESET_SUBMISSION H29 the same answers after a reset are another submission', async () => {
  const { start, submit, says, get, named } = testPlayer();
  await start();
  await submit();
  await says(reset);
  expect(screenOf(get())).toBe('round');
  await submit();
  const [first, second] = named('submitRound').map(({ headers }) => headers?.['idempotency-key']);
  expect([first === second, screenOf(get())]).toEqual([false, 'submitted']);
});

test('OPEN-34 H22 a late submission that is accepted before its reply arrives counts', async () => {
  const held = Promise.withResolvers<unknown>();
  const { start, submit, get, says, clock } = testPlayer({ submitRound: () => held.promise });
  await start();
  const sent = submit();
  const late = { ...submission, late: true };
  await says({ type: 'SUBMIT_ANSWER', teamid: 't-owls', round_order: 1, submission: late });
  await says({ type: 'SUBMIT_ANSWER', teamid: 't-owls', round_order: 1, submission });
  held.resolve({ status: 'late', submission: late });
  await sent;
  await clock.pass(0);
  expect(get().view?.submitted).toEqual({ 1: submission });
  expect(get().view?.round?.submitted).toBe(true);
});

test('MSG-RESET_SUBMISSION H29 a reset that overtakes the reply leaves the round open, with what was typed since', async () => {
  const { answer, reply } = heldBack();
  const { start, submit, says, typeAnswer, get, clock, named } = testPlayer({
    submitRound: answer,
  });
  await start();
  void submit();
  await clock.pass(0);
  const submission_id = named('submitRound')[0]?.headers?.['idempotency-key'] ?? '';
  await says({ type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 }, { ...reset, submission_id });
  typeAnswer('q1', 0, 'mars');
  reply({ status: 'success', submission });
  await clock.pass(300);
  expect([screenOf(get()), get().submitting]).toEqual(['round', { state: 'idle' }]);
  expect(named('saveAnswer')).toMatchObject([{ body: { answer: ['mars'] } }]);
});

test('MSG-RESET_SUBMISSION H29 a reset known only from a load leaves the round open when the reply comes after that load', async () => {
  const { answer, reply } = heldBack();
  const { start, submit, says, get, clock, known, named, sockets } = testPlayer({ submitRound: answer });
  await start();
  const sent = submit();
  await clock.pass(0);
  known.loadGame = demoGame({ ...playing, last_msg_id: 14 });
  await says({ type: 'RELOAD_GAME' });
  await clock.pass(1_000);
  sockets.latest().opened();
  const loads = named('loadGame').length;
  expect(loads).toBe(2);
  reply({ status: 'success', submission });
  await sent;
  expect([screenOf(get()), get().submitting, get().view?.submitted]).toEqual(['round', { state: 'idle' }, {}]);
  expect(named('loadGame')).toHaveLength(loads + 1);
});

test('ROUND-11 a submission stays submitted when its reply comes after a load that did not know it', async () => {
  const { answer, reply } = heldBack();
  const { start, submit, says, get, clock, known } = testPlayer({ submitRound: answer });
  await start();
  const sent = submit();
  await clock.pass(0);
  known.loadGame = demoGame({ ...playing, last_msg_id: 14 });
  await says({ type: 'RELOAD_GAME' });
  await clock.pass(1_000);
  known.loadGame = demoGame({ ...playing, last_msg_id: 16, submitted: { 1: submission } });
  reply({ status: 'success', submission });
  await sent;
  expect([screenOf(get()), get().submitting, get().view?.submitted]).toEqual([
    'submitted',
    { state: 'idle' },
    { 1: submission },
  ]);
});

test('MSG-RESET_SUBMISSION H29 of two loads at a time, the one that only checks the submission is not trusted', async () => {
  const { answer, reply } = heldBack();
  const asking = heldBack();
  const { start, submit, says, get, clock, known } = testPlayer({ submitRound: answer });
  await start();
  const sent = submit();
  await clock.pass(0);
  known.loadGame = demoGame({ ...playing, last_msg_id: 14 });
  await says({ type: 'RELOAD_GAME' });
  await clock.pass(1_000);
  // Requested before the submission was withdrawn, and answered after a load that knew it.
  known.loadGame = asking.answer;
  reply({ status: 'success', submission });
  await clock.pass(0);
  known.loadGame = demoGame({ ...playing, last_msg_id: 17 });
  await says({ type: 'RELOAD_GAME' });
  await clock.pass(1_000);
  asking.reply(demoGame({ ...playing, last_msg_id: 16, submitted: { 1: submission } }));
  await sent;
  expect([screenOf(get()), get().submitting, get().view?.submitted]).toEqual(['round', { state: 'idle' }, {}]);
});

test('H19 G19 a confirmed answer gives way to another device’s, also after a load, and before its reply arrives', async () => {
  const confirmed = demoGame({ ...playing, last_msg_id: 11, suggested: { q1: ['mars'] } });
  const { answer, reply } = heldBack();
  const { start, typeAnswer, says, get, clock, known, sockets } = testPlayer({ saveAnswer: answer });
  await start();
  typeAnswer('q1', 0, 'mars');
  await clock.pass(400);
  known.loadGame = confirmed;
  await says({ type: 'RELOAD_GAME' });
  await clock.pass(1_000);
  sockets.latest().opened();
  await clock.pass(10);
  await says({ type: 'CAPTAIN_SUGGEST', teamid: 't-owls', question_id: 'q1', answers: ['venus'] });
  reply({ status: 'saved', question_id: 'q1', answer: ['mars'] });
  await clock.pass(0);
  expect(draftOf(get())).toMatchObject({ texts: ['venus'], state: 'saved' });
});

test('ROUND-08 G10 a draft for the last question is not taken for submitted by a submission with another text', async () => {
  const other = { ...submission, single_answer: true, answers: [[''], ['plane']] };
  const round = demoRound({ ...playing.round, single_answer: true });
  const { start, typeAnswer, submit, clock, named, known, get } = testPlayer({
    loadGame: demoGame({ ...playing, round }),
    saveAnswer: offline,
    submitRound: refuses(409, 'Your team has already submitted this round.'),
  });
  await start();
  typeAnswer('q1', 0, 'train');
  typeAnswer('q2', 0, 'car');
  await clock.pass(400);
  const inVain = named('saveAnswer').length;
  // Another tab has submitted an older text.
  known.loadGame = demoGame({ ...playing, round: { ...round, submitted: true }, submitted: { 1: other } });
  known.saveAnswer = refuses(409, 'Your team has already submitted this round.');
  await submit();
  expect(screenOf(get())).toBe('submitted');
  await clock.pass(60_000);
  const sent = named('saveAnswer').slice(inVain);
  // The previous question is in no submission: the server refuses its answer separately.
  expect(sent.map(({ body }) => (body as { question_id: string }).question_id).sort()).toEqual(['q1', 'q2']);
  expect(draftOf(get(), 'q2')).toMatchObject({ texts: ['car'], state: 'refused' });
});

test('ROUND-08 S9 a draft for an earlier question that never reached the server is there again once the submission is withdrawn', async () => {
  const one = testPlayer({
    loadGame: demoGame({ ...playing, round: demoRound({ ...playing.round, single_answer: true }) }),
  });
  await one.start();
  one.typeAnswer('q1', 0, 'train');
  await one.clock.pass(1_000);
  await one.says({ type: 'CAPTAIN_SUGGEST', teamid: 't-owls', question_id: 'q1', answers: ['train'] });
  const save = one.known.saveAnswer;
  one.known.saveAnswer = offline;
  one.typeAnswer('q1', 0, 'plane');
  await one.clock.pass(400);
  one.known.submitRound = {
    status: 'success',
    submission: { ...submission, single_answer: true, answers: [[''], ['']] },
  };
  await one.submit();
  one.known.saveAnswer = refuses(409, 'Your team has already submitted this round.');
  await one.clock.pass(60_000);
  one.known.saveAnswer = save;
  await one.says({ type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 });
  await one.says({ type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id: 'x' });
  await one.clock.pass(1_000);
  expect(draftOf(one.get())).toMatchObject({ texts: ['plane'], state: 'saved' });
  expect(one.named('saveAnswer').at(-1)?.body).toMatchObject({ question_id: 'q1', answer: ['plane'] });
});

test.each(['q2', 'q3'])(
  'ROUND-04 ROUND-08 an unsent inherited answer stays below what another device typed for %s and submitted',
  async (id) => {
    const asked = ['q1', 'q2', 'q3'].map((question_id, place) => demoQuestion({ question_id, question_index: place }));
    const round = demoRound({ single_answer: true, asked: asked.slice(0, 1) });
    const one = testPlayer({ loadGame: demoGame({ ...playing, round }), saveAnswer: offline });
    const takes = testPlayer().known.saveAnswer;
    await one.start();
    one.typeAnswer('q1', 0, 'train');
    await one.says({ type: 'ASK', asked });
    await one.clock.pass(400);
    const inVain = one.named('saveAnswer').length;
    const other = { ...submission, single_answer: true, answers: [[''], [''], ['boat']] };
    one.known.loadGame = demoGame({
      ...playing,
      round: {
        ...round,
        asked: asked.map((question, place) => ({ ...question, answers: [['train', 'plane', 'boat'][place] ?? ''] })),
        submitted: true,
      },
      submitted: { 1: other },
      suggested: { q2: ['plane'], q3: ['boat'] },
    });
    one.known.saveAnswer = refuses(409, 'Your team has already submitted this round.');
    one.refresh();
    await one.clock.pass(60_000);
    one.sockets.latest().opened();
    one.known.saveAnswer = takes;
    await one.says({ type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id: 'x' });
    await one.clock.pass(1_000);
    const sent = one.named('saveAnswer').slice(inVain);
    expect(sent.map(({ body }) => (body as { question_id: string }).question_id)).not.toContain(id);
    expect(draftOf(one.get(), id)).toMatchObject({ texts: [id === 'q2' ? 'plane' : 'boat'], state: 'saved' });
  },
);

/** Accepts any submission. */
const takes = ({ body }: Sent) => ({
  status: 'success',
  submission: { ...submission, answers: (body as { answers: string[][] }).answers },
});
const lastMoment = async (one: ReturnType<typeof testPlayer>) => {
  one.known.submitRound = takes;
  await one.start();
  one.typeAnswer('q1', 0, 'jupiter');
  one.typeAnswer('q2', 0, 'mars');
  await one.clock.pass(1_000);
  await one.says({ type: 'CAPTAIN_SUGGEST', teamid: 't-owls', question_id: 'q2', answers: ['mars'] });
  one.typeAnswer('q1', 0, 'saturn');
  await one.submit();
  await one.says({ type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 });
  expect([draftOf(one.get())?.state, one.named('saveAnswer').length, areAllSaved(one.get())]).toEqual([
    'saved',
    2,
    true,
  ]);
};

test.each<[string, Message]>([
  ['RESET_SUBMISSION', reset],
  ['RECALL', { type: 'RECALL', question_id: 'q2', question_index: 1 }],
])(
  'G10 %s withdraws a submission: answers the server had only through it are local again, and sent',
  async (_, message) => {
    const one = testPlayer();
    await lastMoment(one);
    await one.says(message);
    expect(draftOf(one.get())).toMatchObject({ texts: ['saturn'], state: 'local', own: true });
    expect([one.get().unsent, areAllSaved(one.get())]).toEqual([1, false]);
    await one.clock.pass(400);
    expect(one.named('saveAnswer').at(-1)?.body).toMatchObject({ answer: ['saturn'], question_id: 'q1' });
    expect([one.named('saveAnswer').length, draftOf(one.get())?.state]).toEqual([3, 'saved']);
  },
);

test('G10 answers of a submission withdrawn while the page was away come back with the load', async () => {
  const one = testPlayer();
  await lastMoment(one);
  // The server has saved the submitted answers.
  const asked = questions.map((question, place) => ({ ...question, answers: [place === 0 ? 'saturn' : 'mars'] }));
  const suggested = { q1: ['saturn'], q2: ['mars'] };
  one.known.loadGame = demoGame({ ...playing, round: demoRound({ asked }), suggested });
  one.refresh();
  await one.clock.pass(1_000);
  expect(one.get().view?.round?.submitted).toBe(false);
  expect(draftOf(one.get())).toMatchObject({ texts: ['saturn'], state: 'saved' });
  expect(one.named('saveAnswer')).toHaveLength(2);
});

test('G10 after a load of a submitted round, its answers are not lost when the submission is withdrawn', async () => {
  // A load of a submitted round puts the submission into the inputs.
  const asked = [demoQuestion({ answers: ['saturn'] }), demoQuestion({ question_id: 'q2', question_index: 1 })];
  const round = demoRound({ asked, submitted: true });
  const loadGame = demoGame({ ...playing, round, submitted: { 1: { ...submission, answers: [['saturn'], ['']] } } });
  const { start, says, get, clock, named } = testPlayer({ loadGame });
  await start();
  expect([draftOf(get()), draftOf(get(), 'q2')]).toMatchObject([{ texts: ['saturn'], state: 'saved' }, undefined]);
  await says(reset);
  await clock.pass(400);
  expect(named('saveAnswer')).toMatchObject([{ body: { answer: ['saturn'], question_id: 'q1' } }]);
});

test('H29 a submission withdrawn while the page was away is not retried under its id', async () => {
  const { start, submit, get, known, named } = testPlayer({ submitRound: refuses(409, 'The round has changed.') });
  await start();
  await submit();
  expect(get().submitting).toEqual({ state: 'failed', detail: 'The round has changed.' });
  known.submitRound = { status: 'success', submission };
  await submit();
  const [first, second] = named('submitRound').map(({ headers }) => headers?.['idempotency-key']);
  expect(first).not.toBe(second);
});

const bensDrop: Message = {
  type: 'DROP_PLAYER',
  teamid: 't-owls',
  player_code: 'p-ben',
  player_name: 'Ben',
  reason: 'kicked by the captain',
  was_captain: false,
};
const bensPromotion: Message = { type: 'PROMOTE_CAPTAIN', teamid: 't-owls', player_code: 'p-ben' };

test('MSG-DROP_PLAYER the dropped player follows the game as a watcher from then on, with the dialog still open', async () => {
  const { start, says, get, known, clock, sockets } = testPlayer({ loadGame: memberView() });
  await start();
  const { me } = memberView();
  known.loadGame = demoGame({ ...playing, team: null, me: { ...me, status: 'watching', joined: false } });
  await says(bensDrop);
  await clock.pass(1_000);
  expect(sockets.latest().url).toContain('/watcher/');
  expect(get().dialogs).toEqual([{ kind: 'dropped' }]);
});

test('MSG-DROP_PLAYER ERR-11 a player dropped from a game that is closed to watchers first sees why, then No Game Access', async () => {
  const { start, says, get, known, clock } = testPlayer({ loadGame: memberView() });
  await start();
  known.loadGame = refuses(403, 'You are not in this game.');
  await says(bensDrop);
  await clock.pass(1_000);
  expect(get().dialogs.map(({ kind }) => kind)).toEqual(['dropped', 'no-access']);
});

test('MSG-KICK_TEAM-b a joined player goes home once the dialog was read', async () => {
  const { start, says, get, closeDialog, homeward } = testPlayer();
  await start();
  await says({ type: 'KICK_TEAM', teamid: 't-owls', team_name: 'The Night Owls' });
  expect([get().dialogs.length, homeward()]).toEqual([1, 0]);
  closeDialog();
  expect([get().dialogs.length, homeward()]).toEqual([0, 1]);
});

test('MSG-KICK_TEAM-b GAME-23 an unread dialog outlives a Refresh, and still leads home', async () => {
  const { start, says, get, known, clock, refresh, closeDialog, homeward } = testPlayer({ loadGame: memberView() });
  await start();
  await says(bensPromotion);
  await says({ type: 'KICK_TEAM', teamid: 't-owls', team_name: 'The Night Owls' });
  known.loadGame = demoGame({ ...playing, team: null, me: { ...memberView().me, status: 'watching', joined: false } });
  refresh();
  await clock.pass(1_000);
  expect(get().dialogs.map(({ kind }) => kind)).toEqual(['promoted', 'team-kicked']);
  closeDialog();
  closeDialog();
  expect([get().dialogs, homeward()]).toEqual([[], 1]);
});

test('ERR-11 each load decides anew whether there is access', async () => {
  const { subscribe, get, known, clock, refresh } = testPlayer({ loadGame: refuses(403, 'You have not joined.') });
  subscribe(() => {});
  await clock.pass(1_000);
  expect(get().dialogs).toEqual([{ kind: 'no-access' }]);
  known.loadGame = refuses(404, 'None.');
  refresh();
  expect(get().dialogs).toEqual([]);
  await clock.pass(1_000);
  expect(get().dialogs).toEqual([]);
});

test('MSG-PLAYER_INVITE after a load an invite that is over cannot be answered any more; one that stands can', async () => {
  const { start, says, get, known, clock, refresh } = testPlayer();
  await start();
  const [over, stands] = [demoInvite({ invite_id: 'i-over' }), demoInvite({ invite_id: 'i-stands' })];
  for (const invite of [over, stands]) await says({ type: 'PLAYER_INVITE', teamid: 't-quizzly', invite });
  known.loadGame = demoGame({ ...playing, invites: [stands] });
  refresh();
  await clock.pass(1_000);
  expect(get().dialogs).toEqual([{ kind: 'invite', invite: stands }]);
});

test('MSG-PLAYER_INVITE OPEN-50 an ignored invite is not asked about again after a reload, and stays pending; one left open is', async () => {
  const storage = memoryStorage();
  const ignored = demoInvite({ invite_id: 'i-ignored' });
  const answers = { loadGame: demoGame({ ...playing, invites: [ignored, demoInvite({ invite_id: 'i-open' })] }) };
  const first = testPlayer(answers, storage);
  await first.start();
  first.closeDialog();
  const next = testPlayer(answers, storage);
  await next.start();
  expect(next.get().dialogs).toMatchObject([{ kind: 'invite', invite: { invite_id: 'i-open' } }]);
  expect(next.get().view?.invites).toHaveLength(2);
  // A new invite of the same team asks again.
  const again = demoInvite({ invite_id: 'i-again' });
  await next.says({ type: 'PLAYER_INVITE', teamid: 't-quizzly', invite: again });
  expect(next.get().dialogs).toMatchObject([{ invite: { invite_id: 'i-open' } }, { invite: again }]);
});

test('CALL-30 an invite made here is in the team’s list, once, until the server says otherwise', async () => {
  const { start, says, get, keepInvite } = testPlayer();
  await start();
  const invite = demoInvite({ invite_id: 'i-new' });
  keepInvite(invite);
  keepInvite(invite);
  expect(get().view?.team?.invites).toEqual([invite]);
  await says({ type: 'CANCEL_INVITE', teamid: 't-owls', invite_id: 'i-new' });
  expect(get().view?.team?.invites).toEqual([]);
  await says({ type: 'KICK_TEAM', teamid: 't-owls', team_name: 'The Night Owls' });
  keepInvite(invite);
  expect(get().view?.team).toBeNull();
});

test('MSG-PROMOTE_CAPTAIN a member’s text is never sent as the team’s answer, also not by the next page', async () => {
  const storage = memoryStorage();
  const suggested = { q1: ['jupiter'] };
  const view = memberView({ ...playing, suggested });
  const first = testPlayer({ loadGame: view, suggestAnswer: offline }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'mars');
  await first.says(bensPromotion);
  expect(draftOf(first.get())).toEqual({ texts: ['jupiter'], state: 'saved' });
  await first.clock.pass(1_000);
  const next = testPlayer({ loadGame: { ...view, me: { ...view.me, is_captain: true } } }, storage);
  await next.start();
  await next.clock.pass(1_000);
  expect([...first.named('saveAnswer'), ...next.named('saveAnswer')]).toEqual([]);
});

test('MSG-PROMOTE_CAPTAIN when a member is promoted while the page was away, their unsuggested texts stay unsent', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ loadGame: memberView() }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'mars');
  const { me } = memberView();
  const next = testPlayer({ loadGame: demoGame({ ...playing, me: { ...me, is_captain: true } }) }, storage);
  await next.start();
  await next.clock.pass(1_000);
  expect(next.named('saveAnswer')).toEqual([]);
});

test('MSG-PROMOTE_CAPTAIN the captain’s answers do not become suggestions after stepping down', async () => {
  const { start, typeAnswer, says, clock, page, named, known } = testPlayer();
  await start();
  typeAnswer('q1', 0, 'jupiter');
  await clock.pass(300);
  known.loadGame = demoGame({ ...playing, me: { ...demoGame().me, is_captain: false }, last_msg_id: 12 });
  await says(bensPromotion, { type: 'RELOAD_GAME' });
  await clock.pass(1_000);
  page.tell('hidden');
  await clock.pass(0);
  expect([named('loadGame').length, named('suggestAnswer')]).toEqual([2, []]);
});

test('a double click submits once; without a round it says No active round!', async () => {
  const { start, submit, named } = testPlayer();
  await start();
  await Promise.all([submit(), submit()]);
  expect(named('submitRound')).toHaveLength(1);
  const between = testPlayer({ loadGame: demoGame() });
  await between.start();
  await expect(between.submit()).rejects.toThrow('No active round!');
});

test('ROUND-12 H25 doubling shows at once; when it fails it is reverted and announced', async () => {
  const { start, setDouble, get, known } = testPlayer();
  await start();
  const done = setDouble(true);
  expect(get().view?.round?.doubled).toBe(true);
  await done;
  expect(get().view?.round?.doubled).toBe(true);
  known.setDouble = refuses(409, 'Too late.');
  await setDouble(false);
  expect(get().view?.round?.doubled).toBe(true);
  expect(get().said?.key).toBe('double-failed');
});

test('G10 ROUND-12 a double that meets only network errors stays, is stored, and is sent when the page is back', async () => {
  const tabs = fakeSharedStorage();
  const first = testPlayer({ setDouble: offline }, tabs.tab());
  await first.start();
  await first.setDouble(true);
  expect([first.get().view?.round?.doubled, first.get().unsent, areAllSaved(first.get())]).toEqual([true, 1, false]);
  expect(first.get().said).toBeUndefined();
  const next = testPlayer({}, tabs.tab(), { seed: 2 });
  await next.start();
  await next.clock.pass(10);
  expect(next.get().view?.round?.doubled).toBe(true);
  expect(next.named('setDouble')).toMatchObject([{ params: { id: 'g1', round: '1' }, body: { doubled: true } }]);
  expect([next.get().unsent, areAllSaved(next.get()), waitingIn(tabs.tab().local, 'snug_double.')]).toEqual([
    0,
    true,
    [],
  ]);
});

test('ROUND-12 H25 a stored double that is refused later reverts to the server’s value, and that is announced', async () => {
  const { start, setDouble, get, known, page, clock } = testPlayer({ setDouble: offline });
  await start();
  await setDouble(true);
  expect(get().view?.round?.doubled).toBe(true);
  known.setDouble = refuses(409, 'Submissions are closed.');
  page.tell('online');
  await clock.pass(0);
  expect([get().view?.round?.doubled, get().said?.key, get().unsent]).toEqual([false, 'double-failed', 0]);
});

test('ROUND-12 H25 a double whose reply is lost stands, even if the repeated request is too late', async () => {
  const { start, setDouble, get, known, page, clock, says } = testPlayer({ setDouble: offline });
  await start();
  await setDouble(true);
  await says({ type: 'SET_DOUBLE', teamid: 't-owls', round_order: 1, doubled: true });
  known.setDouble = refuses(409, 'Submissions are closed.');
  page.tell('online');
  await clock.pass(0);
  expect([get().view?.round?.doubled, get().said, get().unsent]).toEqual([true, undefined, 0]);
});

test('ROUND-12 OPEN-34 a double that arrives after its round’s submission does not count, and that is announced', async () => {
  const held = Promise.withResolvers<unknown>();
  const { start, setDouble, submit, get, says, clock } = testPlayer({
    setDouble: () => held.promise,
    submitRound: { status: 'late', submission: { ...submission, doubled: false, late: true } },
  });
  await start();
  void setDouble(true);
  await clock.pass(0);
  await says({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  await submit();
  expect([get().view?.round?.doubled, get().unsent]).toEqual([false, 0]);
  expect(get().notice ?? get().said?.key).toBe('double-failed');
});

test('ROUND-12 H25 a double that another tab’s submission contradicts is reverted, and that is announced', async () => {
  const tabs = fakeSharedStorage();
  const first = testPlayer({ submitRound: () => new Promise(() => {}) }, tabs.tab());
  await first.start();
  void first.submit();
  await first.clock.pass(0);
  const [submitting, doubling] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const replies = { submitRound: () => submitting.promise, setDouble: () => doubling.promise };
  const second = testPlayer(replies, tabs.tab(), { seed: 2 });
  await second.start();
  // The tab that submits leads from now on, and continues what the other tab was sending.
  void second.setDouble(true);
  await second.clock.pass(0);
  expect([second.named('submitRound').length, second.named('setDouble').length]).toEqual([1, 1]);
  submitting.resolve({ status: 'success', submission: { ...submission, doubled: false, late: false } });
  await second.clock.pass(0);
  expect([second.get().view?.round?.doubled, second.get().unsent]).toEqual([false, 0]);
  expect(second.get().said?.key).toBe('double-failed');
});

test('H25 after several toggles one request is pending, and the last value stands', async () => {
  const replies: (() => void)[] = [];
  const { start, setDouble, get, named, clock, says } = testPlayer({
    setDouble: ({ body }: Sent) =>
      new Promise((resolve) => replies.push(() => resolve({ status: 'success', ...(body as object) }))),
  });
  await start();
  void setDouble(true);
  await clock.pass(0);
  void setDouble(false);
  void setDouble(true);
  void setDouble(false);
  await clock.pass(0);
  expect(named('setDouble')).toHaveLength(1);
  // The echo of the first toggle does not change the later one.
  await says({ type: 'SET_DOUBLE', teamid: 't-owls', round_order: 1, doubled: true });
  expect(get().view?.round?.doubled).toBe(false);
  replies[0]?.();
  await clock.pass(0);
  replies[1]?.();
  await clock.pass(0);
  expect(named('setDouble').map(({ body }) => body)).toMatchObject([{ doubled: true }, { doubled: false }]);
  expect([get().view?.round?.doubled, get().unsent]).toEqual([false, 0]);
});

test('H19 H25 doubles are sent with sequence numbers, and an overtaken one shows the server’s value', async () => {
  const { start, setDouble, get, named, known } = testPlayer();
  await start();
  await setDouble(true);
  await setDouble(false);
  known.setDouble = { status: 'success', doubled: false };
  // Another tab of this browser has reverted it since, and was faster.
  await setDouble(true);
  expect([get().view?.round?.doubled, get().unsent]).toEqual([false, 0]);
  const [first = 0, second = 0, third = 0] = named('setDouble').map(({ headers }) =>
    Number(headers?.[answerSequenceHeader]),
  );
  expect(first).toBeGreaterThan(0);
  expect([second > first, third > second]).toEqual([true, true]);
});

test('G10 ROUND-06 a suggestion survives a killed tab', async () => {
  const tabs = fakeSharedStorage();
  const store = fakePersistentStore();
  const first = testPlayer({ loadGame: memberView(), suggestAnswer: offline }, tabs.tab(), { persistentStore: store });
  await first.start();
  await expect(first.suggest('q1', 'Jupiter')).rejects.toThrow('offline');
  expect(draftOf(first.get())).toMatchObject({ texts: ['Jupiter'], state: 'local' });
  const next = testPlayer({ loadGame: memberView() }, tabs.tab(), { seed: 2, persistentStore: store });
  await next.start();
  await next.clock.pass(10);
  expect(next.named('suggestAnswer')).toMatchObject([{ body: { suggestion: 'Jupiter', question_id: 'q1' } }]);
  expect(draftOf(next.get())?.state).toBe('saved');
  expect(store.texts.size).toBe(0);
});

test('H21 G10 an answer is in the database before its request is sent, and an unloading page does not wait for the database', async () => {
  const store = fakePersistentStore();
  const tabs = fakeSharedStorage();
  const { start, typeAnswer, clock, named, page } = testPlayer({ saveAnswer: offline }, tabs.tab(), {
    persistentStore: store,
  });
  await start();
  typeAnswer('q1', 0, 'x');
  await clock.pass(0);
  expect([[...store.texts.keys()], named('saveAnswer').length]).toEqual([['snug_answer.g1.p-ada-t-owls.1.q1'], 0]);
  store.mode = 'hangs';
  typeAnswer('q1', 0, 'xy');
  page.tell('hidden');
  // In local storage, synchronously.
  expect(tabs.area.get('snug_answer.g1.p-ada-t-owls.1.q1')).toContain('"xy"');
  await clock.pass(0);
  expect(named('saveAnswer')).toMatchObject([{ keepalive: true, body: { answer: ['xy'] } }]);
});

test('H21 a database that never answers delays nothing for long', async () => {
  const store = fakePersistentStore();
  store.mode = 'hangs';
  const { subscribe, get, clock, typeAnswer } = testPlayer({}, fakeSharedStorage().tab(), { persistentStore: store });
  subscribe(() => {});
  await clock.pass(251);
  expect(get().phase).toBe('ready');
  typeAnswer('q1', 0, 'x');
  await clock.pass(300);
  expect(draftOf(get())?.state).toBe('saved');
});

test('G36 where nothing is stored the game says so', async () => {
  const tabs = fakeSharedStorage();
  const { start, get, clock, typeAnswer } = testPlayer({ saveAnswer: offline }, tabs.tab());
  await start();
  typeAnswer('q1', 0, 'x');
  await clock.pass(1);
  expect(get().isForgetful).toBe(false);
  tabs.isFull = true;
  typeAnswer('q1', 0, 'xy');
  await clock.pass(1);
  expect(get().isForgetful).toBe(true);
});

test('a refused answer can still be read after a reload, with the reason, and is not sent again', async () => {
  const storage = fakeSharedStorage().tab();
  const first = testPlayer({ saveAnswer: refuses(403, 'Only the captain answers.') }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'x');
  await first.clock.pass(400);
  const next = testPlayer({}, storage, { seed: 2 });
  await next.start();
  await next.clock.pass(1_000);
  expect(draftOf(next.get())).toMatchObject({ texts: ['x'], state: 'refused', reason: 'Only the captain answers.' });
  expect([next.named('saveAnswer'), areAllSaved(next.get())]).toEqual([[], false]);
});

/** Two tabs of one browser, with one clock, both showing the game. */
async function twoTabs(answers: Record<string, Answer> = {}) {
  const tabs = fakeSharedStorage();
  const clock = virtualClock();
  const store = fakePersistentStore();
  const one = testPlayer(answers, tabs.tab(), { clock, persistentStore: store, seed: 1 });
  await one.start();
  const other = testPlayer(answers, tabs.tab(), { clock, persistentStore: store, seed: 2 });
  await other.start();
  return { one, other, clock, store, tabs };
}

test('G19 of two tabs only the one in use sends; the other shows the outcome of what was typed there', async () => {
  const { one, other, clock } = await twoTabs({ saveAnswer: offline });
  one.typeAnswer('q1', 0, 'jupiter');
  await clock.pass(400);
  expect([one.named('saveAnswer').length, other.named('saveAnswer').length]).toEqual([1, 0]);
  // The player continues in the other window, where the network is back.
  other.known.saveAnswer = testPlayer().known.saveAnswer;
  other.typeAnswer('q2', 0, 'mars');
  await clock.pass(60_000);
  expect(one.named('saveAnswer')).toHaveLength(1);
  expect(other.named('saveAnswer').map(({ body }) => (body as { answer: string[] }).answer[0])).toEqual([
    'jupiter',
    'mars',
  ]);
  expect([draftOf(one.get())?.state, one.get().unsent, areAllSaved(one.get())]).toEqual(['saved', 0, true]);
});

test('MSG-OPEN_SUBMISSIONS H22 G19 when an answer is late in both tabs, the newer text is sent again, whichever tab is first', async () => {
  const late = (options: { body: { answer: string[] } }) => ({ status: 'late', question_id: 'q1', ...options.body });
  const { one, other, clock } = await twoTabs({ saveAnswer: late });
  for (const tab of [one, other]) await tab.says({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  one.typeAnswer('q1', 0, 'jupiter');
  await clock.pass(1_000);
  other.typeAnswer('q1', 0, 'mars');
  await clock.pass(1_000);
  for (const tab of [other, one]) {
    tab.known.saveAnswer = testPlayer().known.saveAnswer;
    await tab.says({ type: 'OPEN_SUBMISSIONS' });
    await clock.pass(1_000);
  }
  const sent = [one, other].flatMap((tab) => tab.named('saveAnswer').slice(1));
  expect(sent.map(({ body }) => (body as { answer: string[] }).answer)).toEqual([['mars'], ['mars']]);
  expect([draftOf(one.get()), draftOf(other.get())]).toMatchObject([
    { texts: ['mars'], state: 'saved' },
    { texts: ['mars'], state: 'saved' },
  ]);
});

test('MSG-OPEN_SUBMISSIONS H19 G19 a late answer that is tried again has a lower number than what another tab has typed since', async () => {
  const { one, other, clock } = await twoTabs({
    saveAnswer: ({ body }: Sent) => ({ ...(body as object), status: 'late' }),
  });
  for (const tab of [one, other]) await tab.says({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  one.typeAnswer('q1', 0, 'jupiter');
  await clock.pass(1_000);
  for (const tab of [one, other]) tab.known.saveAnswer = offline;
  other.typeAnswer('q1', 0, 'mars');
  await clock.pass(10);
  await one.says({ type: 'OPEN_SUBMISSIONS' });
  await clock.pass(60_000);
  const numbers = [one, other].flatMap((tab) =>
    tab.named('saveAnswer').map(({ body, headers }) => ({
      text: (body as { answer: string[] }).answer[0],
      number: Number(headers?.['x-answer-seq']),
    })),
  );
  const [last] = numbers.toSorted((a, b) => b.number - a.number);
  expect(last?.text).toBe('mars');
});

test('MSG-RESET_SUBMISSION H22 G19 open again, a tab that was refused sends what another tab has delivered since', async () => {
  const { one, other, clock } = await twoTabs({
    saveAnswer: refuses(409, 'Your team has already submitted this round.'),
  });
  await one.says({ type: 'SUBMIT_ANSWER', teamid: 't-owls', round_order: 1, submission });
  one.typeAnswer('q1', 0, 'mars');
  await clock.pass(1_000);
  expect(draftOf(one.get())).toMatchObject({ texts: ['mars'], state: 'refused' });
  other.known.saveAnswer = ({ body }: Sent) => ({ ...(body as object), status: 'late' });
  other.typeAnswer('q1', 0, 'venus');
  await clock.pass(1_000);
  one.known.saveAnswer = testPlayer().known.saveAnswer;
  await one.says({ type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 });
  await one.says(reset);
  await clock.pass(1_000);
  expect(one.named('saveAnswer').at(-1)).toMatchObject({ body: { answer: ['venus'] } });
  expect(draftOf(one.get())).toMatchObject({ texts: ['venus'] });
});

test('L3 G19 typed here, then in another tab, and delivered there: both tabs show what the server holds', async () => {
  const { one, other, clock } = await twoTabs({ saveAnswer: offline });
  one.typeAnswer('q1', 0, 'jupiter');
  await clock.pass(400);
  other.known.saveAnswer = testPlayer().known.saveAnswer;
  other.typeAnswer('q1', 0, 'mars');
  await clock.pass(60_000);
  expect([draftOf(one.get()), draftOf(other.get())]).toMatchObject([
    { texts: ['mars'], state: 'saved' },
    { texts: ['mars'], state: 'saved' },
  ]);
});

test('L3 G19 a reply slower than another tab’s newer delivery shows the newer one', async () => {
  const { answer, reply } = heldBack();
  const { one, other, clock } = await twoTabs({ saveAnswer: answer });
  one.typeAnswer('q1', 0, 'jupiter');
  await clock.pass(400);
  other.known.saveAnswer = testPlayer().known.saveAnswer;
  other.typeAnswer('q1', 0, 'mars');
  await clock.pass(1_000);
  reply({ status: 'saved', question_id: 'q1', answer: ['jupiter'] });
  await clock.pass(1_000);
  expect([draftOf(one.get()), draftOf(other.get())]).toMatchObject([
    { texts: ['mars'], state: 'saved' },
    { texts: ['mars'], state: 'saved' },
  ]);
});

test('H25 a double that was overtaken and stands nowhere is announced as failed', async () => {
  const { start, setDouble, get, known } = testPlayer();
  await start();
  known.setDouble = { status: 'success', doubled: false };
  await setDouble(true);
  expect([get().view?.round?.doubled, get().said?.key]).toEqual([false, 'double-failed']);
});

test('H25 G19 a double that another tab reverted faster stands in no tab', async () => {
  const { answer, reply } = heldBack();
  const { one, other, clock } = await twoTabs({ setDouble: answer });
  void one.setDouble(true);
  await clock.pass(400);
  other.known.setDouble = testPlayer().known.setDouble;
  void other.setDouble(false);
  await clock.pass(400);
  reply({ status: 'success', doubled: true });
  await clock.pass(1_000);
  expect([one, other].map((tab) => [tab.get().view?.round?.doubled, tab.get().unsent])).toEqual([
    [false, 0],
    [false, 0],
  ]);
});

const askedAgain: readonly Message[] = [
  { type: 'RECALL', question_id: 'q1', question_index: 0 },
  { type: 'ASK', asked: [...questions] },
];

test('MSG-RECALL G10 a tab that hears of a recall late drops nothing that another tab has written since, and shows it once it is asked', async () => {
  const { one, other, clock } = await twoTabs({ saveAnswer: offline });
  await one.says(...askedAgain);
  one.typeAnswer('q1', 0, 'mars');
  await clock.pass(1_000);
  // The other tab is used, takes over the unsent writes, and only then receives the recall.
  other.typeAnswer('q2', 0, 'venus');
  await clock.pass(1_000);
  await other.says(...askedAgain);
  expect([draftOf(one.get()), draftOf(other.get())]).toMatchObject([
    { texts: ['mars'], state: 'local' },
    { texts: ['mars'], state: 'local' },
  ]);
  for (const tab of [one, other]) tab.known.saveAnswer = testPlayer().known.saveAnswer;
  await clock.pass(120_000);
  expect([one, other].map((tab) => [draftOf(tab.get())?.texts, draftOf(tab.get())?.state, tab.get().unsent])).toEqual([
    [['mars'], 'saved', 0],
    [['mars'], 'saved', 0],
  ]);
  const sent = [one, other].flatMap((tab) => tab.named('saveAnswer').map(({ body }) => body as { answer: string[] }));
  expect(sent.filter(({ answer }) => answer[0] === 'mars').length).toBeGreaterThan(1);
});

test('MSG-RECALL G10 an answer dropped by a tab that hears of a recall late is sent by the tab that shows it, once it is asked again', async () => {
  const { one, other, clock } = await twoTabs({ saveAnswer: offline });
  await one.says(...askedAgain);
  // Typed in the tab that still shows the first version of the question.
  other.typeAnswer('q1', 0, 'mars');
  await clock.pass(1_000);
  one.typeAnswer('q2', 0, 'venus');
  await clock.pass(1_000);
  expect(draftOf(one.get())).toMatchObject({ texts: ['mars'], state: 'local' });
  await other.says(...askedAgain);
  await clock.pass(1_000);
  expect([draftOf(one.get())?.state, one.get().unsent]).toEqual(['local', 2]);
  for (const tab of [one, other]) tab.known.saveAnswer = testPlayer().known.saveAnswer;
  await clock.pass(120_000);
  expect(draftOf(one.get())).toMatchObject({ texts: ['mars'], state: 'saved' });
  expect([one.get().unsent, other.get().unsent]).toEqual([0, 0]);
});

test('MSG-RECALL G10 a suggestion dropped by a late tab is sent by the tab that shows it, once it is asked again', async () => {
  const { one, other, clock } = await twoTabs({ loadGame: memberView(), suggestAnswer: offline });
  await one.says(...askedAgain);
  other.suggest('q1', 'mars').catch(() => {});
  await clock.pass(1_000);
  one.suggest('q2', 'venus').catch(() => {});
  await clock.pass(1_000);
  expect(draftOf(one.get())).toMatchObject({ texts: ['mars'], state: 'local' });
  await other.says(...askedAgain);
  await clock.pass(1_000);
  expect([draftOf(one.get())?.state, one.get().unsent]).toEqual(['local', 2]);
  for (const tab of [one, other]) tab.known.suggestAnswer = testPlayer().known.suggestAnswer;
  await clock.pass(120_000);
  expect([draftOf(one.get())?.state, one.get().unsent, other.get().unsent]).toEqual(['saved', 0, 0]);
  const brought = one.named('suggestAnswer').map(({ body }) => (body as { suggestion: string }).suggestion);
  expect(brought).toContain('mars');
});

test('H29 a suggestion that no tab could send before the round was submitted is not shown as delivered', async () => {
  const { one, clock, store, tabs } = await twoTabs({ loadGame: memberView(), suggestAnswer: offline });
  one.suggest('q1', 'mars').catch(() => {});
  await clock.pass(1_000);
  const { round, ...rest } = memberView();
  const next = testPlayer({ loadGame: { ...rest, round: { ...round, submitted: true } } }, tabs.tab(), {
    clock,
    persistentStore: store,
    seed: 3,
  });
  await next.start();
  await clock.pass(1_000);
  expect(draftOf(one.get())).toMatchObject({ texts: ['mars'], state: 'local' });
});

test('ROUND-04 G10 what another tab has typed for a question is not overwritten by what this one inherits late', async () => {
  const clues = questions.map((question) => ({ ...question, num_answers: 1 }));
  const round = demoRound({ single_answer: true, asked: clues.slice(0, 1) });
  const { one, other, clock } = await twoTabs({ loadGame: demoGame({ ...playing, round }), saveAnswer: offline });
  for (const tab of [one, other])
    await tab.says({ type: 'CAPTAIN_SUGGEST', teamid: 't-owls', question_id: 'q1', answers: ['jupiter'] });
  const asked: Message = { type: 'ASK', asked: clues };
  await one.says(asked);
  one.typeAnswer('q2', 0, 'mars');
  await clock.pass(1_000);
  other.typeAnswer('q1', 0, 'saturn');
  await clock.pass(1_000);
  await other.says(asked);
  await clock.pass(1_000);
  expect(draftOf(other.get(), 'q2')).toMatchObject({ texts: ['mars'] });
  for (const tab of [one, other]) tab.known.saveAnswer = testPlayer().known.saveAnswer;
  await clock.pass(120_000);
  expect([one, other].map((tab) => [draftOf(tab.get(), 'q2')?.texts, draftOf(tab.get(), 'q2')?.state])).toEqual([
    [['mars'], 'saved'],
    [['mars'], 'saved'],
  ]);
});

test('MSG-RECALL OPEN-38 unsent writes of an earlier page are dropped with a recalled question', async () => {
  const tab = fakeSharedStorage().tab();
  const first = testPlayer({ saveAnswer: offline }, tab);
  await first.start();
  first.typeAnswer('q1', 0, 'mars');
  await first.clock.pass(1_000);
  const next = testPlayer({ saveAnswer: offline }, tab, { seed: 2 });
  await next.start();
  expect([draftOf(next.get())?.texts, next.get().unsent]).toEqual([['mars'], 1]);
  await next.says({ type: 'RECALL', question_id: 'q1', question_index: 0 });
  expect(next.get().unsent).toBe(0);
});

test('G19 ROUND-06 a suggestion whose reply is slower than another tab’s newer one is shown as delivered', async () => {
  const { answer, reply } = heldBack();
  const { one, other, clock } = await twoTabs({ loadGame: memberView(), suggestAnswer: answer });
  void one.suggest('q1', 'jupiter');
  await clock.pass(400);
  other.known.suggestAnswer = testPlayer().known.suggestAnswer;
  void other.suggest('q1', 'mars');
  await clock.pass(1_000);
  reply({ status: 'success' });
  await clock.pass(1_000);
  expect([one, other].map((tab) => [draftOf(tab.get())?.state, tab.get().unsent])).toEqual([
    ['saved', 0],
    ['saved', 0],
  ]);
});

test('L3 G19 when a tab submits again what the other had submitted, a draft that is not in it is not shown as saved', async () => {
  const { one, other, clock } = await twoTabs({ submitRound: never });
  void one.submit();
  await clock.pass(10);
  other.known.submitRound = takes;
  other.known.saveAnswer = refuses(409, 'Your team has already submitted this round.');
  other.typeAnswer('q1', 0, 'jupiter');
  await clock.pass(10);
  expect(other.named('submitRound')).toMatchObject([{ body: { answers: [[''], ['']] } }]);
  expect([screenOf(other.get()), draftOf(other.get())?.state]).toEqual(['submitted', 'local']);
  await clock.pass(1_000);
  expect(draftOf(other.get())).toMatchObject({ texts: ['jupiter'], state: 'refused' });
});

test('H29 a withdrawn submission is withdrawn in every tab, also for a reply that comes later', async () => {
  const { answer, reply } = heldBack();
  const { one, other, clock, tabs } = await twoTabs({
    submitRound: answer,
  });
  void one.submit();
  await clock.pass(10);
  const submission_id = one.named('submitRound')[0]?.headers?.['idempotency-key'] ?? '';
  await other.says({ type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 }, { ...reset, submission_id });
  reply({ status: 'success', submission });
  await clock.pass(10);
  expect([screenOf(one.get()), screenOf(other.get())]).toEqual(['round', 'round']);
  const next = testPlayer({}, tabs.tab(), { clock, seed: 3 });
  await next.start();
  await clock.pass(10);
  expect(next.named('submitRound')).toHaveLength(0);
});

test('G19 H20 when the submitting tab is hidden, where it may freeze, another tab continues under the same id', async () => {
  const { one, other, clock } = await twoTabs({ submitRound: never });
  void one.submit();
  await clock.pass(10);
  expect(other.named('submitRound')).toHaveLength(0);
  other.known.submitRound = { status: 'success', submission };
  one.page.tell('hidden');
  await clock.pass(10);
  expect(other.named('submitRound')[0]?.headers).toEqual(one.named('submitRound')[0]?.headers);
  expect(screenOf(other.get())).toBe('submitted');
});

test('after a login the game is loaded for the new player, and their stream followed', async () => {
  const { start, session, clock, named, sockets } = testPlayer();
  await start();
  session.setToken('h.p.s');
  await clock.pass(10);
  expect(named('loadGame')).toHaveLength(2);
  expect(sockets.latest().url).toContain('token=h.p.s');
});

test('H21 a token renewed during a load does not stop what is typed then from being sent', async () => {
  let reply: (view: unknown) => void = () => {};
  const asked = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  const { subscribe, session, clock, named, known, sockets, typeAnswer, get } = testPlayer({ loadGame: asked });
  subscribe(() => {});
  await clock.pass(0);
  known.loadGame = demoGame(playing);
  session.setToken('h.p.s');
  reply(demoGame(playing));
  await clock.pass(10);
  sockets.latest().opened();
  expect(sockets.latest().url).toContain('token=h.p.s');
  typeAnswer('q1', 0, 'jupiter');
  await clock.pass(1_000);
  expect(named('saveAnswer')).toHaveLength(1);
  expect(draftOf(get())).toMatchObject({ texts: ['jupiter'], state: 'saved' });
});

test('H21 another player on this device never sends the previous player’s answers', async () => {
  const { start, typeAnswer, known, session, clock, named, get } = testPlayer({ saveAnswer: offline });
  await start();
  typeAnswer('q1', 0, 'mine');
  await clock.pass(400);
  const before = named('saveAnswer').length;
  known.loadGame = memberView({ ...playing, round: demoRound({ asked: questions }) });
  session.setToken('h.p.s');
  await clock.pass(60_000);
  expect(named('saveAnswer')).toHaveLength(before);
  expect(get().view?.me.player_code).toBe('p-ben');
});

test('H21 nothing is sent in the name of a new login before its load, and a renewed token interrupts nothing', async () => {
  const { start, typeAnswer, session, clock, named, known, get, sockets, page } = testPlayer({ saveAnswer: offline });
  const save = testPlayer().known.saveAnswer;
  await start();
  typeAnswer('q1', 0, 'mine');
  await clock.pass(400);
  const before = named('saveAnswer').length;
  known.saveAnswer = save;
  known.loadGame = offline;
  session.setToken('h.p.s');
  await clock.pass(60_000);
  expect(named('saveAnswer')).toHaveLength(before);
  known.loadGame = demoGame(playing);
  page.tell('online');
  await clock.pass(10);
  sockets.latest().opened();
  await clock.pass(10);
  expect(draftOf(get())).toMatchObject({ texts: ['mine'], state: 'saved' });
});

test('everything works with storage that throws', async () => {
  const blocked = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const { guardedStorage } = await import('../storage.ts');
  const { start, typeAnswer, submit, clock, get } = testPlayer(
    {},
    guardedStorage({ local: blocked, session: blocked }),
  );
  await start();
  typeAnswer('q1', 0, 'jupiter');
  await clock.pass(400);
  expect(draftOf(get())?.state).toBe('saved');
  await submit();
  expect(screenOf(get())).toBe('submitted');
});

test('a client without a database and locks of its own uses none of the page’s', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const open = vi.fn(never);
  vi.stubGlobal('indexedDB', { open });
  vi.stubGlobal('navigator', { locks: { request: open } });
  const clock = virtualClock();
  const { call, session, storage } = fakeClient({ answers: { loadGame: demoGame(playing) } });
  const none = { persistentStore: undefined, locks: undefined };
  for (const seams of [none, {}]) {
    open.mockClear();
    const game = createGameClient({ origin: '', call, session, storage }, 'g1', {
      ...seams,
      clock,
      random: seededRandom(),
      visibility: fakePage(),
      socket: fakeSockets().open,
    });
    const stop = game.subscribe(() => {});
    await clock.pass(10);
    game.typeAnswer('q1', 0, 'jupiter');
    await clock.pass(400);
    stop();
    if (seams === none) expect(open).not.toHaveBeenCalled();
    else expect(open).toHaveBeenCalled();
  }
});
