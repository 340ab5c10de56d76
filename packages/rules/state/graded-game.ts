import type { Adjustment, Appeal, Grade, GradeChange, HostAppeal } from '@snug/contract';
import type { Game, GameState } from './game-state.ts';
import type { GameTeam } from './people.ts';
import type { Submission } from './team-round.ts';

/** A grade as it is stored: its game beside it. Its version counts how often it was set. */
export interface StoredGrade extends Grade {
  readonly game_id: string;
}

export interface StoredGradeChange extends GradeChange {
  readonly change_id: string;
  readonly game_id: string;
  /** The quizmaster's, so that a rename does not change who it was. */
  readonly host_id: string;
}

export interface StoredAdjustment extends Adjustment {
  readonly game_id: string;
  readonly withdrawn_at: number | null;
  /** What its request is called, so that a repeat gives nothing twice; null: it has no name. */
  readonly idempotency_key: string | null;
}

export interface StoredAppeal extends HostAppeal {
  readonly game_id: string;
  readonly decided_at: number | null;
  /** The quizmaster who decided it. */
  readonly decided_by: string;
}

/** A game with everything that scores depend on: all its questions, its teams with what they have submitted, and the grades. */
export interface GradedGame extends GameState {
  readonly teams: readonly Pick<GameTeam, 'teamid' | 'team_name' | 'kt_team_id' | 'name_allowed_at'>[];
  /** Those that are not withdrawn. */
  readonly submissions: readonly Submission[];
  readonly grades: readonly StoredGrade[];
  /** Those that stand. */
  readonly adjustments: readonly StoredAdjustment[];
  readonly appeals: readonly StoredAppeal[];
}

/** The final result of a team, kept for its history. */
export interface FinalResult extends Pick<Game, 'game_id'> {
  readonly teamid: string;
  readonly kt_team_id: string;
  readonly place: number;
  readonly points: number;
  /** How many teams played. */
  readonly teams: number;
  readonly at: number;
}

/** The quizmaster who gives a command. */
export interface Grader {
  readonly host_id: string;
  readonly name: string;
}

export function appealView({ question_id, round_order, reason, state, reply }: StoredAppeal): Appeal {
  return { question_id, round_order, reason, state, reply };
}

export function hostAppealView(appeal: StoredAppeal): HostAppeal {
  const { appeal_id, teamid, at } = appeal;
  return { ...appealView(appeal), appeal_id, teamid, at };
}

export function gradeView({ question_id, answer_key, marks, funny, version, by, at }: StoredGrade): Grade {
  return { question_id, answer_key, marks: marks && [...marks], funny, version, by, at };
}

export function adjustmentView(adjustment: StoredAdjustment): Adjustment {
  const { adjustment_id, teamid, round_order, points, reason, by, at } = adjustment;
  return { adjustment_id, teamid, round_order, points, reason, by, at };
}
