import { inviteLifeMs } from '@snug/contract';
import { announceClosedInvite, closeInvites } from './close-invites.ts';
import { andThen, type Decision, done, type Moment, nothingNew, type Success, success } from './decision.ts';
import { details } from './details.ts';
import { captainOf } from './people/captain.ts';
import { type Caller, ensurePlayer } from './people/player.ts';
import type { InGame } from './people/requests.ts';
import { toPlayer } from './recipients.ts';
import { Refusal } from './refusal.ts';
import { refuseEnded } from './rounds.ts';
import type { Contact, GameTeam, Invite, Invitee, InviteInGame, Person, Player, TeamRoster } from './state/people.ts';
import { inviteToMeView } from './views/invite.ts';

/** Somebody to invite, with their account and their player in this game, if they have them. */
export interface ToInvite {
  readonly invitee: Invitee;
  /** The account with that contact or id. */
  readonly account: { readonly account_id: string; readonly player_name: string } | undefined;
  /** The account's player in this game. */
  readonly player: Player | undefined;
  /** Whether the inviter and the account are on the same registered team. */
  readonly haveMet: boolean;
  /** Undefined: the account is invited by its id and has no contact. */
  readonly contact: Contact | undefined;
}

/** A new invite, and the address its notification is sent to. */
export interface RecordedInvite {
  readonly invite: InviteInGame;
  readonly contact: Contact | undefined;
}

/** The new invites; and for each other invitee the reason for none: they are a member, or have this open invite already. */
export interface RecordedInvites {
  readonly recorded: readonly RecordedInvite[];
  readonly standing: readonly (InviteInGame | 'member')[];
}

/**
 * Records invites to a team (CALL-30). A member is not invited, and a contact with an open invite gets no second one and
 * no second notification (RULE-07). Two contacts of one person get two invites: a reply with the invite of the other
 * contact would reveal that both belong to one person (H55).
 */
export function recordInvites(
  { team, by, members }: { readonly team: GameTeam; readonly by: Person; readonly members: readonly Player[] },
  open: readonly InviteInGame[],
  invitees: readonly ToInvite[],
  moment: Moment,
): Decision<RecordedInvites> {
  const openInvites = [...open];
  const recorded: RecordedInvite[] = [];
  const standing: (InviteInGame | 'member')[] = [];
  let decision: Decision<unknown> = nothingNew(undefined);

  for (const each of invitees) {
    const { invitee, account, player, haveMet, contact } = each;
    // Player ids are public, on the pages of registered teams: an id alone must not get a stranger a notification.
    if (invitee.kind === 'playerid' && !player && !haveMet) throw new Refusal(403, details.inviteStranger);
    const isMember = members.some(({ account_id }) => account_id !== null && account_id === account?.account_id);
    const existing = isMember
      ? 'member'
      : openInvites.find((one) => one.kind === invitee.kind && one.contact === invitee.contact);
    if (existing) {
      standing.push(existing);
      continue;
    }
    const added = invitePerson(team, by, each, moment);
    decision = andThen(decision, added);
    openInvites.push(added.reply);
    recorded.push({ invite: added.reply, contact });
  }
  return { ...decision, reply: { recorded, standing } };
}

/** Invites one person. If they are in this game, only they get a message about it. */
function invitePerson(
  team: GameTeam,
  by: Person,
  { invitee, account, player }: ToInvite,
  moment: Moment,
): Decision<InviteInGame> {
  const ids = { invite_id: moment.newId(), code: moment.newCapability() };
  const row: Invite = { ...newInvite(team, by, ids, moment.now), ...invitee, account_id: account?.account_id ?? null };
  const { teamid, team_name, team_image } = team;
  const invite: InviteInGame = {
    ...row,
    team_name,
    team_image,
    inviter_code: by.player_code,
    inviter_name: by.player_name,
    invitee_name: invitee.kind === 'playerid' ? (account?.player_name ?? '') : '',
  };
  const message = { type: 'PLAYER_INVITE', teamid, invite: inviteToMeView(invite) } as const;
  return {
    changes: [{ kind: 'new-invite', row }],
    messages: player ? [toPlayer(player, message)] : [],
    reply: invite,
  };
}

/** A team whose captain invites somebody, and its open invites. */
export interface ToInviteToTeam extends Caller {
  readonly roster: TeamRoster;
  readonly open: readonly InviteInGame[];
  readonly invitee: ToInvite;
}

