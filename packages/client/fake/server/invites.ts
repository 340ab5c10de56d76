import { type Invite, type InviteRequest, inviteLifeMs } from '@snug/contract';
import {
  accountOf,
  atTeam,
  type Family,
  findPlayer,
  refuse,
  refuseEnded,
  refuseOtherGame,
  teamOf,
  teamsOf,
} from './asked.ts';
import { closeInvites } from './close-invites.ts';
import { accountWith, type Contact, contactFrom } from './contact.ts';
import { invitesOf, isOpen, linksOf } from './open-invites.ts';
import { type Changing, membersOf, playerOfAccount } from './people.ts';
import type { FakeInvite, FakePlayer, FakeTeam } from './state.ts';
import { toPlayer } from './told.ts';
import { unsigned } from './unsigned.ts';
import { inviteToMeView, teamInviteView } from './view.ts';
import { refusals } from './words.ts';

export const invites: Family<
  | 'inviteToTeam'
  | 'cancelInvite'
  | 'declineInvite'
  | 'generateInviteToken'
  | 'getInviteToken'
  | 'checkInvite'
  | 'sendInvite'
  | 'shortUrl'
> = {
  inviteToTeam(asked) {
    const { params, body, state } = asked;
    const { team, player } = atTeam(asked, params.id, params.team, 'captain');
    refuseEnded(asked);
    accountOf(asked);
    const made = invite(asked, team, player, inviteeOf(body));
    if (made === 'member') refuse(409, refusals.alreadyOnYourTeam);
    return { status: 'success', invite: teamInviteView(state, made, player.player_id) };
  },

  cancelInvite(asked) {
    const { params, body, state, told } = asked;
    const { team } = atTeam(asked, params.id, params.team, 'captain');
    const wanted = body.invite_id ? undefined : inviteeOf(body);
    const found = state.invites.findLast(
      (each) =>
        each.teamid === team.teamid &&
        (wanted ? each.kind === wanted.kind && each.contact === wanted.contact : each.invite_id === body.invite_id),
    );
    if (!found) refuse(404, refusals.inviteNotFound);
    if (found.closed_as !== undefined) return done;
    closeInvites(told, [found], 'cancelled');
    tellInvited(asked, found);
    return done;
  },

  declineInvite(asked) {
    const { params, state, told } = asked;
    refuseOtherGame(asked, params.id);
    const { account_id } = accountOf(asked);
    const team = teamsOf(state).find((each) =>
      [each.team_code, each.alias, each.teamid, each.kt_team_id].includes(params.team),
    );
    if (!team) refuse(404, refusals.gameTeamNotFound);
    const player = findPlayer(asked);
    if (player?.status === 'joined' && player.teamid === team.teamid) refuse(403, refusals.alreadyOnTeam);
    const mine = state.invites.filter((each) => each.teamid === team.teamid && each.account_id === account_id);
    if (mine.length === 0) refuse(404, refusals.inviteNotFound);
    for (const each of mine.filter(({ closed_as }) => closed_as === undefined)) {
      closeInvites(told, [each], 'declined');
      tellInvited(asked, each);
    }
    return done;
  },

  generateInviteToken(asked) {
    const { params, state, house } = asked;
    const { team, player } = atTeam(asked, params.id, params.team, 'captain');
    refuseEnded(asked);
    const { player_name } = accountOf(asked);
    const now = house.clock.now();
    for (const before of linksOf(state, team.teamid, now)) before.closed_as = 'replaced';
    const code = house.id('invite-code');
    const { team_name } = team;
    const claims = { team_name, game_id: params.id, team_code: code, inviter: player_name };
    const exp = Math.floor((now + inviteLifeMs) / 1_000);
    const made = newInvite(asked, team, player, { kind: 'link', contact: '' }, code);
    state.invites.push({
      ...made,
      urlid: house.id('url'),
      path: `${invitePath}${unsigned({ ...claims, aud: 'invite', exp })}`,
    });
    return { urlid: state.invites.at(-1)?.urlid ?? '' };
  },

  getInviteToken(asked) {
    const { team } = atTeam(asked, asked.params.gameid, asked.params.team_code, 'member');
    const [link] = linksOf(asked.state, team.teamid, asked.house.clock.now());
    if (!link) refuse(404, refusals.noInviteLink);
    return { urlid: link.urlid };
  },

  checkInvite(asked) {
    const { body, state, house } = asked;
    // Its own tokens it knows by heart, so that one that was tampered with is none.
    const found = state.invites.find(({ path }) => path !== '' && path === `${invitePath}${body.token}`);
    const team = found && teamsOf(state).find(({ teamid }) => teamid === found.teamid);
    if (!team || !isOpen(found, house.clock.now())) refuse(403, refusals.badTeamCode);
    refuseEnded(asked);
    const { gameid } = state.game;
    const inviter = state.players.find(({ player_id }) => player_id === found.inviter)?.player_name ?? '';
    const exp = Math.floor(found.expires_at / 1_000);
    return { team_name: team.team_name, game_id: gameid, team_code: found.code, inviter, exp };
  },

  sendInvite(asked) {
    const { params, body, state, house } = asked;
    refuseOtherGame(asked, params.id);
    contactFrom(body);
    refuseEnded(asked);
    const found = state.invites.find(({ code }) => code === body.team_code);
    const isHere = found && teamsOf(state).some(({ teamid }) => teamid === found.teamid);
    if (!isHere || !isOpen(found, house.clock.now())) refuse(403, refusals.badTeamCode);
    return done;
  },

  shortUrl({ query, state, house, origin }) {
    const found = state.invites.find((each) => each.kind === 'link' && each.urlid === query.urlid);
    if (!found || house.clock.now() >= found.expires_at) refuse(404, refusals.badShortLink);
    return { long_url: `${origin}${found.path}` };
  },
};

