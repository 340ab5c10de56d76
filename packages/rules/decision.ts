import type { HostFeedback, HostMessage, Message } from '@snug/contract';
import type { Game, Question, Round } from './state/game-state.ts';
import type {
  FinalResult,
  StoredAdjustment,
  StoredAppeal,
  StoredGrade,
  StoredGradeChange,
} from './state/graded-game.ts';
import type { GameTeam, Invite, Player } from './state/people.ts';
import type { Ballot, Shot, StoredVote } from './state/photos.ts';
import type { Answer, Submission } from './state/team-round.ts';

/**
 * A rule's decision about a command: the changes to make, the messages to send, and the reply to the caller. The rule itself
 * changes nothing; it throws a Refusal if it does not allow the command.
 */
export interface Decision<Reply = undefined> {
  readonly changes: readonly Change[];
  /** Numbered before the changes are made, so that a new team does not receive its own NEW_TEAM. */
  readonly messages: readonly OutgoingMessage[];
  readonly reply: Reply;
  readonly hostNews?: HostNews;
  /** The ids of players who receive another stream from now on. */
  readonly moved?: readonly string[];
}

/** The time, and the random texts: all that a rule gets besides state and command. */
export interface Moment {
  /** When the command arrived, in milliseconds since 1970. */
  readonly now: number;
  /** A new random id. */
  newId(): string;
  /** A new secret code, such as a team's: knowing it is enough to join. */
  newCapability(): string;
}

/** A message to number and send: to all players and watchers, to the watchers or one team only, or to the quizmaster. */
export type OutgoingMessage = {
  /** Also sent to players whom the same decision removes from the audience: DROP_PLAYER reaches the dropped player. */
  readonly farewell?: true;
} & (
  | {
      readonly to: 'players' | 'watchers' | { readonly teamid: string };
      readonly message: Message;
      /** The player_id of the only player in the audience who gets it; for the others its number is a SKIP. */
      readonly only?: string;
    }
  | { readonly to: 'host'; readonly message: HostMessage; readonly only?: undefined }
);

/** What to send the quizmaster anew. The present state is sent, not the change, so several of them are sent as one. */
export interface HostNews {
  /** Teams whose state is sent at once. */
  readonly now?: readonly string[];
  /** Teams whose state may be sent a moment later, together with others. */
  readonly soon?: readonly string[] | 'all';
  /** The number of watchers has changed. */
  readonly watchers?: boolean;
}

