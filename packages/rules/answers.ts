import { answerMaxLength, type SubmittedRound, suggestionMaxLength, tidyAnswers } from '@snug/contract';
import { amend, handInToo } from './at-close.ts';
import { captainSuggest } from './captain-suggest.ts';
import { clueOf, clueOfSaved } from './clues.ts';
import { type Change, type Decision, done, type Moment, nothingNew, type Success, success } from './decision.ts';
import { details } from './details.ts';
import { requireCaptain } from './people/captain.ts';
import { type ForTeam, requireOwnTeam } from './people/own-team.ts';
import { toTeam } from './recipients.ts';
import { Refusal } from './refusal.ts';
import type { Answer, Submission, SubmittedAnswers, TeamQuestion, TeamRound } from './state/team-round.ts';
import { timingOf } from './timing.ts';
import { submittedView } from './views/round.ts';

/** A write of a client that may number its writes: of two of its writes the one with the higher number is newer (H19). */
interface NumberedWrite extends ForTeam {
  /** Undefined: the client does not number its writes. */
  readonly seq: number | undefined;
  readonly client_hash: string;
}

export interface SaveAnswer extends NumberedWrite {
  /** The question that the client expects at the place it names; undefined: any. */
  readonly question_id: string | undefined;
  readonly answer: readonly string[];
  /** The phone has carried the answer over from the previous clue; nobody has typed it. */
  readonly inherited: boolean;
}

export interface SavedAnswer {
  readonly status: 'saved' | 'late';
  readonly question_id: string;
  readonly answer: string[];
}

/** A round, and its question at the place that the call names, if there is one. */
export interface AtQuestion {
  readonly round: TeamRound;
  readonly question: TeamQuestion | undefined;
  /** The asked questions of the round, in the order asked; read only where it has been handed in, or is of clues. */
  readonly asked?: readonly TeamQuestion[];
}

/** Saves the captain's answer. A client's newest write wins, whatever order its requests arrive in (G9, H19). */
export function saveAnswer(
  { round, question: questionAtPlace, asked = [] }: AtQuestion,
  command: SaveAnswer,
  moment: Moment,
): Decision<SavedAnswer> {
  const { now } = moment;
  requireOwnTeam(round.player, command);
  const question = requireAskedQuestion(questionAtPlace, command.question_id);
  requireCaptain(round.player);
  const late = isLate(round, now);
  if (round.standing && !isBeside(round)) throw new Refusal(409, details.alreadySubmitted);
  const { question_id, num_answers } = question;
  const { teamid } = round.player;
  const newest = newestOf(question);
  const answer = padAnswers(command.answer, num_answers).map(limitLength);

  if (isOvertaken(command, question) || (command.inherited && newest.texts !== null)) {
    const answer = [...(newest.texts ?? Array<string>(num_answers).fill(''))];
    return nothingNew({ status: statusOf(newest.late), question_id, answer });
  }

  // The same answer again stays in time if it was saved in time. One that was late and is now in time is saved anew, so it
  // counts without the quizmaster's accepting it.
  const isSaved = newest.texts !== null && hasSameTexts(newest.texts, answer) && (late || !newest.late);
  const tellsTeam = !isSaved && !late;
  const clue = clueOfSaved(round.round, { answer: question.onTime, clue: question.clue }, answer, asked.length - 1);
  const saved = asked.map((each) =>
    each.question_id === question_id ? { ...each, answer, clue } : { ...each, answer: each.onTime },
  );
  const handedIn = tellsTeam ? handInToo({ ...round, teamid }, saved, moment) : nothing;
  return {
    changes: [
      ...saveSeq({ teamid, question_id }, command),
      // Always newer than the last answer, even if the clock was set back.
      ...(isSaved ? [] : [answerChange({ teamid, question_id, late, answer, clue, at: Math.max(now, newest.at + 1) })]),
      ...handedIn.changes,
    ],
    messages: [...(tellsTeam ? [captainSuggest({ teamid, question_id, answer })] : []), ...handedIn.messages],
    reply: { status: statusOf(isSaved ? newest.late : late), question_id, answer },
    ...(!isSaved && { hostNews: { soon: [teamid] } }),
  };
}

export interface SubmitRound extends NumberedWrite {
  /** Identifies repeats of the call (H20); undefined: the client sent none. */
  readonly idempotencyKey: string | undefined;
  readonly doubled: boolean;
  /** In the order of `question_ids`, or without those in the order asked. */
  readonly answers: readonly (readonly string[])[];
  readonly question_ids: readonly string[] | undefined;
  /** The ids of the questions whose answer the phone does not know to be saved. */
  readonly unsaved: readonly string[] | undefined;
  /** The write numbers of those answers: another tab may have saved a newer answer without this tab's knowledge. */
  readonly unsaved_seq: readonly number[] | undefined;
}

