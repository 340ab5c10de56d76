import type { GameView } from '@snug/contract';
import {
  askedOf,
  currentRound,
  type GameState,
  gameView,
  isRevealed,
  type OwnTeam,
  type Player,
  type Question,
} from '@snug/rules';
import { audienceOf } from '../database/audience.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import { hostsOf, ratingsBy } from '../database/hosts.ts';
import { openInvitesOf, openInvitesTo } from '../database/invites.ts';
import { epochOf, position } from '../database/message-log.ts';
import { fromRow } from '../database/rows.ts';
import type { AccountRow, Db } from '../database/schema.ts';
import { peopleOf } from '../database/team-roster.ts';
import { seatsIn, teamsOf, waitingTeams } from '../database/teams.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** Reads a game as one player may see it. It reads the stream's number first: newer messages come on the stream (G7). */
export async function readGameView(
  db: Db,
  state: GameState,
  player: Player,
  account: AccountRow | undefined,
  venue: string,
  { incarnation, clock }: Pick<ServerContext, 'incarnation' | 'clock'>,
): Promise<GameView> {
  const { game_id } = state.game;
  const stream_id = audienceOf(player);
  const last_msg_id = (await position(db, stream_id)) ?? 0;
  const now = clock.now();
  const teams = await teamsOf(db, { game_id });
  const waiting = player.status === 'pending-join' ? await waitingTeams(db, { game_id }) : [];
  const isOnTeam = player.status === 'joined' && teams.some(({ teamid }) => teamid === player.teamid);
  return gameView({
    ...state,
    player,
    account,
    venue,
    teams,
    waiting: waiting.find(({ teamid }) => teamid === player.teamid),
    seats: await seatsIn(db, game_id),
    hosts: await hostsOf(db, { game_id }),
    rated: await ratingsBy(db, player.player_id),
    invitesToMe: account ? await openInvitesTo(db, account.account_id, now, game_id) : [],
    own: isOnTeam && player.teamid !== null ? await readOwnTeam(db, state, player.teamid, now) : undefined,
    revealed: await readRevealed(db, state),
    last_msg_id,
    epoch: epochOf(incarnation, stream_id),
    now,
  });
}

async function readOwnTeam(db: Db, state: GameState, teamid: string, now: number): Promise<OwnTeam> {
  const round = currentRound(state);
  const question_ids = askedOf(state.questions, round?.round_id).map(({ question_id }) => question_id);
  const [doubled] = round ? await doubleOf(db, { teamid, round_id: round.round_id }) : [];
  // An empty list is no valid condition.
  const isAsked = question_ids.length > 0;
  return {
    people: await peopleOf(db, teamid),
    invites: await openInvitesOf(db, { teamid, now }),
    submissions: (await submissionsOf(db, { teamid })).map(fromRow),
    saved: isAsked ? (await answersTo(db, { teamid, question_ids })).map(fromRow) : [],
    suggestions: isAsked ? await suggestionsTo(db, { teamid, question_ids }) : [],
    doubled: doubled?.doubled === 1,
  };
}

/** The questions of the revealed rounds. */
async function readRevealed(db: Db, { rounds }: GameState): Promise<Question[]> {
  const round_ids = rounds.filter(isRevealed).map(({ round_id }) => round_id);
  return round_ids.length === 0 ? [] : (await questionsOf(db, { round_ids })).map(fromRow);
}

const questionsOf = compiledQuery((db, { round_ids }: { round_ids: readonly string[] }) =>
  db.selectFrom('questions').selectAll().where('round_id', 'in', round_ids),
);

const submissionsOf = compiledQuery((db, { teamid }: { teamid: string }) =>
  db.selectFrom('submissions').selectAll().where('teamid', '=', teamid).where('withdrawn_at', 'is', null),
);

const doubleOf = compiledQuery((db, { teamid, round_id }: { teamid: string; round_id: string }) =>
  db.selectFrom('doubles').select('doubled').where('teamid', '=', teamid).where('round_id', '=', round_id),
);

/** The newest last, also when it is late: a team never sees an older answer again. */
const answersTo = compiledQuery((db, { teamid, question_ids }: { teamid: string; question_ids: readonly string[] }) =>
  db
    .selectFrom('answers')
    .selectAll()
    .where('teamid', '=', teamid)
    .where('question_id', 'in', question_ids)
    .orderBy('at')
    .orderBy('late'),
);

const suggestionsTo = compiledQuery(
  (db, { teamid, question_ids }: { teamid: string; question_ids: readonly string[] }) =>
    db
      .selectFrom('suggestions')
      .innerJoin('game_players', 'game_players.player_id', 'suggestions.player_id')
      .select(['question_id', 'player_code', 'player_name', 'suggestion'])
      .where('suggestions.teamid', '=', teamid)
      .where('question_id', 'in', question_ids)
      .orderBy('at'),
);
