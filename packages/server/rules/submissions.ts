import type { AnswerRow, GameRow, RoundRow, SubmissionRow } from '../database/schema.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import { submittedView } from '../queries/round.ts';
import { type Change, nothingNew, type Outcome } from './outcome.ts';
import { toTeam } from './people.ts';

/** What one team has handed in for one round, as the quizmaster's commands about it need it. */
export interface HandedIn {
  readonly game: GameRow;
  readonly teamid: string;
  readonly round: RoundRow;
  /** The submission that stands. */
  readonly standing: SubmissionRow | undefined;
  /** The saved answers of its asked questions, in time and late. */
  readonly answers: readonly AnswerRow[];
}

/**
 * Withdraws a team's submission, so that it answers again. The team is told by the id that its phone sent it with: a
 * repeat that is still on its way there must not bring it back (H29).
 */
export function resetSubmission({ game, teamid, round, standing }: HandedIn, now: number): Outcome {
  refuseFinal(game);
  if (!standing) return nothingNew;
  const { round_id, round_order } = round;
  const submission_id = standing.idempotency_key;
  return {
    changes: [{ kind: 'withdraw', round_id, teamid, at: now }],
    posts: [toTeam(teamid, { type: 'RESET_SUBMISSION', teamid, round_order, submission_id })],
    tellHost: [teamid],
  };
}

/** Lets what a team handed in too late count from now on (OPEN-34): it is newer than whatever was in time, and takes its place. */
export function acceptLate({ game, teamid, round, standing, answers }: HandedIn, now: number): Outcome {
  refuseFinal(game);
  const { round_order } = round;
  if (standing?.late === 1) {
    const submission = submittedView({ ...standing, late: 0 }, round);
    return {
      changes: [{ kind: 'accept', submission_id: standing.submission_id }],
      posts: [toTeam(teamid, { type: 'SUBMIT_ANSWER', teamid, round_order, submission })],
      tellHost: [teamid],
    };
  }
  // What was submitted in time is the team's last word.
  const late = standing ? [] : answers.filter((each) => each.late === 1 && isNewest(each, answers));
  if (late.length === 0) return nothingNew;
  const isCurrent = game.round_index === round_order - 1;
  return {
    changes: late.map((row): Change => ({ kind: 'answer', row: { ...row, late: 0, at: Math.max(now, row.at + 1) } })),
    posts: isCurrent
      ? late.map(({ question_id, answer }) =>
          toTeam(teamid, { type: 'CAPTAIN_SUGGEST', teamid, question_id, answers: JSON.parse(answer) }),
        )
      : [],
    tellHost: [teamid],
  };
}

function isNewest({ question_id, at }: AnswerRow, answers: readonly AnswerRow[]): boolean {
  return answers.every((other) => other.question_id !== question_id || other.late === 1 || other.at <= at);
}

function refuseFinal({ status }: GameRow): void {
  if (status === 'finalized') throw new Refusal(409, details.gameFinal);
}