/** A round with its asked questions, and the submission made earlier with the command's idempotency key, if there is one. */
export interface ToSubmit {
  readonly round: TeamRound;
  readonly asked: readonly TeamQuestion[];
  readonly before:
    | Pick<Submission, 'doubled' | 'answers' | 'late' | 'clue' | 'idempotency_key' | 'created_at' | 'withdrawn_at'>
    | undefined;
}

export interface SubmitReply {
  readonly status: 'success' | 'late';
  readonly submission: SubmittedRound;
}

/**
 * Submits the round once. A repeat gets the reply of the first call (H20). If the team has made another submission, the
 * 409 carries it, so that the phone can show it.
 */
export function submitRound(
  { round: state, asked, before }: ToSubmit,
  command: SubmitRound,
  moment: Moment,
): Decision<SubmitReply> {
  const { game, round, player, standing } = state;
  requireOwnTeam(player, command);
  // The submission has been withdrawn since: "success" would make the phone show the round as submitted when it is not.
  if (before && before.withdrawn_at !== null) {
    // Unless a newer one has taken its place beside what was handed in at the close: then that is what stands.
    if (standing && isBeside(state)) return nothingNew(submitReply(standing, state));
    throw new Refusal(409, details.questionChanged);
  }
  if (before) return nothingNew(submitReply(before, state));
  if (command.idempotencyKey === undefined && standing && isRepeat(state, asked, command)) {
    return nothingNew(submitReply(standing, state));
  }
  requireCaptain(player);
  const { teamid } = player;
  const { round_order, round_id } = round;
  const late = isLate(state, moment.now);
  if (asked.length === 0) throw new Refusal(409, details.notOpen);
  const doubled = isDoubled(state, command, late);
  const answers = tidySubmission(state, asked, command);
  // A newer late one takes the place of the late one beside what was handed in at the close.
  const replacesLate = late && isBeside(state);
  if (standing && !replacesLate) {
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
    at_close: false,
    clue: clueOf(
      round,
      asked.map(({ onTime, clue }) => ({ answer: onTime, clue })),
      answers,
    ),
    created_at: moment.now,
    withdrawn_at: null,
  };
  // In time after all, within the grace: it takes the place of what was handed in at the close. A late one stands beside it.
  const replaces = state.atClose !== undefined && !late;
  const changesDouble = !late && doubled !== state.doubled;
  const unsaved = saveUnsavedAnswers(state, asked, { ...command, answers }, late, moment.now);
  return {
    changes: [
      ...unsaved.flatMap(({ writes, saved }) => [...writes, ...saved.map(answerChange)]),
      ...(replaces ? [{ kind: 'withdraw', round_id, teamid, at: moment.now } as const] : []),
      ...(replacesLate ? [{ kind: 'withdraw', round_id, teamid, at_close: false, at: moment.now } as const] : []),
      { kind: 'submission', row: submission },
      ...(changesDouble ? [{ kind: 'double', row: { teamid, round_id, doubled } } as const] : []),
      ...saveDoubleSeq(state, command),
    ],
    messages: [
      ...(late ? [] : unsaved.flatMap(({ saved }) => saved.map(captainSuggest))),
      ...(changesDouble ? [toTeam(teamid, { type: 'SET_DOUBLE', teamid, round_order, doubled })] : []),
      toTeam(teamid, { type: 'SUBMIT_ANSWER', teamid, round_order, submission: submittedView(submission, round) }),
      toTeam(teamid, { type: 'TEAM_SUBMITTED', teamid, round_order }),
    ],
    reply: submitReply(submission, state),
    hostNews: { now: [teamid] },
  };
}

/** The team's own submission came late beside what was handed in at the close, and waits: it blocks nothing (decision 22). */
function isBeside({ standing, atClose }: TeamRound): boolean {
  return standing?.late === true && atClose !== undefined;
}

/**
 * Saves the answers that were typed just before the submission, or they would be lost if the submission is withdrawn. An
 * answer that nobody typed, which has the number 0, does not replace a typed one.
 */
function saveUnsavedAnswers(
  { player: { teamid }, round }: TeamRound,
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
    // A blank answer is not saved: it may be one that tidying has blanked.
    if (nth < 0 || isOvertaken({ seq }, question) || answer.every((text) => text === '')) return [];
    const writes = saveSeq({ teamid, question_id }, { ...command, seq });
    const newest = newestOf(question);
    const isSame = newest.texts !== null && hasSameTexts(tidyTexts(newest.texts), answer);
    const isSaved = (isSame && (late || !newest.late)) || (seq === 0 && newest.texts !== null);
    const clue = clueOfSaved(round, { answer: question.onTime, clue: question.clue }, answer, asked.length - 1);
    const at = Math.max(now, newest.at + 1);
    return [{ writes, saved: isSaved ? [] : [{ teamid, question_id, late, answer, clue, at }] }];
  });
}

