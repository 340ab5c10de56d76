import type { GameView } from '@snug/contract';
import {
  draftOf,
  fakePersistentStore,
  fakeSharedStorage,
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
} from '@snug/testing/client';
import { expect, test } from 'vitest';
import { demoGame, demoRound } from '../fake/demo-game.ts';
import { type GuardedStorage, memoryStorage } from '../storage.ts';
import { screenOf } from './game.ts';

// Next on the same phone: another player, another team of the player, another tab of the browser (H21).

const takes = testPlayer().known.saveAnswer as (sent: Sent) => unknown;
const { me, team } = demoGame();
const someoneElse = demoGame({ ...playing, me: { ...me, player_code: 'p-zoe' } });
const onAnotherTeam = demoGame({ ...playing, team: team && { ...team, teamid: 't-larks' } });

test.each<[string, GameView, object | undefined]>([
  ['another captain', someoneElse, undefined],
  // It stays on the screen of whoever typed it, and goes to that team by their hand alone (drafts/moved.test.ts).
  ['the same captain on another team', onAnotherTeam, { texts: ['jupiter'], state: 'refused', own: true, moved: true }],
])('H21 an unsent answer is not the answer of %s', async (_, next, shown) => {
  const one = testPlayer({ saveAnswer: offline });
  await one.start();
  one.typeAnswer('q1', 0, 'jupiter');
  await one.clock.pass(5_000);
  const inVain = one.named('saveAnswer').length;
  one.known.saveAnswer = takes;
  one.known.loadGame = next;
  one.session.setToken('h.p.s');
  await one.clock.pass(60_000);
  expect(one.get().view?.me.player_code).toBe(next.me.player_code);
  expect([one.named('saveAnswer').length - inVain, draftOf(one.get())]).toEqual([0, shown]);
});

test('H21 a player who returns finds what they had typed', async () => {
  const storage = memoryStorage();
  const first = testPlayer({ saveAnswer: offline }, storage);
  await first.start();
  first.typeAnswer('q1', 0, 'jupiter');
  await first.clock.pass(400);
  const between = testPlayer({ loadGame: someoneElse }, storage);
  await between.start();
  expect(draftOf(between.get())).toBeUndefined();
  const last = testPlayer({}, storage);
  await last.start();
  await last.clock.pass(1_000);
  expect(draftOf(last.get())).toMatchObject({ texts: ['jupiter'], state: 'saved' });
});

test('H21 a waiting submission is not sent in the name of a later login', async () => {
  const over = demoGame({ ...playing, round: null });
  const one = testPlayer({ submitRound: offline });
  await one.start();
  const submitting = one.submit();
  one.known.loadGame = over;
  await one.says({ type: 'ROUND_END' });
  await one.clock.pass(5_000);
  await submitting;
  const inVain = one.named('submitRound').length;
  one.known.submitRound = { status: 'success', submission };
  one.known.loadGame = offline;
  one.session.setToken('h.p.s');
  await one.clock.pass(60_000);
  expect(one.named('submitRound')).toHaveLength(inVain);
});

test('H21 the reply to one player’s submission does not mark the round of the next player', async () => {
  const { answer, reply } = heldBack();
  const one = testPlayer({ submitRound: answer });
  await one.start();
  void one.submit();
  await one.clock.pass(0);
  one.known.loadGame = someoneElse;
  one.session.setToken('h.p.s');
  await one.clock.pass(10);
  reply({ status: 'success', submission });
  await one.clock.pass(10);
  expect([screenOf(one.get()), one.get().view?.submitted]).toEqual(['round', {}]);
});

test('H29 a tab that slept while another submitted the round does not bring the older answer back', async () => {
  const tabs = fakeSharedStorage();
  const one = testPlayer({ saveAnswer: offline }, tabs.tab());
  await one.start();
  one.typeAnswer('q1', 0, 'older');
  await one.clock.pass(400);
  one.page.tell('hidden');
  const other = testPlayer({ saveAnswer: offline }, tabs.tab(), { clock: one.clock, seed: 2 });
  await other.start();
  other.known.submitRound = { status: 'success', submission: { ...submission, answers: [['older'], ['']] } };
  await other.submit();
  await one.clock.pass(10);
  // The first tab has received the submission.
  expect(draftOf(one.get())).toMatchObject({ texts: ['older'], state: 'saved' });
  const inVain = one.named('saveAnswer').length;
  one.known.saveAnswer = takes;
  await one.says(
    { type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 },
    { type: 'CAPTAIN_SUGGEST', teamid: 't-owls', question_id: 'q1', answers: ['older'] },
    { type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id: 'x' },
    { type: 'CAPTAIN_SUGGEST', teamid: 't-owls', question_id: 'q1', answers: ['newer'] },
  );
  await one.clock.pass(60_000);
  expect(one.named('saveAnswer')).toHaveLength(inVain);
  expect(draftOf(one.get())).toMatchObject({ texts: ['newer'], state: 'saved' });
});

