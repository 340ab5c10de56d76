import type { GamePlayer, GameView, Message } from '@snug/contract';
import { draftOf, heldBack, offline, playing, questions, refuses, submission, testPlayer } from '@snug/testing/client';
import { expect, test } from 'vitest';
import { demoGame, demoRound } from '../fake/demo-game.ts';
import { loaded, unloaded } from '../game/loaded.ts';
import { reduce } from '../game/reduce.ts';
import { memoryStorage } from '../storage.ts';
import type { Draft } from './draft.ts';

// A captain whose line is away is put on another team, or their team is merged into it: what they typed stays on the screen.

const { me, team } = demoGame();
const ada = team?.players[0] as GamePlayer;
const larks = team && { ...team, teamid: 't-larks' };
const asMember = demoGame({ ...playing, team: larks, me: { ...me, is_captain: false } });
/** The captain of a team that had none, which has answered the second question. */
const answered = questions.map((each, place) => (place === 1 ? { ...each, answers: ['atlantic'] } : each));
const asCaptain = demoGame({ ...playing, team: larks, round: demoRound({ asked: answered }) });

const approved = (is_captain: boolean): Message => ({
  type: 'PLAYER_APPROVED_TEAM_JOIN',
  teamid: 't-larks',
  player: { ...ada, is_captain },
});
const noCaptain = refuses(403, 'Your team has another captain now.');

/** A captain who has typed without a line; then the line is back, and the phone hears of the move. */
async function moved(view: GameView, storage = memoryStorage(), line: unknown = offline) {
  const player = testPlayer({ saveAnswer: line }, storage);
  await player.start();
  player.typeAnswer('q1', 0, 'jupiter');
  player.typeAnswer('q2', 0, 'pacific');
  await player.clock.pass(5_000);
  player.known.loadGame = view;
  player.known.saveAnswer = noCaptain;
  const before = player.calls.length;
  await player.says(approved(view.me.is_captain));
  await player.clock.pass(60_000);
  return { ...player, sent: () => player.calls.slice(before).filter(({ name }) => /Answer|Round/.test(name)) };
}

test('H21 as a member of the other team the captain finds what they typed, and suggests it by hand alone', async () => {
  const { sent, ...player } = await moved(asMember);
  expect(player.get().drafts).toMatchObject({
    q1: { texts: ['jupiter'], state: 'unsuggested' },
    q2: { texts: ['pacific'], state: 'unsuggested' },
  });
  expect(sent()).toEqual([]);
  await player.suggest('q1', 'jupiter');
  expect(player.named('suggestAnswer')).toMatchObject([{ body: { question_id: 'q1', suggestion: 'jupiter' } }]);
});

test('H21 nor is it suggested by itself where the answer is refused before the phone hears of the move', async () => {
  const player = testPlayer({ saveAnswer: offline });
  await player.start();
  player.typeAnswer('q1', 0, 'jupiter');
  await player.clock.pass(5_000);
  player.known.saveAnswer = noCaptain;
  player.page.tell('online');
  await player.clock.pass(1_000);
  expect(draftOf(player.get())).toMatchObject({ state: 'refused', reason: 'Your team has another captain now.' });
  const { answer, reply } = heldBack();
  player.known.loadGame = answer;
  await player.says(approved(false));
  player.typeAnswer('q2', 0, 'pacific');
  await player.clock.pass(1_000);
  reply(asMember);
  await player.clock.pass(60_000);
  expect(player.get().drafts).toMatchObject({
    q1: { texts: ['jupiter'], state: 'unsuggested' },
    q2: { texts: ['pacific'], state: 'unsuggested' },
  });
  expect(player.named('suggestAnswer')).toEqual([]);
});

test('H21 a member finds what they had not suggested yet, but nobody what the host has', async () => {
  const player = testPlayer({ loadGame: demoGame({ ...playing, me: { ...me, is_captain: false } }) });
  await player.start();
  player.typeAnswer('q1', 0, 'jupiter');
  player.known.loadGame = asMember;
  await player.says(approved(false));
  await player.clock.pass(1_000);
  expect(draftOf(player.get())).toMatchObject({ texts: ['jupiter'], state: 'unsuggested' });
  const { sent: _, ...captain } = await moved(asCaptain, memoryStorage(), testPlayer().known.saveAnswer);
  expect(captain.get().drafts).toMatchObject({ q2: { texts: ['atlantic'], state: 'saved' } });
  expect(draftOf(captain.get())).toBeUndefined();
});

