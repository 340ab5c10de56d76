import type { FoundGame, TeamStub } from '@snug/contract';
import type { Contact } from '../contact-of.ts';
import type { Watched } from '../watched.ts';

/**
 * What went wrong, as a key of the words table: `try-again` (ERR-04), `went-wrong` (ERR-05). The server's text takes
 * precedence.
 */
export interface JoinError {
  readonly key: 'try-again' | 'went-wrong';
  readonly detail?: string;
}

/** A registered team of the player that is in the game, with a code to join it. */
export type TeamHere = NonNullable<FoundGame['my_teams']>[number];

/** What is known of the game that was found. `teams` is absent where the server does not tell. */
export type Found = Omit<FoundGame, 'found_player'>;

/** The state of a join. `code`: waiting for one. `go`: done, the page navigates to `to`. */
export type JoinState = { readonly code: string; readonly error?: JoinError } & (
  | { readonly step: 'code' }
  | { readonly step: 'finding' }
  /** A registered player was here before and is not logged in: `Log In` or `New Player` (JOIN-07). */
  | ({ readonly step: 'found-choice'; readonly playerName: string; readonly busy: boolean } & Found)
  /** `Game Found!` with `Join` (JOIN-12). */
  | ({ readonly step: 'found' } & Found)
  /** Which team? (OPEN-17) */
  | ({ readonly step: 'team' } & Found)
  | ({ readonly step: 'joining' } & Found)
  /** `gameId` once the player is in that game; else by the login, or by the link into a team that is there (JOIN-16). */
  | { readonly step: 'go'; readonly by: 'join' | 'login' | 'link'; readonly to: string; readonly gameId?: string }
);

/** The team to join with: a new one by its name, or one of the player's registered teams. */
export type TeamChoice = { readonly num_players?: number; readonly invites?: readonly Contact[] } & (
  | { readonly team_name: string }
  | { readonly team: Pick<TeamStub, 'kt_team_id' | 'team_name'> }
);

/** The way from a code to a game screen (JOIN-04 … JOIN-14). Headless: a widget shows `get()` and calls the verbs. */
export interface Join extends Watched<JoinState> {
  /** Looks up a stored target code by itself, if the game is still open (JOIN-14, OPEN-15). */
  start(): Promise<void>;
  setCode(code: string): void;
  find(): Promise<void>;
  /** Goes to the login and back: into the game for a returning player, else to the choice of a team. */
  logIn(): void;
  newPlayer(): Promise<void>;
  join(): void;
  /** Joins with a team; a team that is in the game already is joined by its link (JOIN-16). */
  choose(choice: TeamChoice): Promise<void>;
  /** Joins without a team; with the code of one, asks it, whose captain then lets the player in. */
  watch(asked?: string): Promise<void>;
  /** Returns to the code, which is kept. */
  back(): void;
}
