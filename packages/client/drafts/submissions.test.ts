import { idempotencyHeader, type Message } from '@snug/contract';
import {
  fakePersistentStore,
  fakeSharedStorage,
  heldBack,
  never,
  offline,
  playing,
  questions,
  refuses,
  submission,
  testPlayer,
  waitingIn,
} from '@snug/testing/client';
import { expect, test } from 'vitest';
import { demoGame, demoQuestion, demoRound } from '../fake/demo-game.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { type GuardedStorage, memoryStorage } from '../storage.ts';

// The submission of a round and its id, over reloads, tabs and resets (H20, H29).

type Player = ReturnType<typeof testPlayer>;

/** Every page draws other ids. */
let seed = 0;

async function page(
  storage: GuardedStorage,
  ...[replies, seams]: [Parameters<typeof testPlayer>[0]?, Parameters<typeof testPlayer>[2]?]
) {
  seed++;
  const player = testPlayer({ submitRound: refuses(403, 'No.'), ...replies }, storage, { seed, ...seams });
  await player.start();
  return player;
}

const idsOf = (player: Player) => player.named('submitRound').map(({ headers }) => headers?.[idempotencyHeader]);
/** Submits, and tells the id. */
async function submits(player: Player): Promise<string> {
  void player.submit();
  await player.clock.pass(50);
  return idsOf(player).at(-1) ?? '';
}
const reset = (submission_id: string): Message => ({
  type: 'RESET_SUBMISSION',
  teamid: 't-owls',
  round_order: 1,
  submission_id,
});

test('G8 H20 the same submission keeps its id, over reloads and failures; another one gets another', async () => {
  const storage = memoryStorage();
  const first = await page(storage);
  const id = await submits(first);
  expect(first.get().submitting).toEqual({ state: 'failed', detail: 'No.' });
  expect(await submits(first)).toBe(id);
  const next = await page(storage);
  expect(await submits(next)).toBe(id);
  await next.setDouble(true);
  const doubled = await submits(next);
  expect(doubled).not.toBe(id);
  await next.says({ type: 'ASK', asked: [...questions, demoQuestion({ question_id: 'q3', question_index: 2 })] });
  expect(await submits(next)).not.toBe(doubled);
  const round = demoRound({ round_id: 'r2', round_order: 2, asked: questions });
  const later = await page(storage, { loadGame: demoGame({ ...playing, round }) });
  const other = await submits(later);
  expect(other).not.toBe(id);
  // Accepted by now, and withdrawn: the same answers are another submission.
  later.known.submitRound = { status: 'success', submission };
  expect(await submits(later)).toBe(other);
  await later.says({ ...reset(other), round_order: 2 } as Message);
  expect(await submits(later)).not.toBe(other);
});

test('another player on the same phone has another submission', async () => {
  const storage = memoryStorage();
  const ada = await page(storage, { submitRound: never });
  const id = await submits(ada);
  const zoe = await page(storage, {
    loadGame: demoGame({ ...playing, me: { ...demoGame().me, player_code: 'p-zoe' } }),
  });
  expect(idsOf(zoe)).toEqual([]);
  expect(await submits(zoe)).not.toBe(id);
});

test('H29 a tombstone overrides the outbox, also in another tab and after a reload; the same answers are another submission', async () => {
  const tabs = fakeSharedStorage();
  const clock = virtualClock();
  const { answer, reply } = heldBack();
  const first = await page(tabs.tab(), { submitRound: answer }, { clock });
  const id = await submits(first);
  // Another tab hears of the reset, while the first one sleeps.
  const other = await page(tabs.tab(), {}, { clock });
  await other.says(reset(id));
  await clock.pass(0);
  reply({ status: 'success', submission });
  await clock.pass(50);
  expect(first.get().view?.round?.submitted).toBe(false);
  expect(waitingIn(tabs.tab().local, 'snug_submit.')).toEqual([]);
  const reloaded = await page(tabs.tab(), {}, { clock });
  expect(idsOf(reloaded)).toEqual([]);
  expect(await submits(reloaded)).not.toBe(id);
});

