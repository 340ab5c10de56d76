import type { HostFeedback, HostMessage, Message } from '@snug/contract';
import type { Game, Question, Round } from './state/game-state.ts';
import type { GameTeam, Invite, Player } from './state/people.ts';
import type { Answer, Submission } from './state/team-round.ts';

/**
 * What a rule decides of a command: what becomes different, who is told, and what the caller is answered. A rule makes no
 * change itself, and throws a Refusal where it decides against the command.
 */
export interface Decision<Reply = undefined> {
  readonly changes: readonly Change[];
  /** Numbered before the changes are made: a team that a change brings does not hear of itself. */
  readonly messages: readonly OutgoingMessage[];
  readonly reply: Reply;
  readonly hostNews?: HostNews;
  /** Players who hear another stream from now on. */
  readonly moved?: readonly string[];
}

/** What a rule has of the world besides the state. */
export interface Moment {
  /** Milliseconds since 1970: when the command came. */
  readonly now: number;
  /** A new text that names something. */
  newId(): string;
  /** A new text that by itself lets its holder in. */
  newCapability(): string;
}

/** A message to be numbered and sent with a change: to everybody who plays or watches, to one audience, or to the quizmaster. */
export type OutgoingMessage = {
  /** Also reaches those whom the same change takes out of the audience, as DROP_PLAYER the one dropped. */
  readonly farewell?: true;
} & (
  | {
      readonly to: 'players' | 'watchers' | { readonly teamid: string };
      readonly message: Message;
      /** A player_id: only this player of the audience is told; the others' number is a SKIP. */
      readonly only?: string;
    }
  | { readonly to: 'host'; readonly message: HostMessage; readonly only?: undefined }
);

/** What the quizmaster is shown anew. It tells how something stands, so several of them are told as one. */
export interface HostNews {
  /** Teams to tell of at once. */
  readonly now?: readonly string[];
  /** Teams whose news can wait a moment. */
  readonly soon?: readonly string[] | 'all';
  /** The number of watchers has changed. */
  readonly watchers?: boolean;
}

/** One thing that becomes different. Whoever holds the state makes it so. */
export type Change =
  | { readonly kind: 'game'; readonly set: Partial<Game> }
  | { readonly kind: 'round'; readonly round_id: string; readonly set: Partial<Round> }
  | { readonly kind: 'question'; readonly question_id: string; readonly set: Pick<Question, 'asked_order'> }
  /** Every standing submission of the round is withdrawn, or that of one team. */
  | { readonly kind: 'withdraw'; readonly round_id: string; readonly at: number; readonly teamid?: string }
  /** A late submission counts from now on. */
  | { readonly kind: 'accept'; readonly submission_id: string }
  /** Takes the place of the team's answer to that question that is as late, or is the first. */
  | { readonly kind: 'answer'; readonly row: Answer }
  /** The last number that a client wrote an answer under. */
  | { readonly kind: 'answer-write'; readonly row: WriteOf<'question_id'> }
  /** Takes the place of the player's last one. */
  | { readonly kind: 'suggestion'; readonly row: NewSuggestion }
  | { readonly kind: 'double'; readonly row: Doubling }
  /** The last number that a client set a double under; it never goes back. */
  | { readonly kind: 'double-write'; readonly row: WriteOf<'round_id'> }
  | { readonly kind: 'submission'; readonly row: Submission }
  /** A team comes into the game, and its stream with it. */
  | { readonly kind: 'new-team'; readonly row: GameTeam }
  | { readonly kind: 'team'; readonly teamid: string; readonly set: Partial<GameTeam> }
  | { readonly kind: 'new-player'; readonly row: Player }
  | { readonly kind: 'player'; readonly player_id: string; readonly set: Partial<Player> }
  | { readonly kind: 'new-invite'; readonly row: Invite }
  | { readonly kind: 'invite'; readonly invite_id: string; readonly set: Pick<Invite, 'closed_at' | 'closed_as'> }
  /** A short address of ours leads to a page of ours from now on. */
  | { readonly kind: 'short-link'; readonly row: ShortLink }
  | { readonly kind: 'feedback'; readonly row: Rating };

/** A client's count of its writes of one thing of a team (H19). */
export type WriteOf<Thing extends string> = Readonly<Record<Thing | 'teamid' | 'client_hash', string>> & {
  readonly seq: number;
};

/** Whether a team plays a round for double or nothing. */
export interface Doubling {
  readonly teamid: string;
  readonly round_id: string;
  readonly doubled: boolean;
}

export interface NewSuggestion {
  readonly teamid: string;
  readonly question_id: string;
  readonly player_id: string;
  readonly suggestion: string;
  readonly at: number;
}

export interface ShortLink {
  readonly url_id: string;
  /** In whichever form the caller keeps it. */
  readonly path: string;
  readonly created_at: number;
  readonly expires_at: number;
}

/** A player's rating of a quizmaster. */
export interface Rating extends Pick<HostFeedback, 'stars' | 'notes'> {
  readonly game_id: string;
  readonly host_id: string;
  readonly player_id: string;
  readonly tags: readonly string[];
  readonly created_at: number;
}

/** The command was carried out before: nothing happens twice. */
export function nothingNew<Reply>(reply: Reply): Decision<Reply> {
  return { changes: [], messages: [], reply };
}

/** Both decisions, the first one first; answered as the second. */
export function andThen<Reply>(first: Decision<unknown>, then: Decision<Reply>): Decision<Reply> {
  const soon = [first.hostNews?.soon ?? [], then.hostNews?.soon ?? []];
  return {
    changes: [...first.changes, ...then.changes],
    messages: [...first.messages, ...then.messages],
    reply: then.reply,
    hostNews: {
      now: [...(first.hostNews?.now ?? []), ...(then.hostNews?.now ?? [])],
      soon: soon.includes('all') ? 'all' : soon.flat(),
      watchers: first.hostNews?.watchers === true || then.hostNews?.watchers === true,
    },
    moved: [...(first.moved ?? []), ...(then.moved ?? [])],
  };
}

/** What most commands answer. */
export const success = { status: 'success' } as const;
export type Success = typeof success;
