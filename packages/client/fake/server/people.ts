import type { Message } from '@snug/contract';
import { type Asked, accountOf, atTeam, type Family, playerOf, refuse, refuseEnded, teamOf } from './asked.ts';
import { closeInvites } from './close-invites.ts';
import type { FakeHouse } from './house.ts';
import { invitesFor, invitesOf, linksOf } from './open-invites.ts';
import type { FakeInvite, FakePlayer, FakeState, FakeTeam } from './state.ts';
import { type Told, toAll, toPlayer, toTeam } from './told.ts';
import { peopleOf, playerView } from './view.ts';
import { refusals } from './words.ts';

export const people: Family<'askToJoin' | 'cancelJoinRequest' | 'answerJoinRequest' | 'dropPlayer' | 'promoteCaptain'> =
  {
    askToJoin(asked) {
      const { params, body, actor, state, told } = asked;
      const { team, player } = atTeam(asked, params.gameId, params.teamId, 'watcher');
      if (body.client_id !== actor.clientId) refuse(400, refusals.clientIdOther);
      if (accountOf(asked).player_name === '') refuse(400, refusals.nameNeeded);
      refuseEnded(asked);
      nameAs(asked, player);
      if (player.teamid === team.teamid) return done;
      if (membersOf(state, team).length === 0) refuse(409, refusals.emptyTeam);
      refuseGuestTeam(state, team);
      takeBack(told, player);
      const { teamid } = team;
      const asking: FakePlayer = { ...player, teamid, status: 'pending-join' };
      toBoth(told, player, teamid, { type: 'PLAYER_PENDING_TEAM_JOIN', teamid, player: playerView(state, asking) });
      Object.assign(player, { teamid, status: 'pending-join' });
      return done;
    },

    cancelJoinRequest(asked) {
      const { params, body, actor, told } = asked;
      const { team, player } = atTeam(asked, params.gameId, params.teamId, 'watcher');
      if (body.client_id !== actor.clientId) refuse(400, refusals.clientIdOther);
      if (player.teamid !== team.teamid) return done;
      takeBack(told, player);
      watch(player);
      return done;
    },

    answerJoinRequest(asked) {
      const { params, body, state, house, told } = asked;
      const { team } = atTeam(asked, params.gameId, params.teamId, 'captain');
      const { teamid } = team;
      const player = state.players.find(({ player_code }) => player_code === body.player_id);
      const isAsking = player?.teamid === teamid && player.status === 'pending-join';
      if (params.action === 'decline') {
        if (!player || !isAsking) return done;
        const { player_code } = player;
        toBoth(told, player, teamid, { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid, player_code });
        watch(player);
        return done;
      }
      refuseEnded(asked);
      if (player?.teamid === teamid && player.status === 'joined') return done;
      if (!player || !isAsking) refuse(409, refusals.requestGone);
      const joined: FakePlayer = { ...player, status: 'joined' };
      toBoth(told, player, teamid, { type: 'PLAYER_APPROVED_TEAM_JOIN', teamid, player: playerView(state, joined) });
      closeInvites(told, invitesFor(state, teamid, player.account_id, house.clock.now()), 'accepted');
      seat(asked, player, team, false);
      return done;
    },

    /** Without a name of somebody else: oneself. */
    dropPlayer(asked) {
      const { params, body, state, house, told } = asked;
      const { team, player } = atTeam(asked, params.id, params.team, 'member');
      const player_code = body?.player_id ?? player.player_code;
      if (player_code === player.player_code) {
        leaveTeam(asked, player);
        return done;
      }
      playerOf(asked, params.id, 'captain', team);
      const { teamid } = team;
      const target = membersOf(state, team).find((member) => member.player_code === player_code);
      if (!target) refuse(404, refusals.notOnTeam);
      const now = house.clock.now();
      const closed = [...invitesFor(state, teamid, target.account_id, now), ...linksOf(state, teamid, now)];
      off(asked, team, target, 'kicked');
      // Its code and its shared link are no use to whoever is kicked: the team loads new ones.
      target.kicked_from = teamid;
      team.team_code = house.id('team-code');
      for (const invite of closed) invite.closed_as = 'cancelled';
      toTeam(told, teamid, { type: 'RELOAD_GAME' });
      return done;
    },

    promoteCaptain(asked) {
      const { params, body, state, told } = asked;
      const { team, player } = atTeam(asked, params.id, params.team, 'captain');
      const next = membersOf(state, team).find(({ player_code }) => player_code === body.player_code);
      if (!next) refuse(404, refusals.notOnTeam);
      if (next === player) return done;
      if (next.account_id === null) refuse(403, refusals.registeredOnly);
      const { teamid } = team;
      const { player_code } = next;
      toTeam(told, teamid, { type: 'PROMOTE_CAPTAIN', teamid, player_code, by: player.player_code });
      Object.assign(player, { is_captain: false, wasCaptain: true });
      Object.assign(next, { is_captain: true, wasCaptain: false });
      return done;
    },
  };

