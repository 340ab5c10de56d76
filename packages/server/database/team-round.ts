import {
  details,
  type HandedIn,
  type QuestionHoldings,
  Refusal,
  type Submission,
  type TeamQuestion,
  type TeamRound,
  type Unsubmitted,
} from '@snug/rules';
import { compiledQuery } from './compiled-query.ts';
import { gameWithId } from './game-state.ts';
import { fromRow } from './rows.ts';
import type { Db, GamePlayerRow, Trx } from './schema.ts';
import { uncountedTeams } from './team-holdings.ts';

/**
 * A round from the view of a player's team, read in the transaction that will change it: the captain, or whether
 * submissions are open, may have changed since the request was sent.
 */
export async function readTeamRound(trx: Trx, player_id: string, round_order: number): Promise<TeamRound> {
  const [row] = await teamRoundRow(trx, { player_id, round_order });
  if (!row || row.teamid === null || row.player_status !== 'joined') throw new Refusal(403, details.membersOnly);
  const { teamid, ...values } = row;
  const { round_id, title, single_answer, double_or_nothing, double_rule, doubled, ...rest } = fromRow(values);
  if (
    round_id === null ||
    title === null ||
    single_answer === null ||
    double_or_nothing === null ||
    double_rule === null
  ) {
    throw new Refusal(404, details.roundNotFound);
  }
  const { game_id, status, round_index, submissions_open, submit_at_close } = rest;
  const { player_code, player_name, is_captain, captain_until } = rest;
  const { opened_at, closed_at, revealed_at, handed_in_at } = rest;
  const submissions = await submissionsOf(trx, { teamid, round_id });
  return {
    game: { game_id, status, round_index, submissions_open, submit_at_close },
    round: {
      ...{ round_id, round_order, title, single_answer, double_or_nothing, double_rule },
      ...{ opened_at, closed_at, revealed_at, handed_in_at },
    },
    player: { player_id, player_code, player_name, is_captain, captain_until, teamid },
    ...bySource(submissions.map(fromRow)),
    doubled: doubled === true,
    jokerPlayed: double_rule === 'joker' && (await hasPlayedJoker(trx, { teamid, game_id, round_id })),
  };
}

/** Whether a team has played its joker in another round than this. */
export async function hasPlayedJoker(
  trx: Trx,
  given: { teamid: string; game_id: string; round_id: string },
): Promise<boolean> {
  return (await jokersOf(trx, given)).length > 0;
}

const jokersOf = compiledQuery(
  (db, { teamid, game_id, round_id }: { teamid: string; game_id: string; round_id: string }) =>
    db
      .selectFrom('doubles')
      .innerJoin('rounds', 'rounds.round_id', 'doubles.round_id')
      .select('rounds.round_id')
      .where('teamid', '=', teamid)
      .where('doubled', '=', 1)
      .where('game_id', '=', game_id)
      .where('double_rule', '=', 'joker')
      .where('rounds.round_id', '!=', round_id),
);

const teamRoundRow = compiledQuery((db, { player_id, round_order }: { player_id: string; round_order: number }) =>
  db
    .selectFrom('game_players')
    .innerJoin('games', 'games.game_id', 'game_players.game_id')
    .leftJoin('rounds', (join) =>
      join.onRef('rounds.game_id', '=', 'games.game_id').on('rounds.round_order', '=', round_order),
    )
    .leftJoin('doubles', (join) =>
      join.onRef('doubles.teamid', '=', 'game_players.teamid').onRef('doubles.round_id', '=', 'rounds.round_id'),
    )
    .select(['games.game_id', 'games.status', 'round_index', 'submissions_open', 'submit_at_close'])
    .select(['player_id', 'player_code', 'player_name', 'is_captain', 'captain_until'])
    .select('game_players.teamid')
    .select(['game_players.status as player_status', 'doubles.doubled'])
    .select(['rounds.round_id', 'rounds.title', 'single_answer', 'double_or_nothing', 'rounds.double_rule'])
    .select(['opened_at', 'closed_at', 'revealed_at', 'handed_in_at'])
    .where('player_id', '=', player_id),
);

/** The asked questions of a round in the order asked, with the team's answers and this client's last write. */
export async function readAsked(trx: Trx, { round, player }: TeamRound, client_hash: string): Promise<TeamQuestion[]> {
  const rows = await askedIn(trx, { teamid: player.teamid, round_id: round.round_id, client_hash });
  return rows.map(teamQuestion);
}

