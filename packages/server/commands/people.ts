import type { OpenedTeam } from '@snug/rules';
import { inviteByCode, openInvitesFor, openLinksOf, playerOfAccount } from '../database/invites.ts';
import type { Trx } from '../database/schema.ts';
import { readTeamHoldings, readTeamWithHoldings } from '../database/team-holdings.ts';
import { playerByCode, readTeamRoster } from '../database/team-roster.ts';
import { teamByCode } from '../database/teams.ts';
import { readCaller, readEntry, readGame, readGuest, readRoom } from './caller.ts';
import type { CommandContext, Readers } from './read-state.ts';

export const peopleReaders = {
  newPlayer: async (trx, identity, context) => ({
    ...(await readCaller(trx, context.game_id, identity)),
    room: await readRoom(trx, identity, context),
  }),

  async takeGuestSeat(trx, identity, { game_id, now }) {
    const caller = await readCaller(trx, game_id, identity);
    const guest = await readGuest(trx, game_id, identity);
    const teamid = guest?.teamid ?? null;
    const invites = teamid === null ? [] : await openInvitesFor(trx, teamid, identity.account_id, now);
    return { ...caller, guest, invites };
  },

  async joinGame(trx, { team_code, ...identity }, context) {
    const caller = await readCaller(trx, context.game_id, identity);
    const { account_id } = identity;
    const opened =
      team_code && account_id !== undefined ? await readOpened(trx, team_code, account_id, context) : undefined;
    return { ...caller, opened, room: await readRoom(trx, identity, context) };
  },

  async leaveGame(trx, { player_code }, { game_id, now }) {
    const player = await playerByCode(trx, game_id, player_code);
    return {
      game: await readGame(trx, game_id),
      player,
      team: player && (await readTeamWithHoldings(trx, player, now)),
    };
  },

  askToJoin: async (trx, { teamid, ...identity }, { game_id }) => ({
    ...(await readCaller(trx, game_id, identity)),
    roster: await readTeamRoster(trx, teamid),
  }),

  cancelJoinRequest: async (trx, { teamid, player_code }, context) => ({
    entry: await readEntry(trx, context),
    player: await playerByCode(trx, context.game_id, player_code),
    roster: await readTeamRoster(trx, teamid),
  }),

  async answerJoinRequest(trx, { teamid, player_code }, { game_id, now }) {
    const game = await readGame(trx, game_id);
    const roster = await readTeamRoster(trx, teamid);
    const player = await playerByCode(trx, game_id, player_code);
    return { game, roster, player, invites: await openInvitesFor(trx, teamid, player?.account_id, now) };
  },

  async dropPlayer(trx, { teamid, player_code }, context) {
    const { now } = context;
    const roster = await readTeamRoster(trx, teamid);
    const holdings = await readTeamHoldings(trx, roster.team, now);
    const dropped = roster.members.find((member) => member.player_code === player_code);
    // Invites to a contact that became theirs while they were on the team.
    const theirs = await openInvitesFor(trx, teamid, dropped?.account_id, now);
    const waysBack = [...theirs, ...(await openLinksOf(trx, { teamid, now }))];
    return { entry: await readEntry(trx, context), roster, holdings, waysBack };
  },

  promoteCaptain: (trx, { teamid }) => readTeamRoster(trx, teamid),
} satisfies Partial<Readers>;

/** The team that a code lets an account join: the code of a team or of an invite. */
async function readOpened(
  trx: Trx,
  code: string,
  account_id: string,
  { game_id, now }: CommandContext,
): Promise<OpenedTeam | undefined> {
  const team = await teamByCode(trx, game_id, code, account_id);
  const invite = team ? undefined : await inviteByCode(trx, game_id, code);
  const teamid = team?.teamid ?? invite?.teamid;
  if (teamid === undefined) return undefined;
  return {
    roster: await readTeamRoster(trx, teamid),
    invite,
    isAlias: team?.alias === code,
    mine: await openInvitesFor(trx, teamid, account_id, now),
    invited: invite && (await playerOfAccount(trx, game_id, invite.account_id)),
  };
}