test('H21 each write says whom it is for; one that comes after the move is refused, stays here, and is sent by hand alone', async () => {
  const player = testPlayer();
  await player.start();
  player.typeAnswer('q1', 0, 'jupiter');
  await player.clock.pass(1_000);
  expect(player.named('saveAnswer')).toMatchObject([{ body: { answer: ['jupiter'], teamid: team?.teamid } }]);
  // The captain of the Larks by now, and the phone has not heard of it.
  const moved = 'You are on another team now.';
  player.known.saveAnswer = refuses(409, moved);
  player.typeAnswer('q1', 0, 'saturn');
  await player.clock.pass(1_000);
  expect(player.named('saveAnswer').at(-1)).toMatchObject({ body: { answer: ['saturn'], teamid: team?.teamid } });
  expect(draftOf(player.get())).toMatchObject({ texts: ['saturn'], state: 'refused', reason: moved });
  player.known.loadGame = asCaptain;
  player.known.saveAnswer = testPlayer().known.saveAnswer;
  const before = player.named('saveAnswer').length;
  await player.says(approved(true));
  await player.clock.pass(60_000);
  expect(draftOf(player.get())).toMatchObject({ texts: ['saturn'], state: 'refused' });
  expect(player.named('saveAnswer')).toHaveLength(before);
  player.typeAnswer('q1', 0, 'saturn!');
  await player.clock.pass(1_000);
  expect(player.named('saveAnswer').at(-1)).toMatchObject({ body: { answer: ['saturn!'], teamid: 't-larks' } });
});

test('H21 as its captain they find it on top of what the team has answered, and send it by hand alone', async () => {
  const { sent, ...player } = await moved(asCaptain);
  expect(player.get().drafts).toEqual({
    q1: { texts: ['jupiter'], state: 'refused', own: true, moved: true },
    q2: { texts: ['pacific'], state: 'refused', own: true, moved: true },
  });
  expect(sent()).toEqual([]);
  player.known.saveAnswer = testPlayer().known.saveAnswer;
  player.typeAnswer('q1', 0, 'jupiter!');
  await player.clock.pass(1_000);
  expect(sent()).toMatchObject([{ body: { question_id: 'q1', answer: ['jupiter!'] } }]);
  expect(draftOf(player.get())).toMatchObject({ texts: ['jupiter!'], state: 'saved' });
});

/** As the captain of the other team, with what they had typed before. */
const jupiter: Draft = { texts: ['jupiter'], state: 'refused', own: true, moved: true };
const withJupiter = (view: Partial<GameView>) =>
  loaded(unloaded('g1'), demoGame({ ...playing, team: larks, ...view }), { q1: jupiter });

test('H21 ROUND-04 the next clue starts with what the team has answered to the one before, or with nothing', () => {
  const clues = demoRound({ single_answer: true, asked: questions.slice(0, 1) });
  const next = (suggested: GameView['suggested']) =>
    reduce(withJupiter({ round: clues, suggested }), { type: 'ASK', asked: questions }).drafts;
  expect(next({ q1: ['mars'] })).toEqual({ q1: jupiter, q2: { texts: ['mars'], state: 'local' } });
  expect(next({})).toEqual({ q1: jupiter });
});

test('H21 nor is it sent by itself once a submission is taken back, or withdrawn with a recalled question', () => {
  const round = demoRound({ asked: questions, submitted: true });
  const game = withJupiter({ round, submitted: { 1: { ...submission, at_close: true, answers: [['mars'], ['']] } } });
  const again: Message[] = [
    { type: 'RECALL', question_id: 'q2', question_index: 1 },
    { type: 'RESET_SUBMISSION', teamid: 't-larks', round_order: 1, submission_id: 's1' },
  ];
  for (const message of again) {
    const open = reduce(game, message);
    expect([open.view?.round?.submitted, open.drafts]).toEqual([false, { q1: jupiter }]);
    const typed = reduce(open, { type: 'typed', question_id: 'q1', index: 0, text: 'saturn' });
    expect(typed.drafts).toEqual({ q1: { texts: ['saturn'], state: 'local', own: true } });
  }
  // What their captain sends again is this team's, as all that the host has refused.
  const write = { kind: 'answer', round_order: 1, question_id: 'q1', question_index: 0, texts: ['jupiter'] } as const;
  const sent = reduce(game, { type: 'local', write: { ...write, seq: 7, at: 1 }, pending: [] });
  expect(sent.drafts).toEqual({ q1: { texts: ['jupiter'], state: 'local', own: true } });
});

test('H21 so do they after a reload, until they have sent or changed it', async () => {
  for (const view of [asMember, asCaptain]) {
    const storage = memoryStorage();
    const first = await moved(view, storage);
    first.typeAnswer('q2', 0, '');
    const next = testPlayer({ loadGame: view, saveAnswer: offline }, storage, { clock: first.clock, seed: 2 });
    await next.start();
    const state = view === asMember ? 'unsuggested' : 'refused';
    expect(draftOf(next.get())).toMatchObject({ texts: ['jupiter'], state });
    expect(draftOf(next.get(), 'q2')?.texts).toEqual(['']);
  }
});