/** Identifies a team, one of its clients and a round. */
interface TeamAtRound {
  teamid: string;
  round_id: string;
  client_hash: string;
}

const askedIn = compiledQuery((db, given: TeamAtRound) =>
  questionsOf(db, given).where('asked_order', 'is not', null).orderBy('asked_order'),
);

function questionsOf(db: Db, { teamid, round_id, client_hash }: TeamAtRound) {
  return db
    .selectFrom('questions')
    .leftJoin('answers as on_time', (join) =>
      join
        .onRef('on_time.question_id', '=', 'questions.question_id')
        .on('on_time.teamid', '=', teamid)
        .on('on_time.late', '=', 0),
    )
    .leftJoin('answers as too_late', (join) =>
      join
        .onRef('too_late.question_id', '=', 'questions.question_id')
        .on('too_late.teamid', '=', teamid)
        .on('too_late.late', '=', 1),
    )
    .leftJoin('answer_writes', (join) =>
      join
        .onRef('answer_writes.question_id', '=', 'questions.question_id')
        .on('answer_writes.teamid', '=', teamid)
        .on('answer_writes.client_hash', '=', client_hash),
    )
    .select(['questions.question_id', 'num_answers', 'asked_order'])
    .select(['on_time.answer as onTime', 'on_time.at as onTimeAt', 'on_time.clue as clue'])
    .select(['too_late.answer as tooLate', 'too_late.at as lateAt'])
    .select('answer_writes.seq as lastSeq')
    .where('round_id', '=', round_id);
}

/** The question at an index of a round, with the team's answers and this client's last write. */
export async function readQuestion(
  trx: Trx,
  { round, player }: TeamRound,
  question_index: number,
  client_hash: string,
): Promise<TeamQuestion | undefined> {
  const { teamid } = player;
  const { round_id } = round;
  const [row] = await questionRow(trx, { teamid, round_id, question_index, client_hash });
  return row && teamQuestion(row);
}

interface TeamQuestionRow extends Omit<TeamQuestion, 'onTime' | 'late'> {
  readonly onTime: string | null;
  readonly tooLate: string | null;
}

function teamQuestion({ onTime, tooLate, ...row }: TeamQuestionRow): TeamQuestion {
  return { ...row, onTime: textsOf(onTime), late: textsOf(tooLate) };
}

function textsOf(json: string | null): string[] | null {
  return json === null ? null : JSON.parse(json);
}

const questionRow = compiledQuery((db, given: TeamAtRound & { question_index: number }) =>
  questionsOf(db, given).where('question_index', '=', given.question_index),
);

/** All teams' answers in time and suggestions to a question: none unless it was asked before and recalled. */
export async function readQuestionHoldings(trx: Trx, question_id: string): Promise<QuestionHoldings> {
  const answers = await answersHeld(trx, { question_id });
  return { answers: answers.map(fromRow), suggestions: await suggestionsHeld(trx, { question_id }) };
}

const answersHeld = compiledQuery((db, { question_id }: { question_id: string }) =>
  db.selectFrom('answers').select(['teamid', 'answer']).where('question_id', '=', question_id).where('late', '=', 0),
);

const suggestionsHeld = compiledQuery((db, { question_id }: { question_id: string }) =>
  db
    .selectFrom('suggestions')
    .innerJoin('game_players', 'game_players.player_id', 'suggestions.player_id')
    .select(['suggestions.teamid', 'player_code', 'player_name', 'suggestion'])
    .where('question_id', '=', question_id)
    .orderBy('at'),
);

/** The submissions of a round that are not withdrawn. */
export async function readStanding(trx: Trx, round_id: string): Promise<Submission[]> {
  return (await standingIn(trx, { round_id })).map(fromRow);
}

const standingIn = compiledQuery((db, { round_id }: { round_id: string }) =>
  db.selectFrom('submissions').selectAll().where('round_id', '=', round_id).where('withdrawn_at', 'is', null),
);

/** The teams of a game that have saved answers in time to asked questions of a round, and no submission of it. */
export async function readUnsubmitted(trx: Trx, game_id: string, round_id: string): Promise<Unsubmitted[]> {
  const rows = await savedUnsubmitted(trx, { game_id, round_id });
  const teams = Map.groupBy(rows.map(fromRow), ({ teamid }) => teamid);
  return [...teams].map(([teamid, answers]) => ({ teamid, doubled: answers[0]?.doubled === true, answers }));
}

