import { cleanTeamName, type GameHead, type InviteRequest } from '@snug/contract';
import { type Family, findPlayer, playerOf, refuse, refuseEnded, refuseOtherGame, teamOf, teamsOf } from './asked.ts';
import { act, type FakeHouse } from './house.ts';
import { invite, inviteeOf } from './invites.ts';
import { invitesFor, invitesTo, isOpen } from './open-invites.ts';
import { arrive, type Changing, joinTeam, leaveTeam, playerOfAccount, takeBack, watch } from './people.ts';
import { registeredTeam } from './registered-teams.ts';
import { endOpen } from './rounds.ts';
import type { FakeInvite, FakePlayer, FakeState, FakeTeam } from './state.ts';
import { newTeam } from './teams.ts';
import { type Told, toAll, toPlayer } from './told.ts';
import { gameView, lastWriteOf } from './view.ts';
import { refusals } from './words.ts';

export const game: Family<
  | 'findGame'
  | 'gameExists'
  | 'listGames'
  | 'joinWithCode'
  | 'addTeam'
  | 'joinGame'
  | 'newPlayer'
  | 'loadGame'
  | 'leaveGame'
> = {
  findGame(asked) {
    const { body, state } = asked;
    refuseUnknownCode(state, body.code);
    const account_id = asked.actor.account?.account_id;
    const my_teams = teamsOf(state).flatMap(({ kt_team_id, alias }) =>
      account_id !== undefined && kt_team_id !== '' && registeredTeam(state, kt_team_id, account_id)
        ? [{ kt_team_id, team_code: alias }]
        : [],
    );
    return {
      game: headOf(state),
      found_player: foundPlayer(asked),
      ...(my_teams.length > 0 && { my_teams }),
    };
  },

  gameExists: ({ params, state }) => ({ exists: isOpenCode(state, params.code) }),

  listGames(asked) {
    const { state, actor, house } = asked;
    if (state.game.status !== 'live') return [];
    const player = findPlayer(asked);
    const team = player?.status === 'joined' ? teamOf(state, player.teamid) : undefined;
    const account_id = actor.account?.account_id;
    const toMe = account_id === undefined ? [] : invitesTo(state, account_id, house.clock.now());
    const line = { ...headOf(state), spectator: false, invite: false, declined: false, team: null, team_code: '' };
    if (team) return [{ ...line, team: shownTeam(team) }];
    const spectator = player !== undefined;
    if (toMe.length > 0) {
      // Invited by two contacts, they have one team to accept.
      const byTeam = new Map(toMe.map((each) => [each.teamid, each]));
      return Array.from(byTeam.values(), ({ teamid, code }) => {
        const inviting = teamOf(state, teamid);
        return { ...line, spectator, invite: true, team: inviting ? shownTeam(inviting) : null, team_code: code };
      });
    }
    const hasDeclined = state.invites.some((each) => each.account_id === account_id && each.closed_as === 'declined');
    if (!player && !(account_id !== undefined && hasDeclined)) return [];
    return [{ ...line, spectator, declined: !player }];
  },

  joinWithCode(asked) {
    refuseUnknownCode(asked.state, asked.body.code);
    return bringTeam(asked, asked.body);
  },

  addTeam(asked) {
    playerOf(asked, asked.params.id, 'watcher');
    refuseEnded(asked);
    return bringTeam(asked, { num_players: 1, invites: [], ...asked.body });
  },

  joinGame(asked) {
    const { params, body, actor, state, house, told } = asked;
    refuseOtherGame(asked, params.id);
    const reply = { status: 'success', game_id: params.id };
    const { team_code } = body;
    if (!team_code) {
      arrive(asked);
      return reply;
    }
    const { account } = actor;
    if (!account) refuse(403, refusals.guestCannotJoin);
    if (account.player_name === '') refuse(400, refusals.nameNeeded);
    refuseEnded(asked);
    const now = house.clock.now();
    const { account_id } = account;
    const door = doorOf(state, team_code, account_id);
    const player = arrive(asked);
    const isIn = player.teamid === door.team.teamid && player.status === 'joined';
    // The invite that let them in is used up when they ask again.
    if (door.invite && !isOpen(door.invite, now) && !isIn) refuse(403, refusals.badTeamCode);
    const mine = invitesFor(state, door.team.teamid, account_id, now);
    if (door.isAlias) refuseKicked(player, door.team, mine);
    const passedOn = door.invite && door.invite.kind !== 'link' && door.invite.account_id !== account_id;
    joinTeam(asked, player, door.team, passedOn && door.invite ? [...mine, door.invite] : mine);
    const invited = passedOn && door.invite ? playerOfAccount(state, door.invite.account_id) : undefined;
    if (invited && door.invite) {
      const { teamid, invite_id } = door.invite;
      toPlayer(told, invited, { type: 'CANCEL_INVITE', teamid, invite_id });
    }
    return reply;
  },

  newPlayer(asked) {
    const { params, body, actor } = asked;
    refuseOtherGame(asked, params.id);
    if (body.client_id !== actor.clientId) refuse(400, refusals.clientIdOther);
    arrive(asked);
    return { success: true };
  },

  loadGame(asked) {
    const player = playerOf(asked, asked.query.game_id, 'player');
    const view = gameView(asked.house, player, asked.actor.account);
    const answer_seq = lastWriteOf(asked.house.state, player, asked.actor.clientId);
    return answer_seq === undefined ? view : { ...view, answer_seq };
  },

  leaveGame(asked) {
    const player = playerOf(asked, asked.params.id, 'player');
    if (player.status === 'joined') leaveTeam(asked, player);
    else if (player.status === 'pending-join') {
      takeBack(asked.told, player);
      watch(player);
    }
    player.hasLeft = true;
    asked.told.moved.add(player.player_id);
    return { status: 'success' };
  },
};

