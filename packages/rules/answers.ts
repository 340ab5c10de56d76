import { answerMaxLength, type SubmittedRound, suggestionMaxLength, tidyAnswers } from '@snug/contract';
import { captainSuggest } from './captain-suggest.ts';
import { type Change, type Decision, type Moment, nothingNew, type Success, success } from './decision.ts';
import { details } from './details.ts';
import { refuseOthersThanCaptain } from './people.ts';
import { toTeam } from './recipients.ts';
import { Refusal } from './refusal.ts';
import type { Answer, Submission, SubmittedAnswers, TeamQuestion, TeamRound } from './state/team-round.ts';
import { timingOf } from './timing.ts';
import { submittedView } from './views/round.ts';

/** A client's count of its writes: of two writes of one client the one with the higher number is newer (H19). */
interface Numbered {
  /** Undefined: the client does not count. */
  readonly seq: number | undefined;
  readonly client_hash: string;
}

export interface SaveAnswer extends Numbered {
  /** The question that was meant by its place in the round; undefined: whichever stands there. */
  readonly question_id: string | undefined;
  readonly answer: readonly string[];
  /** Nobody typed it: a phone has carried it over from the clue before. */
  readonly inherited: boolean;
}

export interface SavedAnswer {
  readonly status: 'saved' | 'late';
  readonly question_id: string;
  readonly answer: string[];
}

/** A question at its place in a round, if there is one, and the round. */
export interface AtQuestion {
  readonly round: TeamRound;
  readonly question: TeamQuestion | undefined;
}

/** Keeps the captain's answer: the newest write of a client wins, in whatever order the requests come (G9, H19). */
export function saveAnswer(
  { round, question: named }: AtQuestion,
  command: SaveAnswer,
  { now }: Moment,
): Decision<SavedAnswer> {
  const question = meant(named, command.question_id);
  refuseOthersThanCaptain(round.player);
  const late = isLate(round, now);
  if (round.standing) throw new Refusal(409, details.alreadySubmitted);
  const { question_id, num_answers } = question;
  const { teamid } = round.player;
  const newest = newestOf(question);
  const answer = wanted(command.answer, num_answers).map(capped);

  if (isOvertaken(command, question) || (command.inherited && newest.texts !== null)) {
    const answer = [...(newest.texts ?? Array<string>(num_answers).fill(''))];
    return nothingNew({ status: statusOf(newest.late), question_id, answer });
  }

  // What was given in time already stays so; what is given in time again no longer waits for the quizmaster.
  const isHeld = newest.texts !== null && sameTexts(newest.texts, answer) && (late || !newest.late);
  const isNews = !isHeld && !late;
  return {
    changes: [
      ...written({ teamid, question_id }, command),
      // Newer than what was given before, also where the clock was set back.
      ...(isHeld ? [] : [answered({ teamid, question_id, late, answer, at: Math.max(now, newest.at + 1) })]),
    ],
    messages: isNews ? [captainSuggest({ teamid, question_id, answer })] : [],
    reply: { status: statusOf(isHeld ? newest.late : late), question_id, answer },
    ...(isNews && { hostNews: { soon: [teamid] } }),
  };
}

export interface SubmitRound extends Numbered {
  /** Names the submission for repeats of the call (H20); undefined: the client gave it no name. */
  readonly idempotencyKey: string | undefined;
  readonly doubled: boolean;
  /** By place in the order asked, or by `question_ids`. */
  readonly answers: readonly (readonly string[])[];
  readonly question_ids: readonly string[] | undefined;
  /** Those of them that the phone does not know to be saved. */
  readonly unsaved: readonly string[] | undefined;
  /** The numbers they were written under: a tab may submit what another tab has overtaken without its knowledge. */
  readonly unsaved_seq: readonly number[] | undefined;
}

/** A round with its asked questions, and the submission that the command's idempotency key was used for, if it was. */
export interface ToSubmit {
  readonly round: TeamRound;
  readonly asked: readonly TeamQuestion[];
  readonly before: Pick<Submission, 'doubled' | 'answers' | 'late' | 'withdrawn_at'> | undefined;
}

export interface SubmitReply {
  readonly status: 'success' | 'late';
  readonly submission: SubmittedRound;
}

/**
 * Submits the round once. A repeat is answered as the first call was (H20); where another submission stands, the 409
 * brings its record, so that nobody loses sight of it.
 */
