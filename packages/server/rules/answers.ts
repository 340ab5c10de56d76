import { answerMaxLength, suggestionMaxLength, tidyAnswers } from '@snug/contract';
import type { OutgoingMessage } from '../database/message-log.ts';
import type { AnswerRow, GamePlayerRow, GameRow, QuestionRow, RoundRow, SubmissionRow } from '../database/schema.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import { submittedView } from '../queries/round.ts';
import { type Change, nothingNew, type Outcome } from './outcome.ts';
import { refuseOthersThanCaptain } from './people.ts';
import { timingOf } from './timing.ts';

/** A round as one player's team plays it: of the rows, what the rules below need to know. */
export interface TeamRound {
  readonly game: Pick<GameRow, 'game_id' | 'status' | 'round_index' | 'submissions_open'>;
  readonly round: Pick<
    RoundRow,
    | 'round_id'
    | 'round_order'
    | 'title'
    | 'single_answer'
    | 'double_or_nothing'
    | 'opened_at'
    | 'closed_at'
    | 'revealed_at'
  >;
  readonly player: Pick<GamePlayerRow, 'player_id' | 'player_code' | 'player_name' | 'is_captain' | 'captain_until'> & {
    teamid: string;
  };
  /** The submission that stands, if any. */
  readonly standing: StandingSubmission | undefined;
  readonly doubled: boolean;
  readonly now: number;
}

export type StandingSubmission = Pick<SubmissionRow, 'doubled' | 'answers' | 'late'>;

/** A question as far as answering it goes. */
export type AskedQuestion = Pick<QuestionRow, 'question_id' | 'num_answers'>;

export interface AnswerCommand {
  readonly answer: readonly string[];
  /** The client's count of its writes of this answer, when it counts. */
  readonly seq: number | undefined;
  /** Typed by nobody: a phone has carried it over from the clue before. */
  readonly inherited: boolean;
  readonly client_hash: string;
}

/** What is held of the question already. */
export interface HeldAnswer {
  /** As JSON, and when it came; null: nothing. */
  readonly onTime: string | null;
  readonly onTimeAt: number | null;
  readonly late: string | null;
  readonly lateAt: number | null;
  /** The last write of this client. */
  readonly lastSeq: number | null;
}

export interface DoubleCommand {
  readonly doubled: boolean;
  /** Where it stands in the client's count of its writes, when it counts. */
  readonly seq: number | undefined;
  readonly client_hash: string;
}

export interface SavedAnswer {
  readonly status: 'saved' | 'late';
  readonly question_id: string;
  readonly answer: string[];
}

/** The question that stands at a place of the round, if it is asked and is the one that was meant (H24). */
export function meant(
  question: (AskedQuestion & Pick<QuestionRow, 'asked_order'>) | undefined,
  question_id: string | undefined,
): AskedQuestion {
  const isMeant = question_id === undefined || question?.question_id === question_id;
  if (!question || question.asked_order === null || !isMeant) throw new Refusal(409, details.questionChanged);
  return question;
}

/** Keeps the captain's answer: the latest write of a client wins, whatever order the requests came in (G9, H19). */
export function saveAnswer(
  play: TeamRound,
  question: AskedQuestion,
  held: HeldAnswer,
  command: AnswerCommand,
): { outcome: Outcome; reply: SavedAnswer } {
  refuseOthersThanCaptain(play.player);
  const late = isLate(play);
  if (play.standing) throw new Refusal(409, details.alreadySubmitted);
  const { question_id, num_answers } = question;
  const { teamid } = play.player;
  const newest = newestOf(held);
  const answer = wanted(command.answer, num_answers).map(capped);

  if (isOvertaken(command, held) || (command.inherited && newest.text !== null)) {
    const answer: string[] = newest.text === null ? Array(num_answers).fill('') : JSON.parse(newest.text);
    return { outcome: nothingNew, reply: { status: statusOf(newest.late), question_id, answer } };
  }

  const text = JSON.stringify(answer);
  // What was given in time already stays so; what is given in time again no longer waits for the quizmaster.
  const isHeld = newest.text === text && (late || !newest.late);
  const changes: Change[] = written({ teamid, question_id }, command);
  if (!isHeld) {
    // Newer than what was given before, also where the clock was set back.
    const at = Math.max(play.now, newest.at + 1);
    changes.push({ kind: 'answer', row: { teamid, question_id, late: late ? 1 : 0, answer: text, at } });
  }
  const isNews = !isHeld && !late;
  return {
    outcome: {
      changes,
      posts: isNews ? [captainSuggest({ teamid, question_id, answer: text })] : [],
      ...(isNews && { tellHostSoon: [teamid] }),
    },
    reply: { status: statusOf(isHeld ? newest.late : late), question_id, answer },
  };
}

