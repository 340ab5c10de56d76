import type { GameView } from '@snug/contract';
import type { Kysely } from 'kysely';
import { audienceOf } from '../database/audience.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import { hostsOf, ratingsBy } from '../database/hosts.ts';
import { openInvitesOf, openInvitesTo } from '../database/invites.ts';
import { epochOf, position } from '../database/message-log.ts';
import type { AccountRow, Database, GamePlayerRow, RoundRow } from '../database/schema.ts';
import { peopleOf } from '../database/team-roster.ts';
import { teamsOf } from '../database/teams.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { toRate } from '../rules/feedback.ts';
import { askedOf, currentRound, type GameState, isRevealed } from '../rules/night.ts';
import { aliasedTeam } from '../rules/teams.ts';
import { ownTeamView } from './game-team.ts';
import { headView } from './head.ts';
import { submittedByRound } from './host.ts';
import { inviteToMeView, teamInviteView } from './invite.ts';
import { listOf } from './list-of.ts';
import { meView, playerView } from './player.ts';
import { revealedView, roundView } from './round.ts';

/**
 * A game as one player may see it: the asked questions alone, no key but what the quizmaster has told, the own team's answers alone, no other person's
 * email or phone (H55). The number is read first: what is newer comes on the stream (G7).
 */
export async function gameView(
  db: Kysely<Database>,
  night: GameState,
  player: GamePlayerRow,
  account: AccountRow | undefined,
  venue: string,
  { incarnation, clock }: Pick<ServerContext, 'incarnation' | 'clock'>,
): Promise<GameView> {
  const { game, rounds, questions } = night;
  const stream_id = audienceOf(player);
  const last_msg_id = (await position(db, stream_id)) ?? 0;

  const teams = await teamsOf(db, game.game_id);
  const mine = player.status === 'joined' ? teams.find((team) => team.teamid === player.teamid) : undefined;
  const wanted = player.status === 'pending-join' ? teams.find((team) => team.teamid === player.teamid) : undefined;
  const round = currentRound(night);
  const asked = askedOf(questions, round?.round_id);
  const mates = mine ? await peopleOf(db, mine.teamid) : [];
  const now = clock.now();
  const invites = mine ? await openInvitesOf(db, mine.teamid, now) : [];
  const toMe = account ? await openInvitesTo(db, account.account_id, now, game.game_id) : [];
  const hosts = await hostsOf(db, game.game_id);
  const submissions = mine ? await submissionsOf(db, { teamid: mine.teamid }) : [];
  const ids = asked.map((question) => question.question_id);
  const saved = mine ? await savedAnswers(db, mine.teamid, ids) : [];
  // The newest of a question comes last and stays.
  const answers = new Map(saved.map(({ question_id, answer }) => [question_id, listOf(answer)]));
  const newest = new Map(saved.map(({ question_id, late }) => [question_id, late === 1]));
  const late = new Set([...newest].filter(([, isLate]) => isLate).map(([question_id]) => question_id));
  const suggestions = mine ? await suggestionsOf(db, mine.teamid, ids) : [];
  const revealed = await revealedRounds(db, rounds);
  const [doubled] = mine && round ? await doubleOf(db, { teamid: mine.teamid, round_id: round.round_id }) : [];

  return {
    ...headView(game, venue),
    niceTitle: '',
    kt_id: game.kt_id,
    game_started: game.game_started === 1,
    submissions_open: game.submissions_open === 1,
    round_index: game.round_index,
    round_count: rounds.length,
    round:
      round && game.round_open === 1 && game.round_shown === 1
        ? roundView(round, asked, {
            answers,
            late,
            suggestions,
            doubled: doubled?.doubled === 1,
            submission: submissions.find((each) => each.round_id === round.round_id),
          })
        : null,
    submitted: submittedByRound(submissions, night),
    ...(revealed && { revealed }),
    // As the messages tell it: of what came late they say nothing.
    suggested: Object.fromEntries(
      saved.filter((each) => each.late === 0).map(({ question_id, answer }) => [question_id, listOf(answer)]),
    ),
    me: meView(player, account, mine?.team_code ?? wanted?.alias ?? ''),
    team: mine
      ? {
          ...ownTeamView(mine),
          num_players: mine.num_players,
          players: mates.map(playerView),
          invites: invites.map((invite) => teamInviteView(invite, player.player_id)),
        }
      : null,
    game_teams: teams.map((team) => (team === mine ? ownTeamView(team) : aliasedTeam(team))),
    invites: toMe.filter(({ teamid }) => teamid !== mine?.teamid).map(inviteToMeView),
    private_event: game.private_event === 1,
    host_venmo: hosts.flatMap(({ name, tip_handle }) => (tip_handle === '' ? [] : [{ name, handle: tip_handle }])),
    feedback_eligible: toRate(game, player, hosts, await ratingsBy(db, player.player_id)).length > 0,
    last_msg_id,
    epoch: epochOf(incarnation, stream_id),
  };
}

/** The answers that the quizmaster has told, of every round they were told of; undefined while there is none. */
async function revealedRounds(db: Kysely<Database>, rounds: readonly RoundRow[]): Promise<GameView['revealed']> {
  const told = rounds.filter(isRevealed);
  if (told.length === 0) return undefined;
  const questions = await questionsOf(db, { round_ids: told.map(({ round_id }) => round_id) });
  return Object.fromEntries(
    told.map((round) => [round.round_order, revealedView(round, askedOf(questions, round.round_id))]),
  );
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

/** The captain's saved entries, the newest last, also when it came late: what a team gave never goes back in time. */
async function savedAnswers(db: Kysely<Database>, teamid: string, question_ids: readonly string[]) {
  if (question_ids.length === 0) return [];
  return answersTo(db, { teamid, question_ids });
}

const answersTo = compiledQuery((db, { teamid, question_ids }: { teamid: string; question_ids: readonly string[] }) =>
  db
    .selectFrom('answers')
    .select(['question_id', 'answer', 'late'])
    .where('teamid', '=', teamid)
    .where('question_id', 'in', question_ids)
    .orderBy('at')
    .orderBy('late'),
);

async function suggestionsOf(db: Kysely<Database>, teamid: string, question_ids: readonly string[]) {
  if (question_ids.length === 0) return [];
  return suggestionsTo(db, { teamid, question_ids });
}

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