export function submitRound(
  { round: state, asked, before }: ToSubmit,
  command: SubmitRound,
  moment: Moment,
): Decision<SubmitReply> {
  // Withdrawn since: "success" would tell a phone that asks again that the team has submitted, when it has not.
  if (before && before.withdrawn_at !== null) throw new Refusal(409, details.questionChanged);
  if (before) return nothingNew(submittedReply(before, state));
  const { game, round, player, standing } = state;
  if (command.idempotencyKey === undefined && standing && saysTheSame(state, asked, command)) {
    return nothingNew(submittedReply(standing, state));
  }
  refuseOthersThanCaptain(player);
  const { teamid } = player;
  const { round_order, round_id } = round;
  const late = isLate(state, moment.now);
  if (asked.length === 0) throw new Refusal(409, details.notOpen);
  const doubled = isDoubled(state, command, late);
  const answers = submittedTexts(state, asked, command);
  if (standing) {
    throw new Refusal(409, details.alreadySubmitted, { more: { submission: submittedView(standing, round) } });
  }
  const submission_id = moment.newId();
  const submission: Submission = {
    submission_id,
    game_id: game.game_id,
    teamid,
    round_id,
    round_order,
    idempotency_key: command.idempotencyKey ?? moment.newId(),
    doubled,
    answers,
    late,
    created_at: moment.now,
    withdrawn_at: null,
  };
  const changesDouble = !late && doubled !== state.doubled;
  const unsaved = submittedUnsaved(state, asked, { ...command, answers }, late, moment.now);
  return {
    changes: [
      ...unsaved.flatMap(({ writes, saved }) => [...writes, ...saved.map(answered)]),
      { kind: 'submission', row: submission },
      ...(changesDouble ? [{ kind: 'double', row: { teamid, round_id, doubled } } as const] : []),
      ...doubleWritten(state, command),
    ],
    messages: [
      ...(late ? [] : unsaved.flatMap(({ saved }) => saved.map(captainSuggest))),
      ...(changesDouble ? [toTeam(teamid, { type: 'SET_DOUBLE', teamid, round_order, doubled })] : []),
      toTeam(teamid, { type: 'SUBMIT_ANSWER', teamid, round_order, submission: submittedView(submission, round) }),
      toTeam(teamid, { type: 'TEAM_SUBMITTED', teamid, round_order }),
    ],
    reply: submittedReply(submission, state),
    hostNews: { now: [teamid] },
  };
}

/**
 * What was typed in the last moment before the submission: it is saved too, or it would be lost when the submission is
 * withdrawn. What nobody typed, which has the number 0, gives way to what somebody has.
 */
function submittedUnsaved(
  { player: { teamid } }: TeamRound,
  asked: readonly TeamQuestion[],
  { answers, unsaved = [], unsaved_seq, ...command }: SubmitRound,
  late: boolean,
  now: number,
): { writes: Change[]; saved: Answer[] }[] {
  return asked.flatMap((question, place) => {
    const { question_id } = question;
    const nth = unsaved.indexOf(question_id);
    const seq = unsaved_seq?.[nth] ?? command.seq;
    const answer = answers[place] ?? [];
    // A blank says nothing: it may be no more than what tidying leaves out.
    if (nth < 0 || isOvertaken({ seq }, question) || answer.every((text) => text === '')) return [];
    const writes = written({ teamid, question_id }, { ...command, seq });
    const newest = newestOf(question);
    const isHeld = newest.texts !== null && sameTexts(tidied(newest.texts), answer);
    const isSaved = (isHeld && (late || !newest.late)) || (seq === 0 && newest.texts !== null);
    return [
      { writes, saved: isSaved ? [] : [{ teamid, question_id, late, answer, at: Math.max(now, newest.at + 1) }] },
    ];
  });
}

export interface SuggestAnswer {
  readonly question_id: string | undefined;
  readonly suggestion: string;
}

/** Proposes a text to the captain; a newer one of the same player replaces it. */
export function suggestAnswer(
  { round, question }: AtQuestion,
  command: SuggestAnswer,
  { now }: Moment,
): Decision<Success> {
  const { question_id } = meant(question, command.question_id);
  const { teamid, player_id, player_code, player_name } = round.player;
  const suggestion = command.suggestion.toWellFormed().normalize('NFC').trim();
  if (suggestion === '') throw new Refusal(400, details.suggestionEmpty);
  if ([...suggestion].length > suggestionMaxLength) throw new Refusal(400, details.suggestionTooLong);
  if (round.standing) throw new Refusal(409, details.alreadySubmitted);
  refuseLate(round, now);
  const shown = { player_code, player_name, suggestion };
  return {
    changes: [{ kind: 'suggestion', row: { teamid, question_id, player_id, suggestion, at: now } }],
    messages: [toTeam(teamid, { type: 'SUGGEST', teamid, question_id, suggestion: shown })],
    reply: success,
  };
}

export interface SetDouble extends Numbered {
  readonly doubled: boolean;
}

/** A round, and the number of the last double that the client has set for it. */
export interface ToDouble {
  readonly round: TeamRound;
  readonly lastSeq: number | null;
}

/**
 * Doubles the round or takes that back: the newest write of a client wins, as with answers. A late one is refused: it
 * would be a bet on known answers.
 */
export function setDouble(
  { round: state, lastSeq }: ToDouble,
  command: SetDouble,
  { now }: Moment,
): Decision<{ status: 'success'; doubled: boolean }> {
  refuseOthersThanCaptain(state.player);
  const { doubled } = command;
  const { round } = state;
  const { teamid } = state.player;
  if (!round.double_or_nothing) throw new Refusal(409, details.noDouble);
  if (state.standing) throw new Refusal(409, details.alreadySubmitted);
  if (isOvertaken(command, { lastSeq })) return nothingNew({ ...success, doubled: state.doubled });
  refuseLate(state, now);
  const { round_id, round_order } = round;
  const isNews = doubled !== state.doubled;
  return {
    changes: [
      ...doubleWritten(state, command),
      ...(isNews ? [{ kind: 'double', row: { teamid, round_id, doubled } } as const] : []),
    ],
    messages: isNews ? [toTeam(teamid, { type: 'SET_DOUBLE', teamid, round_order, doubled })] : [],
    reply: { ...success, doubled },
  };
}