const done = { status: 'success' };

/** The part of a call that a change of people needs. */
export type Changing = Pick<Asked, 'actor' | 'state' | 'house' | 'told'>;

/** The caller as a player of the game: who they were here before, else a new one who watches. */
export function arrive(asked: Changing): FakePlayer {
  const { actor, state, house } = asked;
  const own = state.players.find(({ account_id }) => actor.account && account_id === actor.account.account_id);
  const found =
    own ?? state.players.find(({ account_id, client_id }) => account_id === null && client_id === actor.clientId);
  if (!found || found.hasLeft) refuseEnded(asked);
  if (found) {
    found.hasLeft = false;
    nameAs(asked, found);
    return found;
  }
  const player: FakePlayer = {
    player_id: house.id('player-id'),
    player_code: house.id('player'),
    client_id: actor.clientId,
    account_id: actor.account?.account_id ?? null,
    player_name: actor.account?.player_name || 'Guest',
    teamid: null,
    status: 'watching',
    is_captain: false,
    wasCaptain: false,
    hasLeft: false,
    came: nextPlace(state),
    joined: null,
    kicked_from: null,
  };
  state.players.push(player);
  return player;
}

/** A guest who has logged in since takes the player along; the team hears who it is. */
function nameAs({ actor, state, told }: Changing, player: FakePlayer): void {
  const { account } = actor;
  if (!account || player.account_id === account.account_id) return;
  player.account_id = account.account_id;
  player.player_name = account.player_name || player.player_name;
  const { teamid, status } = player;
  told.moved.add(player.player_id);
  if (teamid === null || status !== 'joined') return;
  toTeam(told, teamid, { type: 'PLAYER_JOIN', teamid, player: playerView(state, player) });
}

/** Puts a player who is on no team on one whose code they hold; the team is told. */
export function joinTeam(asked: Changing, player: FakePlayer, team: FakeTeam, used: readonly FakeInvite[]): void {
  const { state, told } = asked;
  const { teamid } = team;
  if (player.teamid === teamid && player.status === 'joined') return;
  if (player.status === 'joined') refuse(409, refusals.alreadyOnTeam);
  if (player.account_id === null) refuse(403, refusals.guestCannotJoin);
  refuseGuestTeam(state, team);
  const is_captain = !membersOf(state, team).some((member) => member.is_captain);
  if (player.teamid !== teamid) takeBack(told, player);
  const joined: FakePlayer = { ...player, teamid, status: 'joined', is_captain };
  toTeam(told, teamid, { type: 'PLAYER_JOIN', teamid, player: playerView(state, joined) });
  closeInvites(told, used, 'accepted');
  seat(asked, player, team, is_captain);
}

/** On a team from now on. What was to be told of it stands in `told` already. */
export function seat({ state, told }: Changing, player: FakePlayer, { teamid }: FakeTeam, is_captain: boolean): void {
  const kicked_from = player.kicked_from === teamid ? null : player.kicked_from;
  Object.assign(player, {
    teamid,
    status: 'joined',
    is_captain,
    wasCaptain: false,
    joined: nextPlace(state),
    kicked_from,
  });
  told.moved.add(player.player_id);
}