export interface SuggestAnswer extends ForTeam {
  readonly question_id: string | undefined;
  readonly suggestion: string;
}

/** Suggests a text to the captain; it replaces the player's previous suggestion. */
export function suggestAnswer(
  { round, question }: AtQuestion,
  command: SuggestAnswer,
  { now }: Moment,
): Decision<Success> {
  requireOwnTeam(round.player, command);
  const { question_id } = requireAskedQuestion(question, command.question_id);
  const { teamid, player_id, player_code, player_name } = round.player;
  const suggestion = command.suggestion.toWellFormed().normalize('NFC').trim();
  if (suggestion === '') throw new Refusal(400, details.suggestionEmpty);
  if ([...suggestion].length > suggestionMaxLength) throw new Refusal(400, details.suggestionTooLong);
  if (round.standing) throw new Refusal(409, details.alreadySubmitted);
  requireInTime(round, now);
  const shown = { player_code, player_name, suggestion };
  return done({
    changes: [{ kind: 'suggestion', row: { teamid, question_id, player_id, suggestion, at: now } }],
    messages: [toTeam(teamid, { type: 'SUGGEST', teamid, question_id, suggestion: shown })],
  });
}

export interface SetDouble extends NumberedWrite {
  readonly doubled: boolean;
}

/** A round, and the number of the client's last write of its double. */
export interface ToDouble {
  readonly round: TeamRound;
  readonly lastSeq: number | null;
}

/**
 * Sets or unsets the round's double. A client's newest write wins, as with answers. A late one is refused: it would be a
 * bet on known answers.
 */
export function setDouble(
  { round: state, lastSeq }: ToDouble,
  command: SetDouble,
  { now }: Moment,
): Decision<{ status: 'success'; doubled: boolean }> {
  requireOwnTeam(state.player, command);
  requireCaptain(state.player);
  const { doubled } = command;
  const { round } = state;
  const { teamid } = state.player;
  if (!round.double_or_nothing) throw new Refusal(409, details.noDouble);
  if (doubled && state.jokerPlayed) throw new Refusal(409, details.jokerPlayed);
  if (state.standing) throw new Refusal(409, details.alreadySubmitted);
  if (isOvertaken(command, { lastSeq })) return nothingNew({ ...success, doubled: state.doubled });
  requireInTime(state, now);
  const { round_id, round_order } = round;
  const isChanged = doubled !== state.doubled;
  const amended = isChanged && state.atClose ? amend(state.atClose, { doubled }, round) : nothing;
  return {
    changes: [
      ...saveDoubleSeq(state, command),
      ...(isChanged ? [{ kind: 'double', row: { teamid, round_id, doubled } } as const] : []),
      ...amended.changes,
    ],
    messages: [
      ...(isChanged ? [toTeam(teamid, { type: 'SET_DOUBLE', teamid, round_order, doubled })] : []),
      ...amended.messages,
    ],
    reply: { ...success, doubled },
  };
}

/** Refuses if the question is not asked, or is not the one that the client expects at its place (H24). */
function requireAskedQuestion(question: TeamQuestion | undefined, question_id: string | undefined): TeamQuestion {
  const isExpected = question_id === undefined || question?.question_id === question_id;
  if (!question || question.asked_order === null || !isExpected) throw new Refusal(409, details.questionChanged);
  return question;
}

/** Whether a newer write of the same client has arrived already (H19). */
function isOvertaken({ seq }: Pick<NumberedWrite, 'seq'>, { lastSeq }: Pick<TeamQuestion, 'lastSeq'>): boolean {
  return seq !== undefined && lastSeq !== null && seq <= lastSeq;
}

/** The team's newest answer to a question, in time or late, as its screens show it. */
export function newestOf(question: Pick<TeamQuestion, 'onTime' | 'onTimeAt' | 'late' | 'lateAt'>) {
  const { onTime, onTimeAt, late, lateAt } = question;
  const isLate = late !== null && (onTimeAt ?? 0) <= (lateAt ?? 0);
  return { texts: isLate ? late : onTime, late: isLate, at: (isLate ? lateAt : onTimeAt) ?? 0 };
}

const nothing: Pick<Decision, 'changes' | 'messages'> = { changes: [], messages: [] };

