import type { TeamRoster } from '@snug/rules';
import { hostsOf } from '../database/hosts.ts';
import { openInvitesFor, openInvitesOf } from '../database/invites.ts';
import { fromRow } from '../database/rows.ts';
import type { Trx } from '../database/schema.ts';
import { readTeamHoldings } from '../database/team-holdings.ts';
import { findGoneTeam, findTeamRoster, leaversOf, readTeamRoster } from '../database/team-roster.ts';
import { registeredTeam, registeredTeamById, teamRegisteredAs, teamsWithWaiting } from '../database/teams.ts';
import { readCaller, readEntry, readGame, readRoom } from './caller.ts';
import { readInvitee } from './invitee.ts';
import type { Readers } from './read-state.ts';

/** The registered team with a number or id, if the caller has joined it. */
async function readRegistered(trx: Trx, named: string, account_id: string | undefined) {
  const team = account_id === undefined ? undefined : await registeredTeam(trx, named, account_id);
  return team && fromRow(team);
}

async function readThere(trx: Trx, roster: TeamRoster, now: number) {
  return { roster, open: await openInvitesOf(trx, { teamid: roster.team.teamid, now }) };
}

export const teamReaders = {
  async addTeamToGame(trx, { kt_team_id, invitees, ...identity }, context) {
    const { game_id, now } = context;
    const caller = await readCaller(trx, game_id, identity);
    const teams = await teamsWithWaiting(trx, { game_id });
    const registered = kt_team_id === 'new' ? undefined : await readRegistered(trx, kt_team_id, identity.account_id);
    const named = registered && { game_id, kt_team_id: String(registered.kt_team_id) };
    const [here] = named ? await teamRegisteredAs(trx, named) : [];
    const left = await findTeamRoster(trx, caller.found?.left_teamid);
    return {
      ...caller,
      room: await readRoom(trx, identity, context),
      teams,
      registered,
      left: left && (await readThere(trx, left, now)),
      gone: caller.found && (await findGoneTeam(trx, caller.found)),
      here: here && {
        ...(await readThere(trx, await readTeamRoster(trx, here.teamid), now)),
        invites: await openInvitesFor(trx, here.teamid, identity.account_id, now),
      },
      invitees: await Promise.all(invitees.map((invitee) => readInvitee(trx, game_id, identity.account_id, invitee))),
    };
  },

  registerTeam: async (trx, { teamid, registered, ...identity }, { game_id }) => ({
    ...(await readCaller(trx, game_id, identity)),
    roster: await readTeamRoster(trx, teamid),
    teams: await teamsWithWaiting(trx, { game_id }),
    registered: await readRegistered(trx, registered, identity.account_id),
  }),

  renameTeam: async (trx, { teamid }, { game_id }) => ({
    game: await readGame(trx, game_id),
    hosts: await hostsOf(trx, { game_id }),
    roster: await readTeamRoster(trx, teamid),
    teams: await teamsWithWaiting(trx, { game_id }),
  }),

  renameTeamByHost: async (trx, { teamid }, { game_id }) => ({
    roster: await readTeamRoster(trx, teamid),
    teams: await teamsWithWaiting(trx, { game_id }),
  }),

  async followRegisteredName(trx, { registered: teamid }, { game_id }) {
    const registered = fromRow(await registeredTeamById(trx, teamid));
    const teams = await teamsWithWaiting(trx, { game_id });
    const own = teams.find(({ kt_team_id }) => kt_team_id === String(registered.kt_team_id));
    const hosts = await hostsOf(trx, { game_id });
    return { registered, teams, hosts, askers: own ? (await readTeamRoster(trx, own.teamid)).askers : [] };
  },

  async kickTeam(trx, { teamid }, context) {
    const { game_id, now } = context;
    const roster = await readTeamRoster(trx, teamid);
    const holdings = await readTeamHoldings(trx, roster.team, now);
    const leavers = (await leaversOf(trx, { game_id, teamids: [teamid] })).map(fromRow);
    return { game: await readGame(trx, game_id), entry: await readEntry(trx, context), roster, holdings, leavers };
  },
} satisfies Partial<Readers>;