/** The captain invites somebody. The reply has their open invite: the new one, or the one they had already. */
export function inviteToTeam(
  { roster, open, invitee, ...caller }: ToInviteToTeam,
  _command: object,
  moment: Moment,
): Decision<{ invite: InviteInGame; recorded: readonly RecordedInvite[] }> {
  requireInviter(caller);
  const ensured = ensurePlayer(caller, moment);
  const from = { ...roster, by: captainOf(roster, ensured.reply.player_id) };
  const added = recordInvites(from, open, [invitee], moment);
  const { recorded, standing } = added.reply;
  const [invite = recorded[0]?.invite] = standing;
  if (invite === 'member' || !invite) throw new Refusal(409, details.alreadyOnYourTeam);
  return { ...andThen(ensured, added), reply: { invite, recorded } };
}

/** Refuses when the game is over, and refuses a guest, who plays alone and must log in first (OPEN-03). */
export function requireInviter({ game, account }: Pick<Caller, 'account'> & InGame): void {
  refuseEnded(game);
  if (!account) throw new Refusal(403, details.loginNeeded);
}

export interface ShareLink {
  /** The caller chooses the id and the code beforehand, since the path ends with a signed token that contains the code. */
  readonly invite_id: string;
  readonly code: string;
  readonly url_id: string;
  readonly path: string;
}

/** Makes a link by which anybody who has it may join the team. It replaces the team's previous link (CALL-34). */
export function shareLink(
  { roster, links, ...caller }: Caller & { readonly roster: TeamRoster; readonly links: readonly Invite[] },
  { path, url_id, invite_id, code }: ShareLink,
  moment: Moment,
): Decision<{ urlid: string }> {
  requireInviter(caller);
  const { now } = moment;
  const ensured = ensurePlayer(caller, moment);
  const by = captainOf(roster, ensured.reply.player_id);
  const invite: Invite = { ...newInvite(roster.team, by, { invite_id, code }, now), url_id };
  const shared: Decision<{ urlid: string }> = {
    changes: [
      { kind: 'short-link', row: { url_id, path, created_at: now, expires_at: now + inviteLifeMs } },
      ...closeInvites(links, 'replaced', now).changes,
      { kind: 'new-invite', row: invite },
    ],
    messages: [],
    reply: { urlid: url_id },
  };
  return andThen(ensured, shared);
}

/** An invite, and the invited player, if they are in the game. */
export interface InviteToClose {
  readonly invite: Invite | undefined;
  readonly invited: Player | undefined;
}

/** The captain cancels an invite (CALL-33). */
export function cancelInvite(
  { roster, invite, invited }: InviteToClose & { readonly roster: TeamRoster },
  { by }: { readonly by: string },
  { now }: Moment,
): Decision<Success> {
  captainOf(roster, by);
  if (!invite) throw new Refusal(404, details.inviteNotFound);
  return closeInvite(invite, 'cancelled', invited, now);
}

/** Cancels an invite whose notification could not be sent. */
export function withdrawInvite(
  { invite, invited }: InviteToClose,
  _command: object,
  { now }: Moment,
): Decision<Success> {
  return invite ? closeInvite(invite, 'cancelled', invited, now) : nothingNew(success);
}

/** The invitee declines all their invites to the team (CALL-28). */
export function declineInvite(
  { mine, invited }: { readonly mine: readonly Invite[]; readonly invited: Player | undefined },
  _command: object,
  { now }: Moment,
): Decision<Success> {
  if (mine.length === 0) throw new Refusal(404, details.inviteNotFound);
  return mine.map((invite) => closeInvite(invite, 'declined', invited, now)).reduce(andThen);
}

/** Closes an invite and tells its team, and the invited player if they are in the game. */
function closeInvite(
  invite: Invite,
  closed_as: 'cancelled' | 'declined',
  invited: Player | undefined,
  now: number,
): Decision<Success> {
  if (invite.closed_at !== null) return nothingNew(success);
  const { invite_id, teamid } = invite;
  const { changes, messages } = closeInvites([invite], closed_as, now);
  const toInvited = invited ? [announceClosedInvite({ invite_id, player: invited }, teamid)] : [];
  return done({ changes, messages: [...messages(teamid), ...toInvited] });
}

function newInvite(
  { game_id, teamid }: GameTeam,
  by: Player,
  ids: Pick<Invite, 'invite_id' | 'code'>,
  now: number,
): Invite {
  return {
    ...ids,
    game_id,
    teamid,
    kind: 'link',
    contact: '',
    account_id: null,
    url_id: null,
    inviter: by.player_id,
    created_at: now,
    expires_at: now + inviteLifeMs,
    closed_at: null,
    closed_as: null,
  };
}