test('H19 a tab submits an overtaken answer under the number of that write, also from the next page', async () => {
  const tabs = fakeSharedStorage();
  const one = testPlayer({ saveAnswer: offline }, tabs.tab());
  await one.start();
  one.typeAnswer('q1', 0, 'older');
  await one.clock.pass(400);
  const written = Number(one.named('saveAnswer')[0]?.headers?.['x-answer-seq']);
  const other = testPlayer({ saveAnswer: offline, submitRound: never }, tabs.tab(), { clock: one.clock, seed: 2 });
  await other.start();
  one.typeAnswer('q1', 0, 'newer');
  await one.clock.pass(10);
  void other.submit();
  await one.clock.pass(10);
  const unsaved = { answers: [['older'], ['']], unsaved: ['q1'], unsaved_seq: [written] };
  expect(other.named('submitRound')).toMatchObject([{ body: unsaved }]);
  expect(Number(other.named('submitRound')[0]?.headers?.['x-answer-seq'])).toBeGreaterThan(written);
  const next = testPlayer({ saveAnswer: offline }, tabs.tab(), { clock: one.clock, seed: 3 });
  await next.start();
  await one.clock.pass(10);
  expect(next.named('submitRound')).toMatchObject([{ body: unsaved }]);
});

test('H29 nor does it as the leader, when the other tab dropped that answer', async () => {
  const tabs = fakeSharedStorage();
  const one = testPlayer({ saveAnswer: offline }, tabs.tab());
  await one.start();
  one.typeAnswer('q1', 0, 'older');
  await one.clock.pass(400);
  one.page.tell('hidden');
  // The other tab loads after the round was submitted elsewhere, with this answer in it.
  const submitted = { 1: { ...submission, answers: [['older'], ['']] } };
  const round = demoRound({ asked: questions, submitted: true });
  const other = testPlayer({ loadGame: demoGame({ ...playing, round, submitted }) }, tabs.tab(), {
    clock: one.clock,
    seed: 2,
  });
  await other.start();
  await one.clock.pass(1_000);
  const inVain = one.named('saveAnswer').length;
  one.known.saveAnswer = takes;
  one.page.tell('visible');
  await one.clock.pass(60_000);
  expect(one.named('saveAnswer')).toHaveLength(inVain);
});

test('ROUND-06 of two suggestions for one question the newer one is sent, also once the phone is locked', async () => {
  const one = testPlayer({ loadGame: memberView(), suggestAnswer: offline });
  await one.start();
  const said = Promise.allSettled([one.suggest('q1', 'first'), one.suggest('q1', 'second')]);
  await one.clock.pass(400);
  one.known.suggestAnswer = { status: 'success' };
  one.page.tell('hidden');
  await one.clock.pass(60_000);
  await said;
  expect(one.named('suggestAnswer').at(-1)?.body).toMatchObject({ suggestion: 'second' });
  expect(draftOf(one.get())).toMatchObject({ texts: ['second'], state: 'saved' });
});

test('ROUND-06 a member who returns to their first suggestion sends that one again', async () => {
  const one = testPlayer({ loadGame: memberView(), suggestAnswer: { status: 'success' } });
  await one.start();
  await one.suggest('q1', 'first');
  one.known.suggestAnswer = offline;
  const second = one.suggest('q1', 'second').catch(() => {});
  await one.clock.pass(400);
  const first = one.suggest('q1', 'first').catch(() => {});
  one.known.suggestAnswer = { status: 'success' };
  await one.clock.pass(60_000);
  await Promise.all([first, second]);
  expect(one.named('suggestAnswer').at(-1)?.body).toMatchObject({ suggestion: 'first' });
});

test('ROUND-06 a former captain’s saved answers do not become suggestions on the next page', async () => {
  const storage = memoryStorage();
  const captain = testPlayer({}, storage);
  await captain.start();
  captain.typeAnswer('q1', 0, 'jupiter');
  await captain.clock.pass(400);
  const demoted = demoGame({ ...playing, me: { ...me, is_captain: false } });
  const member = testPlayer({ loadGame: demoted }, storage);
  await member.start();
  member.page.tell('hidden');
  await member.clock.pass(1_000);
  expect([member.named('suggestAnswer').length, draftOf(member.get())]).toEqual([0, undefined]);
});

test('G20 a captain’s unsent answer becomes a suggestion once another player is captain', async () => {
  const one = testPlayer({ saveAnswer: offline, suggestAnswer: { status: 'success' } });
  await one.start();
  one.typeAnswer('q1', 0, 'jupiter');
  await one.clock.pass(400);
  await one.says({ type: 'PROMOTE_CAPTAIN', teamid: 't-owls', player_code: 'p-ben' });
  one.known.saveAnswer = refuses(403, 'Only the captain of your team may do that.');
  await one.clock.pass(60_000);
  expect(one.named('suggestAnswer')).toMatchObject([{ body: { question_id: 'q1', suggestion: 'jupiter' } }]);
  expect([draftOf(one.get()), one.get().unsent]).toMatchObject([{ texts: ['jupiter'], state: 'saved' }, 0]);
});