/** Whether a later write of the same client was here before (H19). */
function isOvertaken({ seq }: Pick<AnswerCommand, 'seq'>, { lastSeq }: Pick<HeldAnswer, 'lastSeq'>): boolean {
  return seq !== undefined && lastSeq !== null && seq <= lastSeq;
}

/** What the team last gave of a question, in time or late, as its screens show it. */
function newestOf({ onTime, onTimeAt, late, lateAt }: HeldAnswer) {
  const isLate = late !== null && (onTimeAt ?? 0) <= (lateAt ?? 0);
  return { text: isLate ? late : onTime, late: isLate, at: (isLate ? lateAt : onTimeAt) ?? 0 };
}

function statusOf(late: boolean): SavedAnswer['status'] {
  return late ? 'late' : 'saved';
}

export interface SubmitCommand {
  readonly submission_id: string;
  readonly idempotency_key: string;
  readonly doubled: boolean;
  readonly answers: readonly (readonly string[])[];
  readonly question_ids: readonly string[] | undefined;
  /** Those of them of which the phone has not heard that they are saved. */
  readonly unsaved: readonly string[] | undefined;
  /**
   * The numbers that these were written under, in the client's count of its writes, when it tells them: a tab may hand in what
   * another one has overtaken without its knowing.
   */
  readonly unsaved_seq: readonly number[] | undefined;
  /** Where the submission stands in that count, when it counts. */
  readonly seq: number | undefined;
  readonly client_hash: string;
}

/** Submits the round once. What stands already is answered 409 with its record, so that nobody loses sight of it. */
export function submit(
  play: TeamRound,
  asked: readonly (AskedQuestion & HeldAnswer)[],
  command: SubmitCommand,
): { outcome: Outcome; row: SubmissionRow } {
  refuseOthersThanCaptain(play.player);
  const { game, round, standing } = play;
  const { teamid } = play.player;
  const late = isLate(play);
  if (asked.length === 0) throw new Refusal(409, details.notOpen);
  const doubled = isDoubled(play, command, late);
  const texts = submitted(play, asked, command);
  const answers = JSON.stringify(texts);

  if (standing) {
    const submission = submittedView(standing, round);
    throw new Refusal(409, details.alreadySubmitted, { more: { submission } });
  }
  const row: SubmissionRow = {
    submission_id: command.submission_id,
    game_id: game.game_id,
    teamid,
    round_id: round.round_id,
    round_order: round.round_order,
    idempotency_key: command.idempotency_key,
    doubled: doubled ? 1 : 0,
    answers,
    late: late ? 1 : 0,
    created_at: play.now,
    withdrawn_at: null,
  };
  const { round_order, round_id } = round;
  const changesDouble = !late && doubled !== play.doubled;
  const kept = asked.flatMap((question, place) => {
    const { question_id } = question;
    const nth = command.unsaved?.indexOf(question_id) ?? -1;
    const seq = command.unsaved_seq?.[nth] ?? command.seq;
    const answer = texts[place] ?? [];
    // A blank says nothing: it may be no more than what tidying leaves out.
    if (nth < 0 || isOvertaken({ seq }, question) || answer.every((text) => text === '')) return [];
    const rows = handedInOnly(play, question, answer, { late, seq });
    return [{ rows, writes: written({ teamid, question_id }, { ...command, seq }) }];
  });
  return {
    row,
    outcome: {
      changes: [
        ...kept.flatMap(({ rows, writes }): Change[] => [
          ...writes,
          ...rows.map((row) => ({ kind: 'answer', row }) as const),
        ]),
        { kind: 'submission', row },
        ...(changesDouble ? [{ kind: 'double', row: { teamid, round_id, doubled: row.doubled } } as const] : []),
        ...doubleWritten(play, command),
      ],
      posts: [
        ...(late ? [] : kept.flatMap(({ rows }) => rows.map(captainSuggest))),
        ...(changesDouble
          ? [{ to: { teamid }, message: { type: 'SET_DOUBLE', teamid, round_order, doubled } } as const]
          : []),
        {
          to: { teamid },
          message: { type: 'SUBMIT_ANSWER', teamid, round_order, submission: submittedView(row, round) },
        },
        { to: { teamid }, message: { type: 'TEAM_SUBMITTED', teamid, round_order } },
      ],
      tellHost: [teamid],
    },
  };
}

