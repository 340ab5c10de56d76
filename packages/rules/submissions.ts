import { answerChange } from './answers.ts';
import { captainSuggest } from './captain-suggest.ts';
import { type Decision, done, type Moment, nothingNew, type Success, success } from './decision.ts';
import { details } from './details.ts';
import { toTeam } from './recipients.ts';
import { Refusal } from './refusal.ts';
import type { Answer, HandedIn } from './state/team-round.ts';
import { submittedView } from './views/round.ts';

/**
 * Withdraws a team's submission, so that the team can submit again. The message has the id that the phone submitted with,
 * so that the phone stops repeating that submission (H29).
 */
export function resetSubmission(
  { game, teamid, round, standing }: HandedIn,
  _command: object,
  { now }: Moment,
): Decision<Success> {
  refuseFinal(game);
  if (!standing) return nothingNew(success);
  const { round_id, round_order } = round;
  const submission_id = standing.idempotency_key;
  return done({
    changes: [{ kind: 'withdraw', round_id, teamid, at: now }],
    messages: [toTeam(teamid, { type: 'RESET_SUBMISSION', teamid, round_order, submission_id })],
    hostNews: { now: [teamid] },
  });
}

/** Accepts a team's late submission, or its late answers, which then replace those in time (OPEN-34). */
export function acceptLate(
  { game, teamid, round, standing, answers }: HandedIn,
  _command: object,
  { now }: Moment,
): Decision<Success> {
  refuseFinal(game);
  const { round_order } = round;
  if (standing?.late) {
    const submission = submittedView({ ...standing, late: false }, round);
    return done({
      changes: [{ kind: 'accept', submission_id: standing.submission_id }],
      messages: [toTeam(teamid, { type: 'SUBMIT_ANSWER', teamid, round_order, submission })],
      hostNews: { now: [teamid] },
    });
  }
  // Late answers do not count beside a submission in time.
  const late = standing ? [] : answers.filter((each) => each.late && isNewest(each, answers));
  if (late.length === 0) return nothingNew(success);
  const isCurrent = game.round_index === round_order - 1;
  const accepted = late.map((row) => ({ ...row, late: false, at: Math.max(now, row.at + 1) }));
  return done({
    changes: accepted.map(answerChange),
    messages: isCurrent ? late.map(captainSuggest) : [],
    hostNews: { now: [teamid] },
  });
}

function isNewest({ question_id, at }: Answer, answers: readonly Answer[]): boolean {
  return answers.every((other) => other.question_id !== question_id || other.late || other.at <= at);
}

function refuseFinal({ status }: HandedIn['game']): void {
  if (status === 'finalized') throw new Refusal(409, details.gameFinal);
}