/** The question at a place of the round, if it is asked and is the one that was meant (H24). */
function meant(question: TeamQuestion | undefined, question_id: string | undefined): TeamQuestion {
  const isMeant = question_id === undefined || question?.question_id === question_id;
  if (!question || question.asked_order === null || !isMeant) throw new Refusal(409, details.questionChanged);
  return question;
}

/** Whether a newer write of the same client was here before (H19). */
function isOvertaken({ seq }: Pick<Numbered, 'seq'>, { lastSeq }: Pick<TeamQuestion, 'lastSeq'>): boolean {
  return seq !== undefined && lastSeq !== null && seq <= lastSeq;
}

/** What the team last gave of a question, in time or late, as its screens show it. */
export function newestOf({
  onTime,
  onTimeAt,
  late,
  lateAt,
}: Pick<TeamQuestion, 'onTime' | 'onTimeAt' | 'late' | 'lateAt'>) {
  const isLate = late !== null && (onTimeAt ?? 0) <= (lateAt ?? 0);
  return { texts: isLate ? late : onTime, late: isLate, at: (isLate ? lateAt : onTimeAt) ?? 0 };
}

function statusOf(late: boolean): SavedAnswer['status'] {
  return late ? 'late' : 'saved';
}

/** Where a counting client has got to: an older write of it takes no answer's place, in whatever order it comes (H19). */
function written(
  { teamid, question_id }: Pick<Answer, 'teamid' | 'question_id'>,
  { seq, client_hash }: Numbered,
): Change[] {
  return seq === undefined ? [] : [{ kind: 'answer-write', row: { teamid, question_id, client_hash, seq } }];
}

/**
 * Where a counting client has got to with its doubles: an older one of it counts no more. A submission, which sets the
 * double for good, has its number there too: what it overtook stays overtaken once it is withdrawn.
 */
function doubleWritten({ player: { teamid }, round }: TeamRound, { seq, client_hash }: Numbered): Change[] {
  if (seq === undefined || !round.double_or_nothing) return [];
  return [{ kind: 'double-write', row: { teamid, round_id: round.round_id, client_hash, seq } }];
}

function answered(row: Answer): Change {
  return { kind: 'answer', row };
}

function isLate({ game, round }: TeamRound, now: number): boolean {
  if (game.status === 'finalized') throw new Refusal(409, details.gameEnded);
  const timing = timingOf(game, round, now);
  if (timing === 'early') throw new Refusal(409, details.notOpenYet);
  return timing === 'late';
}

function refuseLate(round: TeamRound, now: number): void {
  if (isLate(round, now)) throw new Refusal(409, details.notOpen);
}

/**
 * The submitted answers, tidied, in the order asked; by question id where ids came along. What was asked while the
 * submission was on its way is blank, and the last clue of a single-answer round is the last one that was answered.
 */
function submittedTexts(
  { round }: TeamRound,
  asked: readonly TeamQuestion[],
  { answers, question_ids }: SubmitRound,
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
  return [...tidyAnswers(all.slice(0, count), round.single_answer), ...all.slice(count)];
}

function wanted(answer: readonly string[], count: number): string[] {
  if (answer.length > count) throw new Refusal(400, details.tooManyAnswers);
  return Array.from({ length: count }, (_, n) => answer[n] ?? '');
}

/** The `doubled` of a submission is the final value while there is time; later it would be a bet on known answers (OPEN-34). */
function isDoubled({ round, doubled }: TeamRound, command: SubmitRound, late: boolean): boolean {
  return late ? doubled : command.doubled && round.double_or_nothing;
}

/** As typed, within the length that counts once it is folded. */
function capped(text: string): string {
  const wellFormed = text.toWellFormed();
  const points = [...wellFormed];
  return points.length <= answerMaxLength ? wellFormed : points.slice(0, answerMaxLength).join('');
}

/** Whether a submission without a name says what already stands: then it is a repeat. */
function saysTheSame(state: TeamRound, asked: readonly TeamQuestion[], command: SubmitRound): boolean {
  const { standing } = state;
  if (!standing) return false;
  const texts = submittedTexts(state, asked, command);
  const isSame =
    standing.answers.length === texts.length && standing.answers.every((each, n) => sameTexts(each, texts[n] ?? []));
  return isSame && standing.doubled === isDoubled(state, command, standing.late);
}

function submittedReply(submission: SubmittedAnswers, { round }: TeamRound): SubmitReply {
  return { status: submission.late ? 'late' : 'success', submission: submittedView(submission, round) };
}

function tidied(texts: readonly string[]): readonly string[] {
  return tidyAnswers([texts], false)[0] ?? [];
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, n) => text === other[n]);
}
