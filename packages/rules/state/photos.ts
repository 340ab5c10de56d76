import type { ScreenChoice, VoteKind } from '@snug/contract';
import type { Uploader } from '../images.ts';
import type { NamedTeam } from '../names/shown.ts';
import type { GameState } from './game-state.ts';

/** An action shot, and whether the room may see it. Times are milliseconds since 1970. */
export interface Shot extends Uploader {
  readonly image_code: string;
  readonly url: string;
  readonly created_at: number;
  /** When its uploader agreed to the big screen; null: they have not, or took it back. */
  readonly agreed_at: number | null;
  /** What the quizmaster has decided since; null: it waits. */
  readonly screen: Exclude<ScreenChoice, 'waiting'> | null;
}

/** A vote of a game: one of each kind. It is open until it is closed, and then has its result. */
export interface StoredVote {
  readonly game_id: string;
  readonly vote: VoteKind;
  readonly opened_at: number;
  readonly closed_at: number | null;
  /** When its result was taken off the big screen; null: it is there until something else is told. */
  readonly hidden_at: number | null;
  /** The results by candidate, in the order `choices` has; both are empty while it is open. */
  readonly choices: readonly string[];
  readonly counts: readonly number[];
}

/** What a player has voted for. */
export interface Ballot {
  readonly game_id: string;
  readonly vote: VoteKind;
  readonly player_id: string;
  /** The `image_code` of a photo, or the `teamid` of a team. */
  readonly choice: string;
  readonly cast_at: number;
}

/** A game with its photos and votes. */
export interface PhotosState extends GameState {
  /** The teams that are in the game. */
  readonly teams: readonly NamedTeam[];
  /** The action shots that are not deleted, in the order they were uploaded. */
  readonly shots: readonly Shot[];
  readonly votes: readonly StoredVote[];
  /** What players have voted for who are in the game. */
  readonly ballots: readonly Ballot[];
  /** How many players are in the game: each may vote. */
  readonly electorate: number;
}
