import type { GameView, SubmittedRound } from '@snug/contract';

type Submitted = Pick<GameView, 'submitted' | 'late_submitted'>;

/** What the captain has submitted of a round, if the server has it: never what the server handed in at the close. */
export function ownSubmission({ submitted, late_submitted }: Submitted, order: number): SubmittedRound | undefined {
  const standing = submitted[order];
  return standing?.at_close ? late_submitted?.[order] : standing;
}

/** Whether this is the submission that stands, as far as the host names it: it may be one that a newer press takes the place of. */
export function isStanding({ submission_id }: SubmittedRound, id: string): boolean {
  return (submission_id ?? id) === id;
}

/** The view with a submission: a late one stands beside what was handed in at the close, until the quizmaster accepts it. */
export function withSubmission<V extends Submitted>(view: V, order: number, submission: SubmittedRound): V {
  const { [order]: beside, ...late_submitted } = view.late_submitted ?? {};
  const standing = view.submitted[order];
  if (standing?.at_close && submission.late && !submission.at_close)
    return { ...view, late_submitted: { ...late_submitted, [order]: submission } };
  const submitted = { ...view.submitted, [order]: submission };
  const late = standing?.late && !standing.at_close ? standing : beside;
  if (!submission.at_close || !late) return { ...view, late_submitted, submitted };
  return { ...view, late_submitted: { ...late_submitted, [order]: late }, submitted };
}

/** The view without the submission that was withdrawn. */
export function withoutSubmission<V extends Submitted>(view: V, order: number): V {
  const { [order]: _, ...submitted } = view.submitted;
  const { [order]: __, ...late_submitted } = view.late_submitted ?? {};
  return { ...view, submitted, late_submitted };
}
