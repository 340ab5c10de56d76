import type { GameView } from '@snug/contract';
import { expect, test } from 'vitest';
import { demoGame, demoInvite, demoQuestion, demoRound } from '../fake/demo-game.ts';
import { demoSubmission } from '../fake/demo-messages.ts';
import { loaded, unloaded } from './loaded.ts';
import { reduce } from './reduce.ts';
import { say } from './say.ts';

const second = demoQuestion({ question_id: 'q2', question_index: 1, question_text: 'Who painted it?' });
const third = demoQuestion({ question_id: 'q3', question_index: 2 });
const round = demoRound({ asked: [demoQuestion()] });
const revealedRound = { round_order: 1, title: 'General Knowledge', single_answer: false, questions: [] };
const atClose = demoSubmission({ at_close: true, answers: [['jupiter'], ['']] });
const before: Partial<GameView> = { round, submissions_open: true };
const { me, team } = demoGame();
const spectator: Partial<GameView> = { team: null, me: { ...me, status: 'watching', is_captain: false } };
const otherTeam = team && { ...team, teamid: 't-bears' };

test.each<[what: string, after: Partial<GameView>, said: object | undefined]>([
  ['nothing is new', before, undefined],
  [
    'a question came',
    { ...before, round: { ...round, asked: [...round.asked, second] } },
    { key: 'question-added', values: { number: 2, text: 'Who painted it?' } },
  ],
  [
    'two questions came',
    { ...before, round: { ...round, asked: [...round.asked, second, third] } },
    { key: 'questions-arrived', values: { count: 2 } },
  ],
  [
    'submissions were closed',
    { ...before, submissions_open: false },
    { key: 'submissions-closed', politeness: 'assertive' },
  ],
  ['the round was submitted', { ...before, round: { ...round, submitted: true } }, { key: 'round-submitted' }],
  [
    'submissions were closed, and what was saved handed in',
    { submissions_open: false, round: { ...round, submitted: true }, submitted: { 1: atClose } },
    { key: 'handed-in', values: { answered: 1, of: 2 } },
  ],
  [
    'that was done, and the round is over',
    { round: null, submitted: { 1: atClose } },
    { key: 'handed-in', values: { answered: 1, of: 2 } },
  ],
  ['the round is over', { round: null }, { key: 'round-ended' }],
  [
    'another round is on',
    { round: demoRound({ round_order: 2, title: 'Music', asked: [second] }) },
    { key: 'round-started', values: { number: 2, title: 'Music' } },
  ],
  ['the game is over', { round: null, status: 'ended' }, { key: 'game-ended' }],
  ['the game is over for good', { round: null, status: 'finalized' }, { key: 'game-ended' }],
  [
    'the answers of the round were revealed',
    { round: null, revealed: { 1: revealedRound } },
    { key: 'revealed', values: { number: 1, title: 'General Knowledge' } },
  ],
])('Y12 a load after a disconnection, during which %s, is one announcement at most', (_, after, said) => {
  const game = loaded(loaded(unloaded('g1'), demoGame(before)), demoGame(after));
  if (said) expect(game.said).toMatchObject({ n: 1, ...said });
  else expect(game.said).toBeUndefined();
});

test.each<[what: string, was: Partial<GameView>, is: Partial<GameView>, said: object | undefined]>([
  ['submissions opened', { ...before, submissions_open: false }, before, { key: 'submissions-open' }],
  [
    'a question came and submissions opened with it',
    { ...before, submissions_open: false },
    { ...before, round: { ...round, asked: [...round.asked, second] } },
    { key: 'question-added' },
  ],
  [
    'answers were revealed already',
    { round: null, revealed: { 1: revealedRound } },
    { round: null, revealed: { 1: revealedRound } },
    undefined,
  ],
  ['an end was made final', { round: null, status: 'ended' }, { round: null, status: 'finalized' }, undefined],
  [
    'an end was taken back',
    { round: null, status: 'ended' },
    { round: null, status: 'live' },
    { key: 'game-reopened' },
  ],
  [
    'the player has left a team that had submitted',
    { ...before, round: { ...round, submitted: true } },
    { ...before, ...spectator },
    undefined,
  ],
  [
    'they are on another team, which has not submitted',
    { ...before, round: { ...round, submitted: true } },
    { ...before, team: otherTeam },
    undefined,
  ],
  [
    'the submission of their own team was withdrawn',
    { ...before, round: { ...round, submitted: true } },
    before,
    { key: 'submission-reset' },
  ],
  ['a final end stands', { round: null, status: 'finalized' }, { round: null, status: 'finalized' }, undefined],
])('Y12 a load that changes the game: %s', (_, was, is, said) => {
  const game = loaded(loaded(unloaded('g1'), demoGame(was)), demoGame(is));
  if (said) expect(game.said).toMatchObject({ n: 1, ...said });
  else expect(game.said).toBeUndefined();
});

