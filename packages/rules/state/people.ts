import type { GamePlayer, GameTeam as TeamShown } from '@snug/contract';

/** A player in one game; somebody who leaves and comes back is the same player. Times are milliseconds since 1970. */
export interface Player extends Pick<GamePlayer, 'player_code' | 'player_name' | 'status' | 'is_captain'> {
  /** Never sent to a client; clients know the player by `player_code`. */
  readonly player_id: string;
  readonly game_id: string;
  /** A hash of the client id, which is the client's secret. */
  readonly client_hash: string;
  /** Null for a guest. */
  readonly account_id: string | null;
  /** The team the player has joined or, with `pending-join`, asks to join. */
  readonly teamid: string | null;
  readonly created_at: number;
  readonly left_at: number | null;
  /** When the quizmaster took them out of the game: from then on they are a newcomer. Null: never, or they have come in again. */
  readonly removed_at: number | null;
  /** When the player joined the team, or began to wait with one that waits to be let in: the member who joined first follows a captain who leaves. */
  readonly joined_at: number | null;
  /** Until when the player was this team's captain: a write sent before is refused with that reason (G20). */
  readonly captain_until: number | null;
  /** The team that last kicked the player: being a member of that registered team does not let them back in. */
  readonly kicked_from: string | null;
  /** The team the player has left by themselves, to which they come back by its name. Null while they are on a team. */
  readonly left_teamid: string | null;
}

/** A player with their account's picture; '' for a guest. */
export interface Person extends Player {
  readonly profile_img: string;
}

/** What rules need of an account. */
export interface Account {
  readonly account_id: string;
  /** '' until a name is chosen. */
  readonly player_name: string;
  /** The address of an uploaded picture, or ''. */
  readonly profile_img: string;
}

/** A quizmaster. */
export interface Host {
  readonly host_id: string;
  readonly name: string;
  /** The handle that players tip: letters, digits, - and _; '' for none. */
  readonly tip_handle: string;
}

/** A team in a game. Knowing its `team_code` is enough to join it and to receive its stream. */
export interface GameTeam extends Omit<TeamShown, 'no_requests'> {
  readonly game_id: string;
  /** What players outside the team get in place of `team_code` (OPEN-12). */
  readonly alias: string;
  readonly num_players: number;
  /** On `paper` the quizmaster types its answers. */
  readonly plays_on: 'phones' | 'paper';
  readonly created_at: number;
  /** When the team left the game or was removed from it: it is in no list, and nobody can join it. */
  readonly kicked_at: number | null;
  /** When the quizmaster allowed its present name on the big screen; null: the filter decides. */
  readonly name_allowed_at: number | null;
  /** Since when the team waits to be let in: it is in no list of the players. Null: it is in. */
  readonly waiting_since: number | null;
}

/** A team of a game with its players. */
export interface TeamRoster {
  readonly team: GameTeam;
  /** Members, in the order they joined. */
  readonly members: readonly Person[];
  /** Players who ask to join. */
  readonly askers: readonly Person[];
}

/** An invite to a team in a game. One of kind `link` is for anybody who has the link. */
export interface Invite {
  readonly invite_id: string;
  readonly game_id: string;
  readonly teamid: string;
  readonly kind: 'email' | 'phone' | 'playerid' | 'link';
  /** '' for a link. */
  readonly contact: string;
  /** The invited account, if there is one. */
  readonly account_id: string | null;
  /** The secret code that joins the team while this invite is open; no other invite has it (H50). */
  readonly code: string;
  /** The id of the short link, if there is one. */
  readonly url_id: string | null;
  /** The player_id of the inviter. */
  readonly inviter: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly closed_at: number | null;
  readonly closed_as: 'accepted' | 'declined' | 'cancelled' | 'replaced' | null;
}

/** An invite with the names and pictures that its views show. */
export interface InviteInGame extends Invite {
  readonly team_name: string;
  readonly team_image: string;
  readonly inviter_code: string;
  readonly inviter_name: string;
  /** The display name of an account that is invited by its id; '' for a contact. */
  readonly invitee_name: string;
}

/** The address that a person's notifications are sent to. */
export interface Contact {
  readonly kind: 'email' | 'phone';
  /** Lower case, or ten digits. */
  readonly contact: string;
}

/** Whom an invite is for: a contact, or an account by its id. */
export type Invitee = Contact | { readonly kind: 'playerid'; readonly contact: string };

/** An open invite whose invitee is in the game. */
export interface InvitedPlayer {
  readonly invite_id: string;
  readonly player: Player;
}

/** What a team has in the game besides its players. */
export interface TeamHoldings {
  /** Its open invites, the shared link included. */
  readonly invites: readonly Pick<Invite, 'invite_id'>[];
  readonly invited: readonly InvitedPlayer[];
  /** Whether the team has a saved answer, or a submission that is not withdrawn. */
  readonly hasAnswered: boolean;
}