/** Ends the night: the open round ends first. Answers that come later are kept as late. */
export function endGame(house: FakeHouse): void {
  act(house, (told) => {
    if (house.state.game.status === 'live') ending(house, told);
  });
}

/** Takes the end back, and everybody loads. Final results stay final. */
export function reopenGame(house: FakeHouse): void {
  act(house, (told) => {
    const { game } = house.state;
    if (game.status === 'finalized') refuse(409, refusals.gameFinal);
    if (game.status === 'live') return;
    setStatus(house, 'live');
    toAll(told, { type: 'RELOAD_GAME' });
  });
}

/** Nothing is accepted any more, not even late. */
export function finalizeGame(house: FakeHouse): void {
  act(house, (told) => {
    if (house.state.game.status === 'live') ending(house, told);
    setStatus(house, 'finalized');
  });
}

function ending(house: FakeHouse, told: Told): void {
  endOpen(house, told);
  setStatus(house, 'ended');
  toAll(told, { type: 'END_GAME' });
}

function setStatus({ state }: FakeHouse, status: string): void {
  Object.assign(state.game, { status });
}

/** A team, new or registered, with the caller as its captain; or onto it where it plays here already. */
function bringTeam(
  asked: Changing,
  brought: { team_name: string; kt_team_id: string; num_players: number; invites: readonly InviteRequest[] },
) {
  const { actor, state, house } = asked;
  const { account } = actor;
  const { kt_team_id, team_name, num_players, invites } = brought;
  // A guest plays alone.
  if (invites.length > 0 && !account) refuse(403, refusals.loginNeeded);
  const invitees = invites.map(inviteeOf);
  const isNew = kt_team_id === 'new';
  if (!isNew && !account) refuse(403, refusals.guestCannotJoin);
  const registered = isNew || !account ? undefined : registeredTeam(state, kt_team_id, account.account_id);
  if (!isNew && !registered) refuse(403, refusals.notYourTeam);
  const wanted = {
    team_name: registered?.team_name ?? cleanTeamName(team_name),
    kt_team_id: registered?.kt_team_id ?? '',
    team_image: registered?.team_image ?? '',
    num_players: Math.min(Math.max(Math.floor(num_players), invites.length + 1), 99),
  };
  const player = arrive(asked);
  const here = registered && teamsOf(state).find((team) => team.kt_team_id === registered.kt_team_id);
  const mine = player.status === 'joined' ? teamOf(state, player.teamid) : undefined;
  const joined = ({ team_code }: FakeTeam) => ({ status: 'success', game_id: state.game.gameid, team_code });
  // Asked again, by a retry or another phone: the same answer.
  if (mine && (registered ? mine === here : mine.team_name === wanted.team_name)) return joined(mine);
  if (here && account) {
    const toMe = invitesFor(state, here.teamid, account.account_id, house.clock.now());
    refuseKicked(player, here, toMe);
    joinTeam(asked, player, here, toMe);
    return joined(here);
  }
  const team = newTeam(asked, player, wanted);
  for (const invitee of invitees) invite(asked, team, player, invitee);
  return joined(team);
}

/** What a code opens: a team by its own, by its alias for its registered members, or by that of an invite to it. */
function doorOf(
  state: FakeState,
  code: string,
  account_id: string,
): { team: FakeTeam; invite?: FakeInvite; isAlias?: boolean } {
  const own = teamsOf(state).find(({ team_code }) => team_code === code);
  if (own) return { team: own };
  const aliased = teamsOf(state).find(({ alias }) => alias === code);
  if (aliased && aliased.kt_team_id !== '' && registeredTeam(state, aliased.kt_team_id, account_id)) {
    return { team: aliased, isAlias: true };
  }
  const found = state.invites.find((each) => each.code === code);
  const team = found && teamsOf(state).find(({ teamid }) => teamid === found.teamid);
  return team ? { team, invite: found } : refuse(403, refusals.badTeamCode);
}

/** Whom the captain kicked comes back by an invite or a request alone. */
function refuseKicked({ kicked_from }: FakePlayer, { teamid }: FakeTeam, invites: readonly FakeInvite[]): void {
  if (kicked_from === teamid && invites.length === 0) refuse(403, refusals.takenOffTeam);
}

/** Who this device was here. Without a login, a registered player is told of, so that the phone can ask to log in. */
function foundPlayer(asked: Changing) {
  const { actor, state } = asked;
  const ofDevice = state.players.findLast(({ client_id, hasLeft }) => client_id === actor.clientId && !hasLeft);
  const player = findPlayer(asked) ?? (actor.account ? undefined : ofDevice);
  if (!player) return null;
  const { account_id, player_code, player_name } = player;
  return { client_id: actor.clientId, player: account_id === null ? null : { player_code }, player_name };
}

function headOf({ game: { gameid, code, kind, title, venue, date, status } }: FakeState): GameHead {
  return { gameid, code, kind, title, venue, date, status };
}

function shownTeam({ team_name, team_image }: FakeTeam) {
  return { team_name, team_image };
}

function isOpenCode({ game: { code, status } }: FakeState, given: string): boolean {
  return code === given && status === 'live';
}

function refuseUnknownCode(state: FakeState, given: string): void {
  if (!isOpenCode(state, given)) refuse(404, refusals.unknownCode);
}