function nextPlace({ players }: FakeState): number {
  return 1 + Math.max(0, ...players.map(({ came, joined }) => joined ?? came));
}

/** Takes oneself off the team; the last one takes along a team of which there is nothing to keep. */
export function leaveTeam(asked: Changing, player: FakePlayer): void {
  const team = teamOf(asked.state, player.teamid);
  if (!team || player.status !== 'joined') return;
  off(asked, team, player, 'left');
  const hasAnswered = team.answers.size > 0 || team.submissions.some(({ isWithdrawn }) => !isWithdrawn);
  if (membersOf(asked.state, team).length === 0 && !hasAnswered) outOfGame(asked, team);
}

/** A team is in the game no more: everybody's list forgets it, and its invites are over. */
export function outOfGame(
  { state, house, told }: { state: FakeState; house: FakeHouse; told: Told },
  team: FakeTeam,
  own?: { farewell: true },
): void {
  const { teamid, team_name } = team;
  const now = house.clock.now();
  toAll(told, { type: 'KICK_TEAM', teamid, team_name }, own);
  for (const invite of invitesOf(state, teamid, now)) {
    const invited = playerOfAccount(state, invite.account_id);
    if (invited) toPlayer(told, invited, { type: 'CANCEL_INVITE', teamid, invite_id: invite.invite_id });
    invite.closed_as = 'cancelled';
  }
  for (const link of linksOf(state, teamid, now)) link.closed_as = 'cancelled';
  team.isGone = true;
}

export function membersOf(state: FakeState, { teamid }: FakeTeam): FakePlayer[] {
  return peopleOf(state, teamid).filter(({ status }) => status === 'joined');
}

export function playerOfAccount({ players }: FakeState, account_id: string | null): FakePlayer | undefined {
  return players.find((player) => account_id !== null && player.account_id === account_id && !player.hasLeft);
}

/** On no team. */
export function watch(player: FakePlayer): void {
  Object.assign(player, { teamid: null, status: 'watching', is_captain: false, wasCaptain: false, joined: null });
}

/** Tells the team whose captain was asked that this player no longer asks; and the player's own phones. */
export function takeBack(told: Told, player: FakePlayer): void {
  const { teamid, status, player_code } = player;
  if (teamid === null || status !== 'pending-join') return;
  toBoth(told, player, teamid, { type: 'PLAYER_CANCEL_TEAM_JOIN', teamid, player_code });
}

/** A member goes. After a captain comes the registered member who is there longest: a team has exactly one. */
function off({ state, told }: Changing, team: FakeTeam, player: FakePlayer, reason: 'left' | 'kicked'): void {
  const { teamid } = team;
  const { player_code, player_name, is_captain: was_captain } = player;
  const others = membersOf(state, team).filter((member) => member !== player);
  const dropped = { type: 'DROP_PLAYER', teamid, player_code, player_name, reason, was_captain } as const;
  toTeam(told, teamid, dropped, { farewell: true });
  const heir = was_captain ? (others.find(({ account_id }) => account_id !== null) ?? others[0]) : undefined;
  if (heir) {
    toTeam(told, teamid, { type: 'PROMOTE_CAPTAIN', teamid, player_code: heir.player_code });
    Object.assign(heir, { is_captain: true, wasCaptain: false });
  }
  if (others.length === 0) {
    // Nobody is left to open to who asks.
    for (const asker of peopleOf(state, teamid).filter(({ status }) => status === 'pending-join')) {
      toPlayer(told, asker, { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid, player_code: asker.player_code });
      watch(asker);
    }
  }
  watch(player);
  told.moved.add(player.player_id);
}

/** What concerns an asker: for the team whose captain decides, and for the asker alone. */
function toBoth(told: Told, asker: FakePlayer, teamid: string, message: Message): void {
  toTeam(told, teamid, message);
  toPlayer(told, asker, message);
}

/** A guest plays alone, on the guest's own team as on anyone else's. */
function refuseGuestTeam(state: FakeState, team: FakeTeam): void {
  if (membersOf(state, team).some(({ account_id }) => account_id === null)) refuse(403, refusals.guestTeam);
}