test('H29 a recall withdraws what was started before it, not what is started after', async () => {
  const { answer, reply } = heldBack();
  const player = await page(memoryStorage(), { submitRound: answer });
  const before = await submits(player);
  await player.says({ type: 'RECALL', question_id: 'q2', question_index: 1 });
  player.known.submitRound = { status: 'success', submission };
  void player.submit();
  await player.clock.pass(50);
  expect(idsOf(player)).toEqual([before]);
  reply({ status: 'success', submission });
  await player.clock.pass(50);
  const [, after] = idsOf(player);
  expect([after === before, player.named('submitRound').length]).toEqual([false, 2]);
  expect(player.get()).toMatchObject({ submitting: { state: 'idle' }, view: { round: { submitted: true } } });
});

test('a tombstone and a submission expire after a day', async () => {
  const storage = memoryStorage();
  const clock = virtualClock();
  const player = await page(storage, {}, { clock });
  await player.says(reset(await submits(player)));
  await submits(player);
  expect(storage.local.keys('snug_reset.')).toHaveLength(1);
  await clock.pass(86_400_001);
  const next = await page(storage, { submitRound: offline }, { clock });
  await clock.pass(1_000);
  expect([...storage.local.keys('snug_reset.'), ...storage.local.keys('snug_submit.'), ...idsOf(next)]).toEqual([]);
});

const stored = {
  id: 'made-before',
  doubled: false,
  answers: [[''], ['']],
  question_ids: ['q1', 'q2'],
  isSending: true,
};

test('a submission stored by an earlier version is restored', async () => {
  const storage = memoryStorage();
  storage.local.set('snug_submit.g1.p-ada-t-owls.1', JSON.stringify(stored));
  const player = await page(storage);
  expect(idsOf(player)).toEqual(['made-before']);
});

test.each(['{', '[]', '{"id":"x"}', '{"at":1000000}'])('H68 a corrupted record %j is ignored', async (text) => {
  const storage = memoryStorage();
  storage.local.set('snug_submit.g1.p-ada-t-owls.1', text);
  const player = await page(storage);
  expect(idsOf(player)).toEqual([]);
  expect(await submits(player)).not.toBe('');
});

test('H23 a submission that meets an ended login waits for the next one', async () => {
  const player = await page(memoryStorage(), { submitRound: refuses(401, 'Login ended.') });
  await submits(player);
  expect(player.get().submitting).toEqual({ state: 'waiting' });
  player.known.submitRound = { status: 'success', submission };
  await player.clock.pass(60_000);
  expect(new Set(idsOf(player)).size).toBe(1);
  expect(player.get().view?.round?.submitted).toBe(true);
});

test('H20 H68 where local storage is full, a submission that is put aside keeps its id over a reload', async () => {
  const tabs = fakeSharedStorage();
  const persistentStore = fakePersistentStore();
  const first = await page(tabs.tab(), {}, { persistentStore });
  tabs.isFull = true;
  const id = await submits(first);
  expect(first.get().submitting.state).toBe('failed');
  const next = await page(tabs.tab(), {}, { persistentStore });
  expect(await submits(next)).toBe(id);
});

test('H21 another player’s load tells nothing of this player’s submission', async () => {
  const storage = memoryStorage();
  const { answer, reply } = heldBack();
  const ada = await page(storage, { submitRound: answer });
  await submits(ada);
  const round = demoRound({ asked: questions, submitted: true });
  ada.known.loadGame = demoGame({
    ...playing,
    last_msg_id: 11,
    me: { ...demoGame().me, player_code: 'p-zoe' },
    submitted: { 1: submission },
    round,
  });
  ada.session.setToken('z.o.e');
  await ada.clock.pass(200);
  reply(Promise.reject(new TypeError('Failed to fetch')));
  await ada.clock.pass(30_000);
  expect(waitingIn(storage.local, 'snug_submit.')).toHaveLength(1);
});

