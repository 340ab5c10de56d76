import { cleanTeamName, type GameTeam } from '@snug/contract';
import { accountOf, atTeam, type Family, refuse, refuseEnded, teamOf, teamsOf } from './asked.ts';
import { act, type FakeHouse } from './house.ts';
import { type Changing, outOfGame, seat, takeBack, watch } from './people.ts';
import { registeredTeam } from './registered-teams.ts';
import type { FakePlayer, FakeState, FakeTeam } from './state.ts';
import { toAll } from './told.ts';
import { aliasedTeam, ownTeam, peopleOf } from './view.ts';
import { refusals } from './words.ts';

/** What a captain makes of a team in the game: a registered one, or one of another name. */
export const teams: Family<'registerTeam' | 'upgradeTeam' | 'renameTeam'> = {
  registerTeam: (asked) => tie(asked, asked.params.id, asked.params.team, asked.body.teamid),
  upgradeTeam: (asked) => tie(asked, asked.params.gameid, asked.params.team_code, asked.body.teamid),

  renameTeam(asked) {
    const { params, body } = asked;
    const { team } = atTeam(asked, params.id, params.team, 'captain');
    refuseEnded(asked);
    if (team.kt_team_id !== '') refuse(409, refusals.renamedOnPage);
    return { status: 'success', team_name: rename(asked, team, body.team_name) };
  },
};

function tie(asked: Changing, gameid: string, name: string, named: string): { status: string; team: GameTeam } {
  const { state, told } = asked;
  const { team } = atTeam(asked, gameid, name, 'captain');
  const account = accountOf(asked);
  refuseEnded(asked);
  const registered = registeredTeam(state, named, account.account_id);
  if (!registered) refuse(403, refusals.notYourTeam);
  const { kt_team_id, team_name, team_image } = registered;
  if (team.kt_team_id !== kt_team_id) {
    if (team.kt_team_id !== '') refuse(409, refusals.alreadyRegistered);
    const others = teamsOf(state).filter((each) => each !== team);
    if (others.some((each) => each.kt_team_id === kt_team_id)) refuse(409, refusals.teamPlaysHere);
    refuseTakenName(others, team_name);
    Object.assign(team, { kt_team_id, team_name, team_image });
    toAll(told, { type: 'REGISTER_TEAM', team: aliasedTeam(team) });
  }
  return { status: 'success', team: ownTeam(team) };
}

/** Brings a team into the game with this player as its captain; everybody else is told. */
export function newTeam(
  asked: Changing,
  player: FakePlayer,
  made: Pick<FakeTeam, 'team_name' | 'kt_team_id' | 'team_image' | 'num_players'>,
): FakeTeam {
  const { state, house, told } = asked;
  if (made.team_name === '') refuse(400, refusals.teamNameNeeded);
  if (player.status === 'joined') refuse(409, refusals.alreadyOnTeam);
  refuseTakenName(teamsOf(state), made.team_name);
  const team: FakeTeam = {
    ...made,
    teamid: house.id('team'),
    team_code: house.id('team-code'),
    alias: house.id('alias'),
    isGone: false,
    answers: new Map(),
    suggestions: new Map(),
    doubled: new Set(),
    doubleWrites: new Map(),
    submissions: [],
  };
  takeBack(told, player);
  toAll(told, { type: 'NEW_TEAM', team: aliasedTeam(team) });
  state.teams.push(team);
  seat(asked, player, team, true);
  return team;
}

/** The quizmaster takes a team out of the game: its people watch. */
export function kickTeam(house: FakeHouse, teamid: string): void {
  act(house, (told) => {
    const { state } = house;
    const team = teamOf(state, teamid);
    if (!team || team.isGone) return;
    outOfGame({ state, house, told }, team, { farewell: true });
    for (const player of peopleOf(state, teamid)) {
      if (player.status === 'joined') told.moved.add(player.player_id);
      watch(player);
    }
  });
}

/** The team goes by another name; everybody is told. */
export function renameTeam(house: FakeHouse, teamid: string, wanted: string): void {
  act(house, (told) => {
    const { state } = house;
    const team = teamOf(state, teamid);
    if (team) rename({ state, told }, team, wanted);
  });
}

/** Answers the name as it stands then. */
function rename({ state, told }: Pick<Changing, 'state' | 'told'>, team: FakeTeam, wanted: string): string {
  const { teamid } = team;
  const team_name = cleanTeamName(wanted);
  if (team_name === '') refuse(400, refusals.teamNameNeeded);
  refuseTakenName(
    teamsOf(state).filter((each) => each !== team),
    team_name,
  );
  if (team.team_name !== team_name) {
    team.team_name = team_name;
    toAll(told, { type: 'NEW_TEAM_NAME', teamid, team_name });
  }
  return team_name;
}

/** Two teams of one name would be one on the quizmaster's screen. */
function refuseTakenName(others: readonly FakeTeam[], team_name: string): void {
  const fold = (name: string) => name.toLowerCase();
  if (others.some((team) => fold(team.team_name) === fold(team_name))) refuse(409, refusals.teamNameTaken);
}

/** The team by this name as it is in the game. */
export function teamNamed(state: FakeState, name: string): FakeTeam | undefined {
  return teamsOf(state).find(({ team_name }) => team_name === name);
}