/** One change to the state. The server makes it in the database, the fake server in memory. */
export type Change =
  | { readonly kind: 'game'; readonly set: Partial<Game> }
  | { readonly kind: 'round'; readonly round_id: string; readonly set: Partial<Round> }
  | {
      readonly kind: 'question';
      readonly question_id: string;
      readonly set: Partial<
        Pick<Question, 'asked_order' | 'accepted' | 'points' | 'question_text' | 'notes' | 'image_alt'>
      >;
    }
  /** Withdraws the round's submissions, or those of one team, or of these only what was handed in at the close, or its own. */
  | {
      readonly kind: 'withdraw';
      readonly round_id: string;
      readonly at: number;
      readonly teamid?: string;
      readonly at_close?: boolean;
    }
  /** Changes what was handed in at the close. */
  | {
      readonly kind: 'amend';
      readonly submission_id: string;
      readonly set: Partial<Pick<Submission, 'answers' | 'doubled' | 'clue'>>;
    }
  /** Makes a late submission count. */
  | { readonly kind: 'accept'; readonly submission_id: string }
  /** Saves a team's answer. A question has one in time and one late per team; it replaces the one of its kind. */
  | { readonly kind: 'answer'; readonly row: Answer }
  /** The number of a client's last write of an answer. */
  | { readonly kind: 'answer-write'; readonly row: WriteOf<'question_id'> }
  /** Replaces the player's previous suggestion for that question. */
  | { readonly kind: 'suggestion'; readonly row: NewSuggestion }
  | { readonly kind: 'double'; readonly row: Doubling }
  /** The number of a client's last write of a double; it never decreases. */
  | { readonly kind: 'double-write'; readonly row: WriteOf<'round_id'> }
  | { readonly kind: 'submission'; readonly row: Submission }
  /** Adds a team to the game and opens its message stream. */
  | { readonly kind: 'new-team'; readonly row: GameTeam }
  | { readonly kind: 'team'; readonly teamid: string; readonly set: Partial<GameTeam> }
  | { readonly kind: 'new-player'; readonly row: Player }
  | { readonly kind: 'player'; readonly player_id: string; readonly set: Partial<Player> }
  | { readonly kind: 'new-invite'; readonly row: Invite }
  | { readonly kind: 'invite'; readonly invite_id: string; readonly set: Pick<Invite, 'closed_at' | 'closed_as'> }
  /** Adds a short address that leads to one of our pages. */
  | { readonly kind: 'short-link'; readonly row: ShortLink }
  | { readonly kind: 'feedback'; readonly row: Rating }
  /** Sets the grade of an answer, in place of the one before. */
  | { readonly kind: 'grade'; readonly row: StoredGrade }
  | { readonly kind: 'grade-change'; readonly row: StoredGradeChange }
  | { readonly kind: 'adjustment'; readonly row: StoredAdjustment }
  | { readonly kind: 'withdraw-adjustment'; readonly adjustment_id: string; readonly at: number }
  /** Makes or decides an appeal. */
  | { readonly kind: 'appeal'; readonly row: StoredAppeal }
  | { readonly kind: 'final-result'; readonly row: FinalResult }
  | { readonly kind: 'shot'; readonly image_code: string; readonly set: Partial<Pick<Shot, 'agreed_at' | 'screen'>> }
  /** Makes the action shots of a team another team's. */
  | { readonly kind: 'move-shots'; readonly from: string; readonly to: string }
  /** Sets a vote, in place of the one of its kind before. */
  | { readonly kind: 'vote'; readonly row: StoredVote }
  /** Sets what a player votes for, in place of the one before. */
  | { readonly kind: 'ballot'; readonly row: Ballot }
  /** Gives a player the votes of another where they have none of that kind; the other has none any more. */
  | { readonly kind: 'move-ballots'; readonly from: string; readonly to: string }
  /** Adds a spelling to the pack that the game was made from, or takes it out. */
  | {
      readonly kind: 'pack-spelling';
      readonly round_order: number;
      readonly question_index: number;
      readonly part: number;
      readonly text: string;
      readonly take_back: boolean;
    }
  /** Mends a question of the pack that the game was made from. */
  | {
      readonly kind: 'pack-question';
      readonly round_order: number;
      readonly question_index: number;
      readonly set: Pick<Question, 'question_text' | 'accepted' | 'notes' | 'image_alt'>;
    }
  /** Makes it the game of another quizmaster. */
  | { readonly kind: 'game-host'; readonly host_id: string }
  /** Puts the rounds and questions of another pack in the place of those that the game has. */
  | {
      readonly kind: 'pack';
      readonly pack_id: string;
      readonly rounds: readonly Round[];
      readonly questions: readonly Question[];
    };

/** The number of a client's write of one thing of a team: an answer or a double (H19). */
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
  /** In the form in which the caller stores it. */
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

/** A decision with the reply of most commands, of what it brings. */
export function done(brings: Partial<Omit<Decision, 'reply'>>): Decision<Success> {
  return { changes: [], messages: [], ...brings, reply: success };
}

/** A decision without changes, for a command that is a repeat or has nothing to do. */
export function nothingNew<Reply>(reply: Reply): Decision<Reply> {
  return { changes: [], messages: [], reply };
}

/** Joins two decisions in this order; the reply is the second one's. */
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

/** The reply of most commands. */
export const success = { status: 'success' } as const;
export type Success = typeof success;
