import { inviteLifeMs } from '@snug/contract';
import { closing, inviteGone } from './close-invites.ts';
import { andThen, type Decision, type Moment, nothingNew, type Success, success } from './decision.ts';
import { details } from './details.ts';
import { type Caller, captainOf, ensurePlayer } from './people.ts';
import { toPlayer } from './recipients.ts';
import { Refusal } from './refusal.ts';
import { refuseEnded } from './rounds.ts';
import type { Contact, GameTeam, Invite, Invitee, InviteInGame, Person, Player, TeamRoster } from './state/people.ts';
import { inviteToMeView } from './views/invite.ts';

/** Somebody to be invited, and who they are here. */
export interface ToInvite {
  readonly invitee: Invitee;
  /** The account that has the contact or the id. */
  readonly account: { readonly account_id: string; readonly player_name: string } | undefined;
  /** The player that the account is in this game. */
  readonly player: Player | undefined;
  /** Whether inviter and account are on a registered team together. */
  readonly haveMet: boolean;
  /** An account that is invited by its id may have no contact. */
  readonly contact: Contact | undefined;
}

/** An invite that was made, and where its notification goes. */
export interface RecordedInvite {
  readonly invite: InviteInGame;
  readonly contact: Contact | undefined;
}

/** The invites that were made, and why the others were not: the invitee is a member, or has an invite that stands. */
export interface RecordedInvites {
  readonly recorded: readonly RecordedInvite[];
  readonly standing: readonly (InviteInGame | 'member')[];
}

/**
 * Records invites to a team (CALL-30). A member of the team is not invited, and a contact that is invited gets no second
 * notification (RULE-07). Two contacts of one person are two invites in everything: to answer with the one that stands
 * would tell whose they are (H55).
 */
export function recordInvites(
  { team, by, members }: { readonly team: GameTeam; readonly by: Person; readonly members: readonly Player[] },
  open: readonly InviteInGame[],
  invitees: readonly ToInvite[],
  moment: Moment,
): Decision<RecordedInvites> {
  const known = [...open];
  const recorded: RecordedInvite[] = [];
  const standing: (InviteInGame | 'member')[] = [];
  let decision: Decision<unknown> = nothingNew(undefined);

  for (const each of invitees) {
    const { invitee, account, player, haveMet, contact } = each;
    // Anybody can read a player's id on the public page of a team: it alone gets nobody a notification.
    if (invitee.kind === 'playerid' && !player && !haveMet) throw new Refusal(403, details.inviteStranger);
    const isMember = members.some(({ account_id }) => account_id !== null && account_id === account?.account_id);
    const stands = isMember
      ? 'member'
      : known.find((one) => one.kind === invitee.kind && one.contact === invitee.contact);
    if (stands) {
      standing.push(stands);
      continue;
    }
    const made = newInviteTo(team, by, each, moment);
    decision = andThen(decision, made);
    known.push(made.reply);
    recorded.push({ invite: made.reply, contact });
  }
  return { ...decision, reply: { recorded, standing } };
}

/** An invite to one person, of which that person alone is told where they are in this game. */
function newInviteTo(
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

/** A team whose captain invites: its open invites, and the one to be invited. */
export interface ToInviteToTeam extends Caller {
  readonly roster: TeamRoster;
  readonly open: readonly InviteInGame[];
  readonly invitee: ToInvite;
}

/** The captain invites somebody; one whose invite stands is not invited again. The reply says which invite there is now. */
export function inviteToTeam(
  { roster, open, invitee, ...caller }: ToInviteToTeam,
  _command: object,
  moment: Moment,
): Decision<{ invite: InviteInGame; recorded: readonly RecordedInvite[] }> {
  mayInvite(caller);
  const ensured = ensurePlayer(caller, moment);
  const from = { ...roster, by: captainOf(roster, ensured.reply.player_id) };
  const made = recordInvites(from, open, [invitee], moment);
  const { recorded, standing } = made.reply;
  const [invite = recorded[0]?.invite] = standing;
  if (invite === 'member' || !invite) throw new Refusal(409, details.alreadyOnYourTeam);
  return { ...andThen(ensured, made), reply: { invite, recorded } };
}

/** Refuses a caller who can invite nobody: the game is over, or a guest, who plays alone, is to log in first (OPEN-03). */
export function mayInvite({ game, account }: Pick<Caller, 'game' | 'account'>): void {
  refuseEnded(game);
  if (!account) throw new Refusal(403, details.loginNeeded);
}

export interface ShareLink {
  /** Made beforehand: the code is in the signed token at the end of the path. */
  readonly invite_id: string;
  readonly code: string;
  readonly url_id: string;
  readonly path: string;
}

/** Makes a link by which anybody who has it may join; the one before ends (CALL-34). */
export function shareLink(
  { roster, links, ...caller }: Caller & { readonly roster: TeamRoster; readonly links: readonly Invite[] },
  { path, url_id, invite_id, code }: ShareLink,
  moment: Moment,
): Decision<{ urlid: string }> {
  mayInvite(caller);
  const { now } = moment;
  const ensured = ensurePlayer(caller, moment);
  const by = captainOf(roster, ensured.reply.player_id);
  const invite: Invite = { ...newInvite(roster.team, by, { invite_id, code }, now), url_id };
  const shared: Decision<{ urlid: string }> = {
    changes: [
      { kind: 'short-link', row: { url_id, path, created_at: now, expires_at: now + inviteLifeMs } },
      ...closing(links, 'replaced', now).changes,
      { kind: 'new-invite', row: invite },
    ],
    messages: [],
    reply: { urlid: url_id },
  };
  return andThen(ensured, shared);
}

/** An invite, and the player in the game that it is to. */
export interface InviteToClose {
  readonly invite: Invite | undefined;
  readonly invited: Player | undefined;
}

/** The captain takes an invite back (CALL-33). */
export function cancelInvite(
  { roster, invite, invited }: InviteToClose & { readonly roster: TeamRoster },
  { by }: { readonly by: string },
  { now }: Moment,
): Decision<Success> {
  captainOf(roster, by);
  if (!invite) throw new Refusal(404, details.inviteNotFound);
  return closeInvite(invite, 'cancelled', invited, now);
}

/** Takes an invite back whose notification could not be sent. */
export function withdrawInvite(
  { invite, invited }: InviteToClose,
  _command: object,
  { now }: Moment,
): Decision<Success> {
  return invite ? closeInvite(invite, 'cancelled', invited, now) : nothingNew(success);
}

/** The invitee declines every invite to the team (CALL-28). */
export function declineInvite(
  { mine, invited }: { readonly mine: readonly Invite[]; readonly invited: Player | undefined },
  _command: object,
  { now }: Moment,
): Decision<Success> {
  if (mine.length === 0) throw new Refusal(404, details.inviteNotFound);
  return mine.map((invite) => closeInvite(invite, 'declined', invited, now)).reduce(andThen);
}

/** An invite is over; its team is told, and the invited player where they are in this game. */
function closeInvite(
  invite: Invite,
  closed_as: 'cancelled' | 'declined',
  invited: Player | undefined,
  now: number,
): Decision<Success> {
  if (invite.closed_at !== null) return nothingNew(success);
  const { invite_id, teamid } = invite;
  const { changes, messages } = closing([invite], closed_as, now);
  const toInvited = invited ? [inviteGone({ invite_id, player: invited }, teamid)] : [];
  return { changes, messages: [...messages(teamid), ...toInvited], reply: success };
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
