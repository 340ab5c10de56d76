import { answerChange, requireInTime } from './answers.ts';
import { answersToHandIn, handInToo } from './at-close.ts';
import { captainSuggest } from './captain-suggest.ts';
import { clueOf } from './clues.ts';
import { type Decision, done, type Moment, nothingNew, type Success, success } from './decision.ts';
import { details } from './details.ts';
import { resultsChangedIn } from './grading/results-changed.ts';
import { lateAmong } from './late-answers.ts';
import { requireCaptain } from './people/captain.ts';
import { toTeam } from './recipients.ts';
import { Refusal } from './refusal.ts';
import { refuseFinal } from './rounds.ts';
import type { HandedIn, Submission, TeamRound } from './state/team-round.ts';
import { submittedView } from './views/round.ts';

/**
 * Withdraws a team's submission, so that the team can submit again. The message has the id that the phone submitted with,
 * so that the phone stops repeating that submission (H29).
 */
export function resetSubmission(
  { game, teamid, round, standing, atClose }: HandedIn,
  _command: object,
  { now }: Moment,
): Decision<Success> {
  refuseFinal(game);
  const all = [atClose, standing].filter((each) => each !== undefined);
  if (all.length === 0) return nothingNew(success);
  return withResults(takenBack({ teamid, round, all }, now), { game, round });
}

/** A round with a team's own submission of it, as its captain takes it back. */
export interface ToWithdraw {
  readonly round: TeamRound;
  readonly standing: Submission | undefined;
}

export interface WithdrawSubmission {
  /** The submission that is meant, as its phone calls it; undefined: the one that stands. */
  readonly submission_id: string | undefined;
}

/**
 * The captain takes the round's submission back while submissions are open. A repeat finds none, or a newer one, which it
 * leaves alone.
 */
export function withdrawSubmission(
  { round: state, standing }: ToWithdraw,
  { submission_id }: WithdrawSubmission,
  { now }: Moment,
): Decision<Success> {
  requireCaptain(state.player);
  if (!standing || (submission_id ?? standing.idempotency_key) !== standing.idempotency_key) return nothingNew(success);
  if (!state.game.submissions_open) throw new Refusal(409, details.notOpen);
  requireInTime(state, now);
  return takenBack({ teamid: state.player.teamid, round: state.round, all: [standing] }, now);
}

function takenBack(
  {
    teamid,
    round,
    all,
  }: Pick<HandedIn, 'teamid'> & {
    round: Pick<HandedIn['round'], 'round_id' | 'round_order'>;
    all: readonly Submission[];
  },
  now: number,
): Decision<Success> {
  const { round_id, round_order } = round;
  return done({
    changes: [{ kind: 'withdraw', round_id, teamid, at: now }],
    messages: all.map(({ idempotency_key: submission_id }) =>
      toTeam(teamid, { type: 'RESET_SUBMISSION', teamid, round_order, submission_id }),
    ),
    hostNews: { now: [teamid] },
  });
}

/**
 * Accepts a team's late submission, or its late answers, which then replace those in time (OPEN-34), also in what was handed
 * in at the close.
 */
export function acceptLate(state: HandedIn, command: object, moment: Moment): Decision<Success> {
  const decision = accepted(state, command, moment);
  return decision.changes.length === 0 ? decision : withResults(decision, state);
}

/** The same, and whoever looks at a board or told answers of the round hears that it changed. */
function withResults(
  decision: Decision<Success>,
  { game, round }: Pick<HandedIn, 'game' | 'round'>,
): Decision<Success> {
  const { changes, messages } = resultsChangedIn(game, round);
  return {
    ...decision,
    changes: [...decision.changes, ...changes],
    messages: [...decision.messages, ...messages],
  };
}

function accepted(state: HandedIn, _command: object, moment: Moment): Decision<Success> {
  const { game, teamid, round, standing, atClose, asked, answers } = state;
  const { now } = moment;
  refuseFinal(game);
  const { round_id, round_order } = round;
  if (standing?.late) {
    const { submission_id } = standing;
    const set = typedSince(standing, state);
    const submission = submittedView({ ...standing, ...set, late: false }, round);
    return done({
      changes: [
        ...(atClose ? [{ kind: 'withdraw', round_id, teamid, at_close: true, at: now } as const] : []),
        { kind: 'accept', submission_id },
        ...(set ? [{ kind: 'amend', submission_id, set } as const] : []),
      ],
      messages: [toTeam(teamid, { type: 'SUBMIT_ANSWER', teamid, round_order, submission })],
      hostNews: { now: [teamid] },
    });
  }
  // Late answers do not count beside a submission in time.
  const late = standing ? [] : lateAmong(answers);
  if (late.length === 0) return nothingNew(success);
  const isCurrent = game.round_index === round_order - 1;
  const accepted = late.map((row) => ({ ...row, late: false, at: Math.max(now, row.at + 1) }));
  const counts = ({ question_id }: { question_id: string }) =>
    accepted.find((each) => each.question_id === question_id) ??
    answers.find((each) => each.question_id === question_id && !each.late);
  const saved = asked.map((each) => {
    const { answer = null, clue = null } = counts(each) ?? {};
    return { ...each, answer, clue };
  });
  const handedInNow = standing
    ? undefined
    : handInToo({ ...state, doubled: atClose?.doubled ?? state.doubled }, saved, moment);
  return done({
    changes: [...accepted.map(answerChange), ...(handedInNow?.changes ?? [])],
    messages: [...(isCurrent ? late.map(captainSuggest) : []), ...(handedInNow?.messages ?? [])],
    hostNews: { now: [teamid] },
  });
}

/** What a late submission is with the answers that were typed after it, which are accepted with it; undefined: there are none. */
function typedSince(
  standing: Submission,
  { asked, answers, round }: HandedIn,
): Pick<Submission, 'answers' | 'clue'> | undefined {
  const newer = lateAmong(answers).filter(({ at }) => at > standing.created_at);
  if (newer.length === 0) return undefined;
  const saved = asked.map((each, place) => {
    const typed = newer.find(({ question_id }) => question_id === each.question_id);
    return { ...each, answer: typed?.answer ?? standing.answers[place] ?? null, clue: typed?.clue ?? null };
  });
  const all = answersToHandIn(saved, round);
  return { answers: all, clue: clueOf(round, saved, all) };
}