function statusOf(late: boolean): SavedAnswer['status'] {
  return late ? 'late' : 'saved';
}

/** Records the number of a client's write, so that an older one that arrives later does not replace the answer (H19). */
function saveSeq(
  { teamid, question_id }: Pick<Answer, 'teamid' | 'question_id'>,
  { seq, client_hash }: NumberedWrite,
): Change[] {
  return seq === undefined ? [] : [{ kind: 'answer-write', row: { teamid, question_id, client_hash, seq } }];
}

/**
 * Records the number of a client's write of the double, so that an older one that arrives later does not count. A
 * submission sets the double too and records its number: older writes do not count even after it is withdrawn.
 */
function saveDoubleSeq({ player: { teamid }, round }: TeamRound, { seq, client_hash }: NumberedWrite): Change[] {
  if (seq === undefined || !round.double_or_nothing) return [];
  return [{ kind: 'double-write', row: { teamid, round_id: round.round_id, client_hash, seq } }];
}

export function answerChange(row: Answer): Change {
  return { kind: 'answer', row };
}

function isLate({ game, round }: TeamRound, now: number): boolean {
  if (game.status === 'finalized') throw new Refusal(409, details.gameEnded);
  const timing = timingOf(game, round, now);
  if (timing === 'early') throw new Refusal(409, details.notOpenYet);
  return timing === 'late';
}

/** @throws Refusal when what comes now for the round would be late. */
export function requireInTime(round: TeamRound, now: number): void {
  if (isLate(round, now)) throw new Refusal(409, details.notOpen);
}

/**
 * Tidies the submitted answers and puts them in the order asked, matching them by question id if ids were sent. A question
 * that was asked after the phone sent the submission is blank. In a single-answer round the last answered clue counts.
 */
function tidySubmission(
  { round }: TeamRound,
  asked: readonly TeamQuestion[],
  { answers, question_ids }: SubmitRound,
): string[][] {
  const isAsked = (id: string) => asked.some((question) => question.question_id === id);
  if (question_ids && !question_ids.every(isAsked)) throw new Refusal(409, details.questionChanged);
  // With fewer ids than answers some answers would be dropped silently.
  if (question_ids && question_ids.length !== answers.length) throw new Refusal(400, details.badRequest);
  if (new Set(question_ids).size !== (question_ids?.length ?? 0)) throw new Refusal(400, details.badRequest);
  if (answers.length > asked.length) throw new Refusal(409, details.questionChanged);
  const given = asked.map(
    ({ question_id }, place) => answers[question_ids ? question_ids.indexOf(question_id) : place],
  );
  const all = asked.map(({ num_answers }, place) => padAnswers(given[place] ?? [], num_answers));
  const count = given.findLastIndex((answer) => answer !== undefined) + 1;
  return [...tidyAnswers(all.slice(0, count), round.single_answer), ...all.slice(count)];
}

/** One text per answer that the question asks for, '' for a missing one. */
function padAnswers(answer: readonly string[], count: number): string[] {
  if (answer.length > count) throw new Refusal(400, details.tooManyAnswers);
  return Array.from({ length: count }, (_, n) => answer[n] ?? '');
}

/** A submission in time sets the double. A late one does not: that would be a bet on known answers (OPEN-34). */
function isDoubled({ round, doubled, jokerPlayed }: TeamRound, command: SubmitRound, late: boolean): boolean {
  return late ? doubled : command.doubled && round.double_or_nothing && !jokerPlayed;
}

/** Keeps the text as typed, cut to the length that counts after folding. */
function limitLength(text: string): string {
  const wellFormed = text.toWellFormed();
  const points = [...wellFormed];
  return points.length <= answerMaxLength ? wellFormed : points.slice(0, answerMaxLength).join('');
}

/** Whether a submission without an idempotency key equals the team's submission: then it is a repeat. */
function isRepeat(state: TeamRound, asked: readonly TeamQuestion[], command: SubmitRound): boolean {
  const { standing } = state;
  if (!standing) return false;
  const texts = tidySubmission(state, asked, command);
  const isSame =
    standing.answers.length === texts.length && standing.answers.every((each, n) => hasSameTexts(each, texts[n] ?? []));
  return isSame && standing.doubled === isDoubled(state, command, standing.late);
}

function submitReply(submission: SubmittedAnswers, { round }: TeamRound): SubmitReply {
  return { status: submission.late ? 'late' : 'success', submission: submittedView(submission, round) };
}

function tidyTexts(texts: readonly string[]): readonly string[] {
  return tidyAnswers([texts], false)[0] ?? [];
}

function hasSameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, n) => text === other[n]);
}
