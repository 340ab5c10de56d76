import type { GameView, Message } from '@snug/contract';
import { expect, test } from 'vitest';
import { demoGame, demoQuestion, demoRound } from '../fake/demo-game.ts';
import { demoSubmission } from '../fake/demo-messages.ts';
import type { Game } from './game.ts';
import { loaded, unloaded } from './loaded.ts';
import { reduce } from './reduce.ts';
import { withNoticeSeen, withRoundNotice } from './round-notice.ts';

const asked = ['q1', 'q2', 'q3'].map((question_id, question_index) => demoQuestion({ question_id, question_index }));
const round = demoRound({ asked });
const open: Partial<GameView> = { round, submissions_open: true };
const submittedView: Partial<GameView> = { round: { ...round, submitted: true }, submissions_open: true };
const { team } = demoGame();
const otherTeam = team && { ...team, teamid: 't-bears' };

const gameWith = (view: Partial<GameView>): Game => loaded(unloaded('g1'), demoGame(view));
const after = (game: Game, ...messages: Message[]): Game => messages.reduce<Game>(reduce, game);

const closes: Message = { type: 'CLOSE_SUBMISSIONS', keep_round: true };
const opens: Message = { type: 'OPEN_SUBMISSIONS' };
const recalls: Message = { type: 'RECALL', question_id: 'q2', question_index: 1 };
const submits: Message = { type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 };
const handsIn: Message = {
  type: 'SUBMIT_ANSWER',
  teamid: 't-owls',
  round_order: 1,
  submission: demoSubmission({ at_close: true }),
};
const resets: Message = { type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id: 's1' };

test.each<[what: string, view: Partial<GameView>, messages: readonly Message[], notice: object | undefined]>([
  ['nothing has happened', open, [], undefined],
  ['submissions open for the first time', { ...open, submissions_open: false }, [opens], undefined],
  ['submissions close', open, [closes], { key: 'closed' }],
  ['they close after the team submitted', submittedView, [closes], undefined],
  ['what was saved is handed in', open, [closes, handsIn, submits], { key: 'handed-in' }],
  ['they open again after that', open, [closes, handsIn, submits, resets, opens], { key: 'reopened' }],
  ['they close and open again', open, [closes, opens], { key: 'reopened' }],
  ['the submission is withdrawn', submittedView, [resets], { key: 'reopened' }],
  ['it is withdrawn after the close', open, [closes, handsIn, submits, resets], { key: 'closed' }],
  ['another team’s submission is withdrawn', submittedView, [{ ...resets, teamid: 't-quizzly' }], undefined],
  ['a question is recalled', open, [recalls], { key: 'recalled', number: 2, again: false }],
  ['one is recalled of a submitted round', submittedView, [recalls], { key: 'recalled', number: 2, again: true }],
  ['one is recalled of a closed round', open, [closes, recalls, opens], { key: 'recalled', number: 2, again: true }],
  ['the team submits again', submittedView, [recalls, submits], undefined],
  ['the round leaves the screen', open, [closes, { type: 'ROUND_END' }], undefined],
  ['the game ends', open, [closes, { type: 'ROUND_END' }, { type: 'END_GAME' }], undefined],
  ['a question comes after it', open, [closes, { type: 'ASK', asked }], { key: 'closed' }],
])('the round’s notice, when %s', (_, view, messages, notice) => {
  expect(after(gameWith(view), ...messages).roundNotice).toEqual(notice);
});

test.each<[what: string, was: Partial<GameView>, is: Partial<GameView>, notice: object | undefined]>([
  ['submissions were closed', open, { ...open, submissions_open: false }, { key: 'closed' }],
  ['the submission was withdrawn', submittedView, open, { key: 'reopened' }],
  [
    'a question was recalled and the submission withdrawn',
    submittedView,
    { ...open, round: { ...round, asked: asked.slice(1) } },
    { key: 'recalled', number: 1, again: true },
  ],
  ['the team submitted', open, submittedView, undefined],
  ['the player left the team, which had submitted', submittedView, { ...open, team: null }, undefined],
  ['they are on another team', submittedView, { ...open, team: otherTeam }, undefined],
  ['another round began', open, { round: demoRound({ round_id: 'r2', round_order: 2 }) }, undefined],
])('the round’s notice after a load, when %s meanwhile', (_, was, is, notice) => {
  const before = gameWith(was);
  expect(withRoundNotice(before, loaded(before, demoGame(is))).roundNotice).toEqual(notice);
});

test('what was closed by the player stays closed until something newer happens', () => {
  const seen = withNoticeSeen(after(gameWith(open), closes));
  expect(seen.roundNotice).toEqual({ key: 'closed', seen: true });
  expect(after(seen, { type: 'ASK', asked }).roundNotice).toEqual({ key: 'closed', seen: true });
  expect(after(seen, opens).roundNotice).toEqual({ key: 'reopened' });
});
