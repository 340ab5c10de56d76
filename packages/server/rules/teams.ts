import { cleanTeamName } from '@snug/contract';
import type { GameTeamRow, PersonRow, RegisteredTeamRow } from '../database/schema.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import { nothingNew, type Outcome } from './outcome.ts';
import { outOfGame, type TeamHoldings, type TeamRoster, takenBack, watching } from './people.ts';

/** Texts that a new team is made with: by the caller, since rules make nothing up. */
export interface NewTeamIds {
  readonly teamid: string;
  readonly team_code: string;
  readonly alias: string;
}

/** A team as everybody but its own people sees it (OPEN-12). */
export function aliasedTeam(team: GameTeamRow) {
  const { teamid, kt_team_id, alias, team_name, team_image } = team;
  return { teamid, kt_team_id, team_code: alias, team_name, team_image };
}

/** Brings a team into the game with this player as its captain, and tells everybody else (CALL-15, CALL-17). */
export function newTeam(
  player: PersonRow,
  teams: readonly GameTeamRow[],
  wanted: { team_name: string; kt_team_id: string; team_image: string; num_players: number },
  ids: NewTeamIds,
  now: number,
): { outcome: Outcome; team: GameTeamRow; captain: PersonRow } {
  const team_name = cleanTeamName(wanted.team_name);
  if (team_name === '') throw new Refusal(400, details.teamNameNeeded);
  if (player.status === 'joined') throw new Refusal(409, details.alreadyOnTeam);
  refuseTakenName(teams, team_name);

  const { game_id, player_id } = player;
  const { kt_team_id, team_image, num_players } = wanted;
  const team: GameTeamRow = {
    ...ids,
    game_id,
    kt_team_id,
    team_name,
    team_image,
    num_players,
    created_at: now,
    kicked_at: null,
  };
  const { teamid } = team;
  const set = { teamid, status: 'joined', is_captain: 1, joined_at: now, captain_until: null } as const;
  return {
    team,
    captain: { ...player, ...set },
    outcome: {
      changes: [
        { kind: 'new-team', row: team },
        { kind: 'player', player_id, set },
      ],
      posts: [...takenBack(player), { to: 'players', message: { type: 'NEW_TEAM', team: aliasedTeam(team) } }],
      tellHost: [teamid],
      watchers: true,
      moved: [player_id],
    },
  };
}

/**
 * Makes a team in a game a registered one: its number, its name and its picture are that one's from now on (CALL-32,
 * CALL-42). A registered team plays once per game. The caller has made sure of who may.
 */
export function tie(
  team: GameTeamRow,
  teams: readonly GameTeamRow[],
  registered: RegisteredTeamRow,
): { outcome: Outcome; team: GameTeamRow } {
  const kt_team_id = String(registered.kt_team_id);
  if (team.kt_team_id === kt_team_id) return { outcome: nothingNew, team };
  if (team.kt_team_id !== '') throw new Refusal(409, details.alreadyRegistered);
  const others = teams.filter((each) => each.teamid !== team.teamid);
  if (others.some((each) => each.kt_team_id === kt_team_id)) throw new Refusal(409, details.teamPlaysHere);
  const { team_name, team_image } = registered;
  refuseTakenName(others, team_name);

  const set = { kt_team_id, team_name, team_image };
  const { teamid } = team;
  const tied = { ...team, ...set };
  return {
    team: tied,
    outcome: {
      changes: [{ kind: 'team', teamid, set }],
      posts: [{ to: 'players', message: { type: 'REGISTER_TEAM', team: aliasedTeam(tied) } }],
      tellHost: [teamid],
    },
  };
}

/** The team goes by another name in its game; everybody is told (NEW_TEAM_NAME). The caller has cleaned the name. */
export function renamed({ teamid, team_name: before }: GameTeamRow, team_name: string): Outcome {
  if (team_name === before) return nothingNew;
  return {
    changes: [{ kind: 'team', teamid, set: { team_name } }],
    posts: [{ to: 'players', message: { type: 'NEW_TEAM_NAME', teamid, team_name } }],
    tellHost: [teamid],
  };
}

/** The captain of a team that is no registered one gives it another name, in this game alone. */
export function renamedByCaptain(team: GameTeamRow, teams: readonly GameTeamRow[], wanted: string) {
  if (team.kt_team_id !== '') throw new Refusal(409, details.renamedOnPage);
  return renamedByHost(team, teams, wanted);
}

/** The quizmaster gives a team another name, one that no other team of the game has. */
export function renamedByHost(
  team: GameTeamRow,
  teams: readonly GameTeamRow[],
  wanted: string,
): { outcome: Outcome; team_name: string } {
  const team_name = cleanTeamName(wanted);
  if (team_name === '') throw new Refusal(400, details.teamNameNeeded);
  refuseTakenName(
    teams.filter((each) => each.teamid !== team.teamid),
    team_name,
  );
  return { outcome: renamed(team, team_name), team_name };
}

/** The quizmaster takes a team out of the game: its people watch, and who asked to join it asks no more. */
export function kickTeam({ team, members, askers }: TeamRoster, belongings: TeamHoldings, now: number): Outcome {
  // Its own people hear it last of all on their stream, everybody else on theirs.
  const { changes, posts } = outOfGame(team, belongings, now, { farewell: true });
  return {
    changes: [
      ...changes,
      ...[...members, ...askers].map(({ player_id }) => ({ kind: 'player', player_id, set: watching }) as const),
    ],
    posts,
    // Once more, after whatever was on its way about the team.
    tellHost: [team.teamid],
    watchers: true,
    moved: members.map(({ player_id }) => player_id),
  };
}

/** Two teams of one name would be one on the quizmaster's screen. */
export function isTakenName(teams: readonly GameTeamRow[], team_name: string): boolean {
  const fold = (name: string) => name.toLowerCase();
  return teams.some((each) => fold(each.team_name) === fold(team_name));
}

function refuseTakenName(teams: readonly GameTeamRow[], team_name: string): void {
  if (isTakenName(teams, team_name)) throw new Refusal(409, details.teamNameTaken);
}
