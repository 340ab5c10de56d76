import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@snug/contract';
import { Refused } from '../../refused.ts';
import type { Rows } from '../rows.ts';
import type { FakeHouse } from './house.ts';
import type { FakeAccount, FakePlayer, FakeState, FakeTeam } from './state.ts';
import type { Told } from './told.ts';
import { refusals } from './words.ts';

/** Who calls, as far as the call proves it. */
export interface Actor {
  readonly clientId: string;
  readonly account: FakeAccount | undefined;
  readonly token: string | undefined;
}

/** A call as what answers it gets it. */
export interface Asked<C = unknown> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly actor: Actor;
  readonly house: FakeHouse;
  /** To be changed freely: if the call refuses, nothing of it was so. */
  readonly state: FakeState;
  readonly told: Told;
  /** What a call with an upload brings. */
  readonly file: Blob | undefined;
  /** `x-answer-seq`, when the client counts. */
  readonly answerSeq: number | undefined;
  readonly idempotencyKey: string | undefined;
  /** Where the caller has our pages. */
  readonly origin: string;
}

/** What answers a family of rows. A missing one, or a reply of another shape, does not compile. */
export type Family<Names extends keyof Rows> = {
  readonly [Name in Names]: (asked: Asked<Rows[Name]>) => ReplyOf<Rows[Name]>;
};

/** The part of a call that its guards look at. */
export type Asker = Pick<Asked, 'actor' | 'state'>;

export function refuse(status: number, detail: string): never {
  throw new Refused(status, detail);
}

/** What one has to be in the game; with regard to a team where one is named. */
export type Wanted = 'player' | 'watcher' | 'member' | 'captain';

export function refuseOtherGame({ state }: Asker, gameid: string): void {
  if (gameid !== state.game.gameid) refuse(404, refusals.gameNotFound);
}

export function refuseEnded({ state }: Pick<Asker, 'state'>): void {
  if (state.game.status !== 'live') refuse(409, refusals.gameEnded);
}

export function accountOf({ actor }: Asker): FakeAccount {
  return actor.account ?? refuse(403, refusals.loginNeeded);
}

/** The player that an actor is: the account's, else the guest of this client id. */
export function findPlayer({ actor, state }: Asker): FakePlayer | undefined {
  const here = state.players.filter(({ hasLeft }) => !hasLeft);
  const own = actor.account && here.find(({ account_id }) => account_id === actor.account?.account_id);
  return own ?? here.find(({ account_id, client_id }) => account_id === null && client_id === actor.clientId);
}

export function playerOf(asked: Asker, gameid: string, wanted: Wanted, team?: FakeTeam): FakePlayer {
  refuseOtherGame(asked, gameid);
  const player = findPlayer(asked) ?? refuse(403, refusals.noGameAccess);
  const isOnTeam = player.status === 'joined' && (team === undefined || player.teamid === team.teamid);
  if (wanted === 'watcher' && player.status === 'joined') refuse(403, refusals.alreadyOnTeam);
  if (wanted === 'member' && !isOnTeam) refuse(403, refusals.membersOnly);
  if (wanted === 'captain' && !(isOnTeam && player.is_captain)) {
    refuse(403, isOnTeam && player.wasCaptain ? refusals.captainChanged : refusals.captainOnly);
  }
  return player;
}

/** The team that a path names, by its code, its alias, its id or its number, and the caller's player. */
export function atTeam(asked: Asker, gameid: string, name: string, wanted: Wanted) {
  refuseOtherGame(asked, gameid);
  const team = teamsOf(asked.state).find(
    ({ team_code, alias, teamid, kt_team_id }) => name !== '' && [team_code, alias, teamid, kt_team_id].includes(name),
  );
  if (!findPlayer(asked)) refuse(403, refusals.noGameAccess);
  if (!team) refuse(404, refusals.gameTeamNotFound);
  return { team, player: playerOf(asked, gameid, wanted, team) };
}

/** The teams that are in the game, in the order they came. */
export function teamsOf({ teams }: FakeState): FakeTeam[] {
  return teams.filter(({ isGone }) => !isGone);
}

export function teamOf({ teams }: FakeState, teamid: string | null): FakeTeam | undefined {
  return teams.find((team) => team.teamid === teamid);
}
