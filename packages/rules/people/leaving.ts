import { announceClosedInvite, closeInvites } from '../close-invites.ts';
import {
  type Decision,
  done,
  type Moment,
  nothingNew,
  type OutgoingMessage,
  type Success,
  success,
} from '../decision.ts';
import { details } from '../details.ts';
import { toPlayer, toPlayers, toTeam } from '../recipients.ts';
import { Refusal } from '../refusal.ts';
import type { Game } from '../state/game-state.ts';
import type { GameTeam, Invite, Player, TeamHoldings, TeamRoster } from '../state/people.ts';
import { captainOf, makeCaptain } from './captain.ts';
import { type Entry, staysEmpty, withoutTeam } from './doors.ts';
import { setPlayer } from './player.ts';
import { cancelRequest } from './requests.ts';
import { watching } from './watching.ts';

/** A team, with the invites and requests that may be closed when a member leaves or is kicked. */
export interface ToDrop {
  readonly entry: Entry;
  readonly roster: TeamRoster;
  readonly holdings: TeamHoldings;
  /** The open invites that a kicked player could come back by, the team's shared link included. */
  readonly waysBack: readonly Pick<Invite, 'invite_id'>[];
}

export interface DropPlayer {
  /** The caller's player_id. */
  readonly by: string;
  /** Undefined: the caller. */
  readonly player_code: string | undefined;
}

/** The caller leaves the team or, as its captain, kicks a teammate (CALL-29, ROLE-06, ROLE-10). */
export function dropPlayer(
  { entry, roster, holdings, waysBack }: ToDrop,
  { by, player_code }: DropPlayer,
  moment: Moment,
): Decision<Success> {
  const then = (player: Player) => withoutTeam(entry, player, moment.now);
  const self = roster.members.find(({ player_id }) => player_id === by);
  if (player_code === undefined || player_code === self?.player_code) {
    return leaveTeam(entry.game, roster, by, holdings, moment.now, then);
  }
  captainOf(roster, by);
  return kick(roster, player_code, waysBack, moment, then);
}

/**
 * A member leaves the team, and may come back to it. A team that is then empty and has no answers leaves the game, unless the
 * doors are closed: nobody could bring it again.
 */
export function leaveTeam(
  game: Pick<Game, 'doors_closed_at' | 'status'>,
  roster: TeamRoster,
  player_id: string,
  holdings: TeamHoldings,
  now: number,
  then: (player: Player) => Partial<Player> = () => watching,
): Decision<Success> {
  const self = roster.members.find((member) => member.player_id === player_id);
  if (!self) return nothingNew(success);
  const left = removeFromTeam(roster, self, 'left', { ...then(self), left_teamid: roster.team.teamid });
  if (roster.members.length > 1 || holdings.hasAnswered || staysEmpty(game)) return left;
  // The team is empty and has no answers to keep. It leaves the game, so that its name is free again and nobody can fill the
  // game with abandoned teams.
  const removed = removeTeamFromGame(roster.team, holdings, now);
  return {
    ...left,
    changes: [...left.changes, ...removed.changes],
    messages: [...left.messages, ...removed.messages],
    hostNews: { now: [roster.team.teamid], watchers: true },
  };
}

/**
 * Removes a team from the game: it leaves every list of teams, and its invites are closed; its submissions are kept.
 * With `farewell` its own members are told too.
 */
export function removeTeamFromGame(
  { teamid, team_name }: GameTeam,
  { invites, invited }: Pick<TeamHoldings, 'invites' | 'invited'>,
  now: number,
  options: Pick<OutgoingMessage, 'farewell'> = {},
): Pick<Decision, 'changes' | 'messages'> {
  return {
    changes: [{ kind: 'team', teamid, set: { kicked_at: now } }, ...closeInvites(invites, 'cancelled', now).changes],
    messages: [
      { ...toPlayers({ type: 'KICK_TEAM', teamid, team_name }), ...options },
      ...invited.map((each) => announceClosedInvite(each, teamid)),
      { to: 'host', message: { type: 'HOST_TEAM_GONE', teamid } },
    ],
  };
}

/**
 * Takes a team that nobody is on out of the game. Of one that waits to be let in nobody has heard but whom it has invited.
 */
