import type { GamePlayer, GameTeam as TeamShown } from '@snug/contract';

/** A player in one game: who comes back is the same player again. Moments are milliseconds since 1970. */
export interface Player extends Pick<GamePlayer, 'player_code' | 'player_name' | 'status' | 'is_captain'> {
  /** A secret of the server; others know the player by `player_code`. */
  readonly player_id: string;
  readonly game_id: string;
  /** Stands for the client id, which is a secret of its owner. */
  readonly client_hash: string;
  /** Null for a guest. */
  readonly account_id: string | null;
  /** The team joined, or with `pending-join` the team asked. */
  readonly teamid: string | null;
  readonly created_at: number;
  readonly left_at: number | null;
  /** Since when on this team: the longest there follows a captain who leaves. */
  readonly joined_at: number | null;
  /** Was this team's captain until then: a write that was on its way is told why it does not count (G20). */
  readonly captain_until: number | null;
  /** The team whose captain kicked them last: membership of that registered team does not let them back in. */
  readonly kicked_from: string | null;
}

/** A player with the picture of their account; '' for a guest. */
export interface Person extends Player {
  readonly profile_img: string;
}

/** What a rule needs to know of an account. */
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

/** A team in a game. `team_code` is its own: whoever has it may join and hear the team. */
export interface GameTeam extends TeamShown {
  readonly game_id: string;
  /** What everybody outside the team is given in place of `team_code` (OPEN-12). */
  readonly alias: string;
  readonly num_players: number;
  readonly created_at: number;
  /** When the quizmaster or its last player took it out of the game: it is in no list, and nobody can join it. */
  readonly kicked_at: number | null;
}

/** A team of a game with its people. */
export interface TeamRoster {
  readonly team: GameTeam;
  /** Members, the longest there first. */
  readonly members: readonly Person[];
  /** Players who ask to join. */
  readonly askers: readonly Person[];
}

/** An invite to a team in a game. `link`: for anybody who has the link. */
export interface Invite {
  readonly invite_id: string;
  readonly game_id: string;
  readonly teamid: string;
  readonly kind: 'email' | 'phone' | 'playerid' | 'link';
  /** '' for a link. */
  readonly contact: string;
  /** The invited account, where there is one. */
  readonly account_id: string | null;
  /** Joins the team while the invite is open: a capability of this invite alone (H50). */
  readonly code: string;
  /** The short link, where one was made. */
  readonly url_id: string | null;
  /** The player_id of the inviter. */
  readonly inviter: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly closed_at: number | null;
  readonly closed_as: 'accepted' | 'declined' | 'cancelled' | 'replaced' | null;
}

/** An invite with what its views say of the people and the team. */
export interface InviteInGame extends Invite {
  readonly team_name: string;
  readonly team_image: string;
  readonly inviter_code: string;
  readonly inviter_name: string;
  /** The display name of an account that is invited by its id; '' where a contact is. */
  readonly invitee_name: string;
}

/** Where a person's notifications go. */
export interface Contact {
  readonly kind: 'email' | 'phone';
  /** Lower case, or ten digits. */
  readonly contact: string;
}

/** Whom an invite is for: a contact, or an account by its id. */
export type Invitee = Contact | { readonly kind: 'playerid'; readonly contact: string };

/** An open invite of a team whose invitee is in the game. */
export interface InvitedPlayer {
  readonly invite_id: string;
  readonly player: Player;
}

/** What a team has in the game besides its people. */
export interface TeamHoldings {
  /** Its open invites, a shared link among them. */
  readonly invites: readonly Pick<Invite, 'invite_id'>[];
  readonly invited: readonly InvitedPlayer[];
  /** Whether the team has a saved answer or a standing submission. */
  readonly hasAnswered: boolean;
}