test('H29 a withdrawn submission whose request fails is neither put aside nor asked for', async () => {
  const storage = memoryStorage();
  const { answer, reply } = heldBack();
  const player = await page(storage, { submitRound: answer });
  await submits(player);
  await player.says({ type: 'RECALL', question_id: 'q2', question_index: 1 });
  reply(Promise.reject(new TypeError('Failed to fetch')));
  await player.clock.pass(60_000);
  const states = storage.local.keys('snug_submit.').map((key) => JSON.parse(storage.local.get(key) ?? '').state);
  expect([states, player.named('loadGame').length]).toEqual([['dropped'], 1]);
});

/** A captain whose first submission arrives, while its reply is lost, and who then takes it back on the phone. */
async function takesBackWhatArrived() {
  const player = await page(memoryStorage(), { submitRound: offline });
  const first = await submits(player);
  const standing = { ...submission, submission_id: first };
  player.known.loadGame = demoGame({ ...playing, last_msg_id: 12, submitted: { 1: standing } });
  await player.takeBack();
  let isStanding = true;
  player.known.withdrawSubmission = ({ body }: { body?: unknown }) => {
    if ((body as { submission_id: string }).submission_id === first) isStanding = false;
    return { status: 'success' };
  };
  player.known.submitRound = () =>
    isStanding ? refuses(409, 'Already submitted.')() : { status: 'success', submission };
  return { ...player, first, standing };
}

test('a submission that was taken back on this phone after it had arrived gives way to the next one', async () => {
  const player = await takesBackWhatArrived();
  player.typeAnswer('q2', 0, 'mars');
  const second = await submits(player);
  expect(second).not.toBe(player.first);
  expect(player.named('withdrawSubmission').map(({ body }) => body)).toEqual([{ submission_id: player.first }]);
  expect(idsOf(player).slice(1)).toEqual([second, second]);
  expect(player.get().view?.submitted).toEqual({ 1: submission });
});

test('a submission that was taken back on this phone is taken back at the host once it is seen there', async () => {
  const player = await takesBackWhatArrived();
  const { first, standing } = player;
  const arrives: Message = { type: 'SUBMIT_ANSWER', teamid: 't-owls', round_order: 1, submission: standing };
  await player.says(arrives, reset(first));
  expect(player.named('withdrawSubmission')).toMatchObject([
    { params: { id: 'g1', round: '1' }, body: { submission_id: first } },
  ]);
  expect(player.get().view?.round?.submitted).toBe(false);
  await player.says({ ...arrives, submission: { ...standing, submission_id: 'of another phone' } });
  expect(player.named('withdrawSubmission')).toHaveLength(1);
});

test('a newer submission that waits is sent, though a load shows the one that was taken back as submitted', async () => {
  const storage = memoryStorage();
  const first = await page(storage, { submitRound: offline });
  const one = await submits(first);
  await first.takeBack();
  await first.setDouble(true);
  const two = await submits(first);
  const standing = { ...submission, submission_id: one };
  const round = demoRound({ asked: questions, submitted: true });
  const next = await page(storage, {
    loadGame: demoGame({ ...playing, submitted: { 1: standing }, round }),
    withdrawSubmission: { status: 'success' },
    submitRound: { status: 'success', submission: { ...submission, submission_id: two, doubled: true } },
  });
  await next.clock.pass(1_000);
  expect(idsOf(next)).toEqual([two]);
  expect(next.get().view?.submitted).toMatchObject({ 1: { submission_id: two, doubled: true } });
});

test('where the round has closed meanwhile, what was taken back counts, and the next press says that it was refused', async () => {
  const player = await takesBackWhatArrived();
  const { standing } = player;
  const closed = demoGame({ ...playing, last_msg_id: 12, submissions_open: false, submitted: { 1: standing } });
  player.known.loadGame = closed;
  player.typeAnswer('q2', 0, 'mars');
  await submits(player);
  expect(player.named('withdrawSubmission')).toEqual([]);
  expect(player.get().submitting).toEqual({ state: 'failed', detail: 'Already submitted.' });
});