const done = { status: 'success' };

/** Of the screen that an invite token opens. */
const invitePath = '/auth/link/invite/';

/** Whom an invite is for: a contact, or an account by its id. */
export type Invitee = Contact | { readonly kind: 'playerid'; readonly contact: string };

export function inviteeOf({ inviteBy, email, phone, playerid }: InviteRequest): Invitee {
  const isById = inviteBy === undefined ? !email && !phone : inviteBy === 'playerid';
  if (isById && playerid) return { kind: 'playerid', contact: playerid };
  if (inviteBy === 'email') return contactFrom({ email });
  return contactFrom(inviteBy === 'phone' ? { phone } : { email, phone });
}

/** A captain's invite to one person, told to that person alone where they are in this game; or the one that stands. */
export function invite(asked: Changing, team: FakeTeam, by: FakePlayer, invitee: Invitee): FakeInvite | 'member' {
  const { state, house, told } = asked;
  const made = newInvite(asked, team, by, invitee, house.id('invite-code'));
  const { account_id } = made;
  if (account_id !== null && membersOf(state, team).some((member) => member.account_id === account_id)) return 'member';
  const open = invitesOf(state, team.teamid, house.clock.now());
  const stands = open.find(({ kind, contact }) => kind === invitee.kind && contact === invitee.contact);
  if (stands) return stands;
  state.invites.push(made);
  const player = playerOfAccount(state, account_id);
  const shown: Invite = inviteToMeView(state, made);
  if (player) toPlayer(told, player, { type: 'PLAYER_INVITE', teamid: team.teamid, invite: shown });
  return made;
}

function newInvite(
  { state, house }: Changing,
  { teamid }: FakeTeam,
  by: FakePlayer,
  { kind, contact }: Invitee | { readonly kind: 'link'; readonly contact: '' },
  code: string,
): FakeInvite {
  const byId = state.accounts.find((account) => kind === 'playerid' && account.account_id === contact);
  const account = kind === 'email' || kind === 'phone' ? accountWith(state, { kind, contact }) : byId;
  if (kind === 'playerid' && !byId) refuse(404, refusals.playerNotFound);
  return {
    invite_id: house.id('invite'),
    teamid,
    kind,
    contact,
    account_id: account?.account_id ?? null,
    code,
    urlid: '',
    path: '',
    inviter: by.player_id,
    expires_at: house.clock.now() + inviteLifeMs,
  };
}

/** The one who was invited hears that it is over, where they are in this game. */
function tellInvited({ state, told }: Changing, { account_id, teamid, invite_id }: FakeInvite): void {
  const invited = playerOfAccount(state, account_id);
  if (invited && teamOf(state, teamid)) toPlayer(told, invited, { type: 'CANCEL_INVITE', teamid, invite_id });
}