test.each([
  ['local storage', () => undefined],
  ['a database', () => fakePersistentStore()],
])('G20 one of two tabs makes the suggestion, and a newer one stays, in %s', async (_, make) => {
  const [tabs, store] = [fakeSharedStorage(), make()];
  const calls = { saveAnswer: offline, suggestAnswer: { status: 'success' } };
  const hidden = testPlayer(calls, tabs.tab(), { persistentStore: store });
  await hidden.start();
  hidden.typeAnswer('q1', 0, 'jupiter');
  hidden.typeAnswer('q2', 0, 'pacific');
  await hidden.clock.pass(400);
  hidden.page.tell('hidden');
  const used = testPlayer(calls, tabs.tab(), { clock: hidden.clock, seed: 2, persistentStore: store });
  await used.start();
  for (const tab of [hidden, used]) await tab.says({ type: 'PROMOTE_CAPTAIN', teamid: 't-owls', player_code: 'p-ben' });
  used.known.suggestAnswer = offline;
  void used.suggest('q2', 'atlantic').catch(() => {});
  await used.clock.pass(10);
  used.known.saveAnswer = refuses(403, 'Only the captain of your team may do that.');
  await used.clock.pass(20_000);
  // Also in the next page, in case this one is gone.
  const left = await store?.all('');
  if (left) expect([...left.values()].join()).toContain('atlantic');
  used.known.suggestAnswer = { status: 'success' };
  await used.clock.pass(60_000);
  expect([hidden.get().unsent, used.get().unsent]).toEqual([0, 0]);
  const suggested = [hidden, used].flatMap((tab) => tab.named('suggestAnswer').map(({ body }) => body));
  const texts = suggested.map((body) => (body as { suggestion: string }).suggestion);
  expect(new Set(texts)).toEqual(new Set(['jupiter', 'atlantic']));
});

test('H22 the outcome of an answer is recorded after its round has left the screen', async () => {
  const { answer, reply } = heldBack();
  const one = testPlayer({ saveAnswer: answer });
  await one.start();
  one.typeAnswer('q1', 0, 'jupiter');
  await one.clock.pass(400);
  await one.says({ type: 'CLOSE_SUBMISSIONS' });
  reply({ status: 'late', question_id: 'q1', answer: ['jupiter'] });
  await one.clock.pass(0);
  expect([one.get().view?.round, draftOf(one.get())]).toMatchObject([null, { texts: ['jupiter'], state: 'late' }]);
});

test('G19 a hidden tab that inherits an answer does not take the lead from the one in use', async () => {
  const tabs = fakeSharedStorage();
  const round = demoRound({ single_answer: true, asked: questions.slice(0, 1) });
  const loadGame = demoGame({ ...playing, round });
  const used = testPlayer({ loadGame }, tabs.tab());
  const hidden = testPlayer({ loadGame }, tabs.tab(), { clock: used.clock, seed: 2 });
  await hidden.start();
  hidden.typeAnswer('q1', 0, 'older');
  hidden.page.tell('hidden');
  await used.start();
  await used.clock.pass(1_000);
  const sent = hidden.named('saveAnswer').length;
  await hidden.says({ type: 'ASK', asked: questions });
  await used.clock.pass(1_000);
  expect(hidden.named('saveAnswer')).toHaveLength(sent);
  used.typeAnswer('q1', 0, 'newer');
  await used.clock.pass(1_000);
  expect(hidden.named('saveAnswer')).toHaveLength(sent);
  expect(used.named('saveAnswer').at(-1)?.body).toMatchObject({ answer: ['newer'] });
});

test('ERR-11 the No Game Access dialog closes once there is access', async () => {
  const one = testPlayer({ loadGame: refuses(403, 'You have not joined this game.') });
  one.subscribe(() => {});
  await one.clock.pass(10);
  expect(one.get().dialogs).toEqual([{ kind: 'no-access' }]);
  one.known.loadGame = demoGame(playing);
  one.session.setToken('h.p.s');
  await one.clock.pass(10);
  expect([one.get().phase, one.get().dialogs]).toEqual(['ready', []]);
});

test('LIVE-01 a game without subscribers listens to no storage', async () => {
  const { storage, listeners } = countedStorage();
  const one = testPlayer({}, storage);
  const before = listeners();
  const stop = await one.start();
  expect(listeners()).toBeGreaterThan(before);
  stop();
  await one.clock.pass(60_000);
  expect(listeners()).toBe(before);
});

function countedStorage() {
  const storage = memoryStorage();
  let count = 0;
  const subscribe: GuardedStorage['subscribe'] = (listener) => {
    count += 1;
    const stop = storage.subscribe(listener);
    return () => {
      count -= 1;
      stop();
    };
  };
  return { storage: { ...storage, subscribe }, listeners: () => count };
}