/**
 * What of a question was typed in the last moment before it was handed in: it is saved too, or it would be lost when the
 * submission is withdrawn. What nobody typed, which has the number 0, gives way to whatever somebody has.
 */
function handedInOnly(
  { player, now }: TeamRound,
  { question_id, ...held }: AskedQuestion & HeldAnswer,
  texts: readonly string[],
  { late, seq }: { readonly late: boolean; readonly seq: number | undefined },
): AnswerRow[] {
  const newest = newestOf(held);
  const answer = JSON.stringify(texts);
  const isHeld = newest.text !== null && JSON.stringify(tidied(JSON.parse(newest.text))) === answer;
  if ((isHeld && (late || !newest.late)) || (seq === 0 && newest.text !== null)) return [];
  const at = Math.max(now, newest.at + 1);
  return [{ teamid: player.teamid, question_id, late: late ? 1 : 0, answer, at }];
}

/** Where a client that counts has got to: nothing older of it takes an answer's place, in whatever order it comes (H19). */
function written(
  { teamid, question_id }: Pick<AnswerRow, 'teamid' | 'question_id'>,
  { seq, client_hash }: Pick<AnswerCommand, 'seq' | 'client_hash'>,
): Change[] {
  return seq === undefined ? [] : [{ kind: 'answer-write', row: { teamid, question_id, client_hash, seq } }];
}

function tidied(texts: readonly string[]): readonly string[] {
  return tidyAnswers([texts], false)[0] ?? [];
}

function captainSuggest({
  teamid,
  question_id,
  answer,
}: Pick<AnswerRow, 'teamid' | 'question_id' | 'answer'>): OutgoingMessage {
  return { to: { teamid }, message: { type: 'CAPTAIN_SUGGEST', teamid, question_id, answers: JSON.parse(answer) } };
}

/** Proposes a text to the captain; a newer one of the same player replaces it. */
export function suggest(play: TeamRound, { question_id }: AskedQuestion, text: string): Outcome {
  const { teamid, player_id, player_code, player_name } = play.player;
  const suggestion = text.toWellFormed().normalize('NFC').trim();
  if (suggestion === '') throw new Refusal(400, details.suggestionEmpty);
  if ([...suggestion].length > suggestionMaxLength) throw new Refusal(400, details.suggestionTooLong);
  if (play.standing) throw new Refusal(409, details.alreadySubmitted);
  onTimeOnly(play);
  return {
    changes: [{ kind: 'suggestion', row: { teamid, question_id, player_id, suggestion, at: play.now } }],
    posts: [
      {
        to: { teamid },
        message: { type: 'SUGGEST', teamid, question_id, suggestion: { player_code, player_name, suggestion } },
      },
    ],
  };
}

/**
 * Doubles the round or takes that back: the latest write of a client wins, as with answers. A late one is refused: it would be
 * a bet on known answers.
 */
