import type { OutgoingMessage } from '../database/message-log.ts';
import type {
  AnswerRow,
  Database,
  FeedbackRow,
  GameInviteRow,
  GamePlayerRow,
  GameRow,
  GameTeamRow,
  QuestionRow,
  RoundRow,
  SubmissionRow,
} from '../database/schema.ts';

/** One thing that becomes different. Rules only name changes; `store/apply.ts` makes them. */
export type Change =
  | { readonly kind: 'game'; readonly set: Partial<GameRow> }
  | { readonly kind: 'round'; readonly round_id: string; readonly set: Partial<RoundRow> }
  | { readonly kind: 'question'; readonly question_id: string; readonly set: Pick<QuestionRow, 'asked_order'> }
  /** Every standing submission of the round is withdrawn, or that of one team. */
  | { readonly kind: 'withdraw'; readonly round_id: string; readonly at: number; readonly teamid?: string }
  /** A late submission counts from now. */
  | { readonly kind: 'accept'; readonly submission_id: string }
  | { readonly kind: 'answer'; readonly row: AnswerRow }
  | { readonly kind: 'answer-write'; readonly row: Database['answer_writes'] }
  | { readonly kind: 'suggestion'; readonly row: Database['suggestions'] }
  | { readonly kind: 'double'; readonly row: Database['doubles'] }
  | { readonly kind: 'double-write'; readonly row: Database['double_writes'] }
  | { readonly kind: 'submission'; readonly row: SubmissionRow }
  /** A team comes into the game, and its stream with it. */
  | { readonly kind: 'new-team'; readonly row: GameTeamRow }
  | { readonly kind: 'team'; readonly teamid: string; readonly set: Partial<GameTeamRow> }
  | { readonly kind: 'new-player'; readonly row: GamePlayerRow }
  | { readonly kind: 'player'; readonly player_id: string; readonly set: Partial<GamePlayerRow> }
  | { readonly kind: 'new-invite'; readonly row: GameInviteRow }
  | {
      readonly kind: 'invite';
      readonly invite_id: string;
      readonly set: Pick<GameInviteRow, 'closed_at' | 'closed_as'>;
    }
  | { readonly kind: 'feedback'; readonly row: FeedbackRow };

/** What a command does to a game, and who is told. */
export interface Outcome {
  readonly changes: readonly Change[];
  /** Told before the changes: a team that a change brings does not hear of itself. */
  readonly posts: readonly OutgoingMessage[];
  /** Teams the quizmaster is told about at once. */
  readonly tellHost?: readonly string[];
  /** Teams whose news for the quizmaster can wait a moment and be told together. */
  readonly tellHostSoon?: readonly string[] | 'all';
  /** The number of watchers changed. */
  readonly watchers?: boolean;
  /** Players who now hear another stream. */
  readonly moved?: readonly string[];
}

/** The command was carried out before: nothing happens twice. */
export const nothingNew: Outcome = { changes: [], posts: [] };
