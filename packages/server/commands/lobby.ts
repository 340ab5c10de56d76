import { details, Refusal, type ToMerge } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import { readGameState } from '../database/game-state.ts';
import { readGrading } from '../database/graded-game.ts';
import { openInvitesFor, openLinksOf } from '../database/invites.ts';
import { fromRow } from '../database/rows.ts';
import type { Db, Trx } from '../database/schema.ts';
import { readTeamHoldings } from '../database/team-holdings.ts';
import { leaversOf, playerByCode, readTeamRoster } from '../database/team-roster.ts';
import { teamsWithWaiting } from '../database/teams.ts';
import { readGame } from './caller.ts';
import type { Readers } from './read-state.ts';

export const lobbyReaders = {
  allowTeamName: async (trx, { teamid }, { game_id }) => ({
    roster: await readTeamRoster(trx, teamid),
    teams: await teamsWithWaiting(trx, { game_id }),
  }),
  handCaptaincy: (trx, { teamid }) => readTeamRoster(trx, teamid),

  letTeamIn: async (trx, { teamid }, { game_id }) => ({
    roster: await readTeamRoster(trx, teamid),
    teams: await teamsWithWaiting(trx, { game_id }),
  }),

  async movePlayer(trx, { player_code, teamid }, { game_id, now }) {
    const player = await playerByCode(trx, game_id, player_code);
    const from = player?.status === 'joined' ? player.teamid : null;
    const invitesTo = (of: string) => openInvitesFor(trx, of, player?.account_id ?? undefined, now);
    return {
      game: await readGame(trx, game_id),
      player,
      from: from === null ? undefined : await readLeaving(trx, from, await invitesTo(from), now),
      to:
        teamid === null
          ? undefined
          : { roster: await readHere(trx, game_id, teamid), invites: await invitesTo(teamid) },
    };
  },

  async removeMany(trx, { teamids, player_codes }, { game_id, now }) {
    // PostgreSQL takes no empty list; nothing has the id ''.
    const named = { game_id, teamids: ['', ...teamids] };
    return {
      game: await readGame(trx, game_id),
      teams: await teamsNamed(trx, named),
      players: (await playersOfTeams(trx, named)).map(fromRow),
      leavers: (await leaversOf(trx, named)).map(fromRow),
      invites: await openInvitesOfTeams(trx, { ...named, now }),
      people: (await playersNamed(trx, { game_id, player_codes: ['', ...player_codes] })).map(fromRow),
    };
  },

  mergeTeams: (trx, { teamid, into }, { game_id, now }) => readMerge(trx, { game_id, teamid, into, now }),
} satisfies Partial<Readers>;

/** Everything that a merge of two teams of a game is decided by. */
export async function readMerge(
  trx: Trx,
  { game_id, teamid, into, now }: { game_id: string; teamid: string; into: string; now: number },
): Promise<ToMerge> {
  const state = await readGameState(trx, game_id);
  if (!state) throw new Refusal(404, details.gameNotFound);
  const roster = await readHere(trx, game_id, teamid);
  const both = { ids: [teamid, into] };
  const { adjustments, appeals } = await readGrading(trx, game_id);
  return {
    ...state,
    from: { roster, holdings: await readTeamHoldings(trx, roster.team, now) },
    leavers: (await leaversOf(trx, { game_id, teamids: [teamid] })).map(fromRow),
    into: await readHere(trx, game_id, into),
    answers: (await answersOf(trx, both)).map(fromRow),
    submissions: (await submissionsOf(trx, both)).map(fromRow),
    doubles: (await doublesOf(trx, both)).map(fromRow),
    suggestions: await suggestionsOf(trx, { teamid }),
    adjustments,
    appeals,
  };
}

/** A team of this game: a body names teams by their ids, and an id of another game's is none here. */
async function readHere(trx: Trx, game_id: string, teamid: string) {
  const roster = await readTeamRoster(trx, teamid);
  if (roster.team.game_id !== game_id) throw new Refusal(404, details.gameTeamNotFound);
  return roster;
}

async function readLeaving(trx: Trx, teamid: string, theirs: readonly { readonly invite_id: string }[], now: number) {
  const roster = await readTeamRoster(trx, teamid);
  const holdings = await readTeamHoldings(trx, roster.team, now);
  return { roster, holdings, waysBack: [...theirs, ...(await openLinksOf(trx, { teamid, now }))] };
}

interface Both {
  ids: readonly string[];
}

const answersOf = compiledQuery((db, { ids }: Both) => db.selectFrom('answers').selectAll().where('teamid', 'in', ids));
const doublesOf = compiledQuery((db, { ids }: Both) => db.selectFrom('doubles').selectAll().where('teamid', 'in', ids));
const submissionsOf = compiledQuery((db, { ids }: Both) =>
  db
    .selectFrom('submissions')
    .selectAll()
    .where('teamid', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at'),
);
const suggestionsOf = compiledQuery((db: Db, { teamid }: { teamid: string }) =>
  db.selectFrom('suggestions').selectAll().where('teamid', '=', teamid),
);

/** Each of these is one query, however many teams are removed. Of a game's own teams alone: a body names them. */
interface NamedTeams {
  game_id: string;
  teamids: readonly string[];
}
const teamsNamed = compiledQuery((db, { game_id, teamids }: NamedTeams) =>
  db
    .selectFrom('game_teams')
    .selectAll()
    .where('game_id', '=', game_id)
    .where('teamid', 'in', teamids)
    .where('kicked_at', 'is', null),
);
const playersOfTeams = compiledQuery((db, { game_id, teamids }: NamedTeams) =>
  db.selectFrom('game_players').selectAll().where('game_id', '=', game_id).where('teamid', 'in', teamids),
);
const openInvitesOfTeams = compiledQuery((db, { game_id, teamids, now }: NamedTeams & { now: number }) =>
  db
    .selectFrom('game_invites')
    .select('invite_id')
    .where('game_id', '=', game_id)
    .where('teamid', 'in', teamids)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now),
);
const playersNamed = compiledQuery((db, named: { game_id: string; player_codes: readonly string[] }) =>
  db
    .selectFrom('game_players')
    .selectAll()
    .where('game_id', '=', named.game_id)
    .where('player_code', 'in', named.player_codes)
    .where('left_at', 'is', null),
);
