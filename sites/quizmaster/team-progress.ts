import type { HostGame, HostRound, HostTeam } from '@snug/contract';
import { latestRound, openRound } from './host-game.ts';

/** A team's state in the current round, as the rail shows it. */
export type TeamProgress =
  | { readonly kind: 'in' }
  | { readonly kind: 'in-doubled' }
  /** It had not submitted: what it had saved was handed in at the close. */
  | { readonly kind: 'at-close' }
  /** The same, and beside it the team's own late submission or answers wait, which replace it once they are accepted. */
  | { readonly kind: 'late-beside' }
  /** Submitted, or only answered, after the close and its grace. */
  | { readonly kind: 'late' }
  | { readonly kind: 'answering'; readonly answered: number; readonly asked: number }
  /** The same in a round of clues to one answer. */
  | { readonly kind: 'on-clues'; readonly answered: number; readonly asked: number }
  | { readonly kind: 'waiting' }
  /** Its answers are on paper, and not typed in yet. */
  | { readonly kind: 'on-paper' }
  /** The round ended without the team's submission. */
  | { readonly kind: 'not-in' }
  /** Nobody is on it any more, and nobody waits for it. */
  | { readonly kind: 'everybody-left' }
  /** No round has begun; only the team's size is known. */
  | { readonly kind: 'seated' };

export function teamProgress(game: HostGame, team: HostTeam): TeamProgress {
  if (team.everybody_left) return { kind: 'everybody-left' };
  const round = latestRound(game);
  if (!round) return { kind: 'seated' };
  const submission = team.submitted[round.round_order];
  if (submission?.late) return { kind: 'late' };
  if (submission?.at_close) return { kind: hasLate(game, team, round) ? 'late-beside' : 'at-close' };
  if (submission) return { kind: submission.doubled ? 'in-doubled' : 'in' };
  if (!game.state.submissions_open && hasLate(game, team, round)) return { kind: 'late' };
  if (team.paper) return { kind: 'on-paper' };
  if (!openRound(game)) return { kind: 'not-in' };
  if (team.answered === 0) return { kind: 'waiting' };
  const asked = game.state.asked.length;
  // After a recall the team's new count comes a moment later.
  const answered = Math.min(team.answered, asked);
  return { kind: round.single_answer ? 'on-clues' : 'answering', answered, asked };
}

/** Whether something of a team's came late in a round, and waits to be accepted: a submission, or answers alone. */
export function hasLate(game: HostGame, team: HostTeam, round: HostRound): boolean {
  const { submitted, late_submitted } = team;
  const order = round.round_order;
  const isSubmission = submitted[order]?.late === true || late_submitted?.[order] !== undefined;
  return isSubmission || lateAnswersIn(game, team, round) > 0;
}

/** How many answers of a team came late in a round, and wait without a submission of its own. */
export function lateAnswersIn(game: HostGame, team: HostTeam, { round_order }: HostRound): number {
  if (latestRound(game)?.round_order === round_order) return team.late_answers ?? 0;
  return team.late_answers_before?.[round_order] ?? 0;
}

/** Counts the submissions of a round in time, and the late ones, which do not count until the quizmaster accepts them. */
export function submissionsOf(game: HostGame, round: HostRound): { inTime: number; late: number } {
  const submissions = game.teams.flatMap((team) => team.submitted[round.round_order] ?? []);
  return {
    inTime: submissions.filter((submission) => !submission.late).length,
    late: game.teams.filter((team) => hasLate(game, team, round)).length,
  };
}

/** How many teams have submitted the current round in time. */
export function countIn(game: HostGame): number {
  const round = latestRound(game);
  return round ? submissionsOf(game, round).inTime : 0;
}

/** How many phones the teams have, and how many of them are here: the others sleep, or are away. */
export function countPhones({ teams }: HostGame): { readonly all: number; readonly here: number } {
  return {
    all: teams.reduce((sum, { player_count }) => sum + player_count, 0),
    here: teams.reduce((sum, { online, player_count }) => sum + (online ?? player_count), 0),
  };
}