export function setDouble(
  play: TeamRound,
  held: Pick<HeldAnswer, 'lastSeq'>,
  command: DoubleCommand,
): { outcome: Outcome; reply: { status: 'success'; doubled: boolean } } {
  refuseOthersThanCaptain(play.player);
  const { doubled } = command;
  const { round } = play;
  const { teamid } = play.player;
  if (round.double_or_nothing === 0) throw new Refusal(409, details.noDouble);
  if (play.standing) throw new Refusal(409, details.alreadySubmitted);
  if (isOvertaken(command, held)) return { outcome: nothingNew, reply: { status: 'success', doubled: play.doubled } };
  onTimeOnly(play);
  const { round_id, round_order } = round;
  const isNews = doubled !== play.doubled;
  return {
    outcome: {
      changes: [
        ...doubleWritten(play, command),
        ...(isNews ? [{ kind: 'double', row: { teamid, round_id, doubled: doubled ? 1 : 0 } } as const] : []),
      ],
      posts: isNews ? [{ to: { teamid }, message: { type: 'SET_DOUBLE', teamid, round_order, doubled } }] : [],
    },
    reply: { status: 'success', doubled },
  };
}

/**
 * Where a client that counts has got to with its doubles: nothing older of it counts any more. A submission, which says it for
 * good, has its number there too: what it overtook stays overtaken once it is withdrawn.
 */
function doubleWritten({ player, round }: TeamRound, { seq, client_hash }: Omit<DoubleCommand, 'doubled'>): Change[] {
  if (seq === undefined || round.double_or_nothing === 0) return [];
  return [{ kind: 'double-write', row: { teamid: player.teamid, round_id: round.round_id, client_hash, seq } }];
}

function isLate({ game, round, now }: TeamRound): boolean {
  if (game.status === 'finalized') throw new Refusal(409, details.gameEnded);
  const timing = timingOf(game, round, now);
  if (timing === 'early') throw new Refusal(409, details.notOpenYet);
  return timing === 'late';
}

function onTimeOnly(play: TeamRound): void {
  if (isLate(play)) throw new Refusal(409, details.notOpen);
}

/**
 * The submitted answers, tidied, in the order asked; by question id when ids came along. What was asked while the
 * submission was on its way is blank, and the last clue of a single-answer round is the last one that was answered.
 */
function submitted(
  { round }: TeamRound,
  asked: readonly AskedQuestion[],
  { answers, question_ids }: SubmitCommand,
): string[][] {
  const isAsked = (id: string) => asked.some((question) => question.question_id === id);
  if (question_ids && !question_ids.every(isAsked)) throw new Refusal(409, details.questionChanged);
  // Answers without their id would be dropped in silence.
  if (question_ids && question_ids.length !== answers.length) throw new Refusal(400, details.badRequest);
  if (new Set(question_ids).size !== (question_ids?.length ?? 0)) throw new Refusal(400, details.badRequest);
  if (answers.length > asked.length) throw new Refusal(409, details.questionChanged);
  const given = asked.map(
    ({ question_id }, place) => answers[question_ids ? question_ids.indexOf(question_id) : place],
  );
  const all = asked.map(({ num_answers }, place) => wanted(given[place] ?? [], num_answers));
  const count = given.findLastIndex((answer) => answer !== undefined) + 1;
  return [...tidyAnswers(all.slice(0, count), round.single_answer === 1), ...all.slice(count)];
}

function wanted(answer: readonly string[], count: number): string[] {
  if (answer.length > count) throw new Refusal(400, details.tooManyAnswers);
  return Array.from({ length: count }, (_, n) => answer[n] ?? '');
}

/** Submit's `doubled` is the final value while there is time. Later it would be a bet on known answers (OPEN-34). */
function isDoubled({ round, doubled }: TeamRound, command: SubmitCommand, late: boolean): boolean {
  return late ? doubled : command.doubled && round.double_or_nothing === 1;
}

/** As typed, within the length that counts once it is folded. */
function capped(text: string): string {
  const wellFormed = text.toWellFormed();
  const points = [...wellFormed];
  return points.length <= answerMaxLength ? wellFormed : points.slice(0, answerMaxLength).join('');
}

/** Whether a submission without an id says what already stands: then it is a repeat. */
export function saysTheSame(play: TeamRound, asked: readonly AskedQuestion[], command: SubmitCommand): boolean {
  const { standing } = play;
  if (!standing) return false;
  const doubled = isDoubled(play, command, standing.late === 1);
  return standing.answers === JSON.stringify(submitted(play, asked, command)) && standing.doubled === (doubled ? 1 : 0);
}