const savedUnsubmitted = compiledQuery((db, { game_id, round_id }: { game_id: string; round_id: string }) =>
  db
    .selectFrom('game_teams')
    .innerJoin('answers', 'answers.teamid', 'game_teams.teamid')
    .innerJoin('questions', 'questions.question_id', 'answers.question_id')
    .leftJoin('doubles', (join) =>
      join.onRef('doubles.teamid', '=', 'game_teams.teamid').on('doubles.round_id', '=', round_id),
    )
    .leftJoin('submissions', (join) =>
      join
        .onRef('submissions.teamid', '=', 'game_teams.teamid')
        .on('submissions.round_id', '=', round_id)
        .on('submissions.late', '=', 0)
        .on('submissions.withdrawn_at', 'is', null),
    )
    .select(['game_teams.teamid', 'answers.question_id', 'answers.answer', 'answers.clue', 'doubles.doubled'])
    .where('game_teams.game_id', '=', game_id)
    .where('kicked_at', 'is', null)
    .where('questions.round_id', '=', round_id)
    .where('asked_order', 'is not', null)
    .where('answers.late', '=', 0)
    .where('submission_id', 'is', null)
    .orderBy('game_teams.created_at')
    .orderBy('game_teams.teamid'),
);

/** How many teams that count in a game have not submitted a round: a late submission counts as one. */
export async function countTeamsNotSubmitted(trx: Trx, game_id: string, round_id: string): Promise<number> {
  const [counted] = await teamsNotSubmitted(trx, { game_id, round_id });
  return Number(counted?.count ?? 0) - (await uncountedTeams(trx, game_id)).size;
}

const teamsNotSubmitted = compiledQuery((db, { game_id, round_id }: { game_id: string; round_id: string }) =>
  db
    .selectFrom('game_teams')
    .leftJoin('submissions', (join) =>
      join
        .onRef('submissions.teamid', '=', 'game_teams.teamid')
        .on('submissions.round_id', '=', round_id)
        .on('submissions.withdrawn_at', 'is', null),
    )
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('game_teams.game_id', '=', game_id)
    .where('kicked_at', 'is', null)
    .where('waiting_since', 'is', null)
    .where('submission_id', 'is', null),
);

/** A game's open round with how many teams count in it, and how many have handed it in; undefined: no round takes answers yet. */
export async function countTeamsIn(
  db: Db,
  game_id: string,
): Promise<{ round_order: number; submitted: number; teams: number } | undefined> {
  const [counted] = await teamsIn(db, { game_id });
  if (!counted) return undefined;
  const { round_order, submitted, teams } = counted;
  return { round_order, submitted: Number(submitted), teams: Number(teams) - (await uncountedTeams(db, game_id)).size };
}

const teamsIn = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .selectFrom('games')
    .innerJoin('rounds', (join) =>
      join
        .onRef('rounds.game_id', '=', 'games.game_id')
        .on((on) => on('rounds.round_order', '=', on('round_index', '+', 1)))
        .on('opened_at', 'is not', null),
    )
    .innerJoin('game_teams', (join) =>
      join
        .onRef('game_teams.game_id', '=', 'games.game_id')
        .on('kicked_at', 'is', null)
        .on('waiting_since', 'is', null),
    )
    .leftJoin('submissions', (join) =>
      join
        .onRef('submissions.teamid', '=', 'game_teams.teamid')
        .onRef('submissions.round_id', '=', 'rounds.round_id')
        .on('submissions.withdrawn_at', 'is', null),
    )
    .select('rounds.round_order')
    .select(({ fn }) => [
      fn.count<number | string>('game_teams.teamid').distinct().as('teams'),
      fn.count<number | string>('submissions.teamid').distinct().as('submitted'),
    ])
    .where('games.game_id', '=', game_id)
    .where('games.status', '=', 'live')
    .where('games.round_open', '=', 1)
    .groupBy('rounds.round_order'),
);