test('MSG-RELOAD_GAME Y12 after the end only the load tells whether the game continues', () => {
  const ended = loaded(unloaded('g1'), demoGame({ round: null, status: 'ended' }));
  const reloading = reduce(reduce(ended, { type: 'RELOAD_GAME' }), { type: 'RELOAD_GAME' });
  expect(reloading.said).toBeUndefined();
  expect(loaded(reloading, demoGame({ round: null, status: 'ended' })).said).toBeUndefined();
  const reopened = loaded(reloading, demoGame({ round: null, status: 'live' }));
  expect(reopened.said).toMatchObject({ n: 1, key: 'game-reopened' });
  // Only once.
  expect(loaded(reopened, demoGame({ round: null, status: 'live' })).said).toBe(reopened.said);
});

test('a sentence accepts its own values and no others', () => {
  const game = unloaded('g1');
  // @ts-expect-error it is a number that is missing
  say(game, 'question-recalled');
  // @ts-expect-error misspelt
  say(game, 'nudged', { counts: 2 });
  // @ts-expect-error nothing is filled into it
  say(game, 'round-ended', { number: 1 });
  expect(say(game, 'submissions-closed', {}, 'assertive').said).toEqual({
    n: 1,
    key: 'submissions-closed',
    politeness: 'assertive',
    values: {},
  });
});

test('Y12 the first load announces nothing: the screen shows it', () => {
  expect(loaded(unloaded('g1'), demoGame(before)).said).toBeUndefined();
});

test('OPEN-34 a load says what became of what came late: accepted, also before this page was opened, or still to decide', () => {
  const submission = { round_id: 'r1', title: 'One', single_answer: false, doubled: false, answers: [['x']] };
  const submitted = {
    1: { ...submission, late: false, accepted: true },
    2: { ...submission, late: true },
    3: { ...submission, late: false },
  };
  const first = loaded(unloaded('g1'), demoGame({ submitted }));
  expect(first.accepted).toEqual({ 1: true });
  // What this page has heard stays, until the round is taken back or late again.
  const heard = { ...first, accepted: { 2: true, 3: true, 4: true } } as const;
  expect(loaded(heard, demoGame({ submitted })).accepted).toEqual({ 1: true, 3: true });
});

test('MSG-PLAYER_INVITE an invite made before the game was opened here is shown when it is loaded, and once', () => {
  const invites = [demoInvite(), demoInvite({ invite_id: 'i9' })];
  const first = loaded(unloaded('g1'), demoGame({ invites }));
  expect(first.dialogs).toEqual(invites.map((invite) => ({ kind: 'invite', invite })));
  // Ignored: it stays pending, and is not shown again.
  expect(loaded({ ...first, dialogs: [] }, demoGame({ invites })).dialogs).toEqual([]);
  const newer = demoInvite({ invite_id: 'i10' });
  const second = loaded(first, demoGame({ invites: [...invites, newer] }));
  expect(second.dialogs).toEqual([...first.dialogs, { kind: 'invite', invite: newer }]);
  // Closed in this tab before a reload.
  expect(loaded(unloaded('g1', ['i9']), demoGame({ invites })).dialogs).toEqual(first.dialogs.slice(0, 1));
});

test('that a double was refused is told until its author is on another team', () => {
  const first = demoGame(before);
  const doubleRefused = { round_order: 1, detail: 'You have used your doubles.' };
  const refused = { ...loaded(unloaded('g1'), first), doubleRefused };
  expect(loaded(refused, first).doubleRefused).toEqual(doubleRefused);
  const larks = first.team && { ...first.team, teamid: 't-larks' };
  for (const team of [larks, null]) expect(loaded(refused, { ...first, team }).doubleRefused).toBeUndefined();
});