export function removeEmptyTeam(
  team: GameTeam,
  holdings: TeamHoldings,
  now: number,
): Pick<Decision, 'changes' | 'messages'> {
  const removed = removeTeamFromGame(team, holdings, now);
  if (team.waiting_since === null) return removed;
  return { ...removed, messages: holdings.invited.map((each) => announceClosedInvite(each, team.teamid)) };
}

/**
 * Kicks a member. The kicked player knows the team's code and perhaps its shared link, so the link is closed and the code
 * replaced; the teammates reload the game to get the new one.
 */
export function kick(
  roster: TeamRoster,
  player_code: string,
  waysBack: readonly Pick<Invite, 'invite_id'>[],
  moment: Moment,
  then: (player: Player) => Partial<Player> = () => watching,
): Decision<Success> {
  const { teamid } = roster.team;
  const target = roster.members.find((member) => member.player_code === player_code);
  if (!target) throw new Refusal(404, details.notOnTeam);
  const kicked = removeFromTeam(roster, target, 'kicked', then(target));
  return {
    ...kicked,
    changes: [
      ...kicked.changes,
      setPlayer(target, { kicked_from: teamid }),
      { kind: 'team', teamid, set: { team_code: moment.newCapability() } },
      ...closeInvites(waysBack, 'cancelled', moment.now).changes,
    ],
    messages: [...kicked.messages, toTeam(teamid, { type: 'RELOAD_GAME' })],
  };
}

/** A player, and the team they have joined or ask to join. */
export interface ToLeaveGame {
  readonly game: Pick<Game, 'doors_closed_at' | 'status'>;
  readonly player: Player | undefined;
  readonly team: { readonly roster: TeamRoster; readonly holdings: TeamHoldings } | undefined;
}

export interface LeaveGame {
  /** The player left as a watcher: a team that let them in meanwhile keeps them. */
  readonly only_watching?: boolean | undefined;
}

/** A player leaves the game; before that they leave their team, or withdraw their request to join one (CALL-16). */
export function leaveGame(
  { game, player, team }: ToLeaveGame,
  { only_watching = false }: LeaveGame,
  { now }: Pick<Moment, 'now'>,
): Decision<Success> {
  if (!player || player.left_at !== null) return nothingNew(success);
  if (only_watching && player.status === 'joined') throw new Refusal(409, details.joinedByNow);
  const decision =
    team && player.status === 'joined'
      ? leaveTeam(game, team.roster, player.player_id, team.holdings, now)
      : team
        ? cancelRequest(game, player, team.roster, now)
        : nothingNew(success);
  return {
    ...decision,
    changes: [...decision.changes, setPlayer(player, { left_at: now })],
    hostNews: { ...decision.hostNews, watchers: true },
    moved: [player.player_id],
  };
}

/**
 * Removes a member from the team. When it is the captain, the registered member who joined first becomes captain with the
 * same change: a team with members always has exactly one captain. When nobody is left, requests to join are declined. `then` is
 * what they are afterwards.
 */
export function removeFromTeam(
  roster: TeamRoster,
  player: Player,
  reason: 'left' | 'kicked',
  then: Partial<Player> = watching,
): Decision<Success> {
  const { teamid } = roster.team;
  const { player_code, player_name } = player;
  const others = roster.members.filter((member) => member !== player);
  const was_captain = player.is_captain;
  const nextCaptain = was_captain ? (others.find((member) => member.account_id !== null) ?? others[0]) : undefined;
  const openRequests = others.length === 0 ? roster.askers : [];
  return done({
    changes: [
      setPlayer(player, then),
      ...(nextCaptain ? [makeCaptain(nextCaptain)] : []),
      ...openRequests.map((asker) => setPlayer(asker, watching)),
    ],
    messages: [
      {
        ...toTeam(teamid, { type: 'DROP_PLAYER', teamid, player_code, player_name, reason, was_captain }),
        // The removed player gets it too, as the last message of this team's stream.
        farewell: true,
      },
      ...(nextCaptain
        ? [toTeam(teamid, { type: 'PROMOTE_CAPTAIN', teamid, player_code: nextCaptain.player_code })]
        : []),
      ...openRequests.map((asker) =>
        toPlayer(asker, { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid, player_code: asker.player_code }),
      ),
    ],
    hostNews: { soon: [teamid], watchers: true },
    moved: [player.player_id],
  });
}