/** A team's submission and answers for a round; undefined when the game has no such round. */
export async function readHandedIn(
  trx: Trx,
  game_id: string,
  teamid: string,
  round_order: number,
): Promise<HandedIn | undefined> {
  const [game] = await gameWithId(trx, { game_id });
  const [round] = await roundWithOrder(trx, { game_id, round_order });
  if (!game || !round) return undefined;
  const { round_id } = round;
  const submissions = await submissionsOf(trx, { teamid, round_id });
  const [doubled] = await doubleOf(trx, { teamid, round_id });
  const asked = await askedIn(trx, { teamid, round_id, client_hash: '' });
  const answers = await answersIn(trx, { teamid, round_id });
  return {
    game: fromRow(game),
    teamid,
    round: fromRow(round),
    ...bySource(submissions.map(fromRow)),
    doubled: doubled?.doubled === 1,
    asked,
    answers: answers.map(fromRow),
  };
}

const roundWithOrder = compiledQuery((db, { game_id, round_order }: { game_id: string; round_order: number }) =>
  db.selectFrom('rounds').selectAll().where('game_id', '=', game_id).where('round_order', '=', round_order),
);

/** What a team has submitted of a round itself, and what was handed in for it at the close. */
function bySource(submissions: readonly Submission[]): Pick<HandedIn, 'standing' | 'atClose'> {
  return {
    standing: submissions.find(({ at_close }) => !at_close),
    atClose: submissions.find(({ at_close }) => at_close),
  };
}

const doubleOf = compiledQuery((db, { teamid, round_id }: { teamid: string; round_id: string }) =>
  db.selectFrom('doubles').select('doubled').where('teamid', '=', teamid).where('round_id', '=', round_id),
);

const submissionsOf = compiledQuery((db, { teamid, round_id }: { teamid: string; round_id: string }) =>
  db
    .selectFrom('submissions')
    .selectAll()
    .where('teamid', '=', teamid)
    .where('round_id', '=', round_id)
    .where('withdrawn_at', 'is', null),
);

const answersIn = compiledQuery((db, { teamid, round_id }: { teamid: string; round_id: string }) =>
  db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.question_id', 'answers.question_id')
    .selectAll('answers')
    .where('teamid', '=', teamid)
    .where('round_id', '=', round_id)
    .where('asked_order', 'is not', null)
    .orderBy('asked_order'),
);

/** The sequence number of this client's last double of the round; null: none. */
export async function readLastDouble(
  trx: Trx,
  { round, player }: TeamRound,
  client_hash: string,
): Promise<number | null> {
  const { teamid } = player;
  const { round_id } = round;
  const [row] = await lastDouble(trx, { teamid, round_id, client_hash });
  return row?.seq ?? null;
}

/** The submission with an idempotency key, withdrawn or not (H20). */
export async function readSubmissionNamed(
  trx: Trx,
  { round, player }: TeamRound,
  key: string,
): Promise<Submission | undefined> {
  const [row] = await submissionNamed(trx, { teamid: player.teamid, round_id: round.round_id, key });
  return row && fromRow(row);
}

const submissionNamed = compiledQuery(
  (db, { teamid, round_id, key }: { teamid: string; round_id: string; key: string }) =>
    db
      .selectFrom('submissions')
      .selectAll()
      .where('teamid', '=', teamid)
      .where('round_id', '=', round_id)
      .where('idempotency_key', '=', key),
);

const lastDouble = compiledQuery((db, { teamid, round_id, client_hash }: TeamAtRound) =>
  db
    .selectFrom('double_writes')
    .select('seq')
    .where('teamid', '=', teamid)
    .where('round_id', '=', round_id)
    .where('client_hash', '=', client_hash),
);

/** The highest sequence number of a client's answers and doubles for a player's team; null: none. */
export async function lastWriteOf(
  db: Db,
  { status, teamid }: Pick<GamePlayerRow, 'status' | 'teamid'>,
  client_hash: string | undefined,
): Promise<number | null> {
  if (status !== 'joined' || teamid === null || client_hash === undefined) return null;
  const [write] = await lastWrite(db, { teamid, client_hash });
  return write?.seq ?? null;
}

const lastWrite = compiledQuery((db, { teamid, client_hash }: { teamid: string; client_hash: string }) =>
  db
    .selectFrom((of) =>
      of
        .selectFrom('answer_writes')
        .select('seq')
        .where('teamid', '=', teamid)
        .where('client_hash', '=', client_hash)
        .unionAll((and) =>
          and
            .selectFrom('double_writes')
            .select('seq')
            .where('teamid', '=', teamid)
            .where('client_hash', '=', client_hash),
        )
        .as('writes'),
    )
    .select(({ fn }) => fn.max('seq').as('seq')),
);
