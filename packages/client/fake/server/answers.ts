import {
  answerMaxLength,
  closeGraceMs,
  type Question,
  type SubmittedRound,
  suggestionMaxLength,
  tidyAnswers,
} from '@snug/contract';
import { type Asked, type Family, playerOf, refuse, teamOf, type Wanted } from './asked.ts';
import { act, type FakeHouse } from './house.ts';
import type { FakePlayer, FakeRound, FakeSubmission, FakeTeam } from './state.ts';
import { toTeam } from './told.ts';
import { askedOf, newestOf, standing } from './view.ts';
import { refusals } from './words.ts';

export const answers: Family<'saveAnswer' | 'submitRound' | 'suggestAnswer' | 'setDouble'> = {
  saveAnswer(asked) {
    const { body, actor, house, told, answerSeq } = asked;
    const { team, round } = playAt(asked, body.game_id, body.round_num, 'captain');
    const question = questionAt(round, body.question_num, body.question_id);
    const isLate = isLateAt(house, round);
    if (standing(team, round.round_order)) refuse(409, refusals.alreadySubmitted);
    const { question_id, num_answers } = question;
    const held = team.answers.get(question_id) ?? { writes: new Map<string, number>() };
    const newest = newestOf(held);
    const texts = wanted(typeof body.answer === 'string' ? [body.answer] : body.answer, num_answers).map(capped);

    const lastSeq = held.writes.get(actor.clientId);
    // By a later write of the same client, or by whatever somebody typed: what stands is answered.
    if (isOvertaken(answerSeq, lastSeq) || (body.inherited && newest)) {
      const answer = newest?.texts ?? texts.map(() => '');
      return { status: newest?.late ? 'late' : 'saved', question_id, answer };
    }
    if (answerSeq !== undefined) held.writes.set(actor.clientId, answerSeq);
    team.answers.set(question_id, held);
    // What was given in time already stays so; what is given in time again is late no more.
    const isHeld = newest !== undefined && areSame(newest.texts, texts) && (isLate || !newest.late);
    if (isHeld) return { status: newest.late ? 'late' : 'saved', question_id, answer: texts };
    held[isLate ? 'late' : 'onTime'] = { texts, at: Math.max(house.clock.now(), (newest?.at ?? 0) + 1) };
    const { teamid } = team;
    if (!isLate) toTeam(told, teamid, { type: 'CAPTAIN_SUGGEST', teamid, question_id, answers: texts });
    return { status: isLate ? 'late' : 'saved', question_id, answer: texts };
  },

  submitRound(asked) {
    const { params, body, house, told, idempotencyKey } = asked;
    const { team, round } = playAt(asked, params.id, orderOf(params.round), 'captain');
    const { round_id, round_order, title, single_answer } = round;
    const before = team.submissions.find((each) => each.round_order === round_order && each.key === idempotencyKey);
    // Withdrawn since: "success" would say that the team has submitted when it has not.
    if (before?.isWithdrawn) refuse(409, refusals.questionChanged);
    if (before) return replyOf(before);
    const late = isLateAt(house, round);
    if (round.asked.length === 0) refuse(409, refusals.notOpen);
    const wasDoubled = team.doubled.has(round_order);
    // Late it would be a bet on known answers.
    const doubled = late ? wasDoubled : body.doubled && round.double_or_nothing;
    const texts = handedIn(round, body.answers, body.question_ids);
    const stands = standing(team, round_order);
    const saysTheSame = stands && JSON.stringify(stands.submission.answers) === JSON.stringify(texts);
    if (saysTheSame && idempotencyKey === undefined && stands.submission.doubled === doubled) return replyOf(stands);
    if (stands) refuse(409, refusals.alreadySubmitted);

    const submission: SubmittedRound = { round_id, title, single_answer, doubled, answers: texts, late };
    const key = idempotencyKey ?? house.id('submission');
    const made: FakeSubmission = { key, round_order, submission, isWithdrawn: false };
    team.submissions.push(made);
    const { teamid } = team;
    keepHandedIn(asked, team, askedOf(round), submission, body);
    if (!late && doubled !== wasDoubled) {
      setDoubled(team, round_order, doubled);
      toTeam(told, teamid, { type: 'SET_DOUBLE', teamid, round_order, doubled });
    }
    keepDoubleWrite(team, round, asked.actor.clientId, asked.answerSeq);
    toTeam(told, teamid, { type: 'SUBMIT_ANSWER', teamid, round_order, submission });
    toTeam(told, teamid, { type: 'TEAM_SUBMITTED', teamid, round_order });
    return replyOf(made);
  },

  suggestAnswer(asked) {
    const { body, house, told } = asked;
    const { team, player, round } = playAt(asked, body.game_id, body.round_index + 1, 'member');
    const { question_id } = questionAt(round, body.q_idx, body.question_id);
    const suggestion = body.suggestion.normalize('NFC').trim();
    if (suggestion === '') refuse(400, refusals.suggestionEmpty);
    if ([...suggestion].length > suggestionMaxLength) refuse(400, refusals.suggestionTooLong);
    if (standing(team, round.round_order)) refuse(409, refusals.alreadySubmitted);
    if (isLateAt(house, round)) refuse(409, refusals.notOpen);
    const { teamid } = team;
    const { player_code, player_name } = player;
    const others = (team.suggestions.get(question_id) ?? []).filter((each) => each.player_code !== player_code);
    const made = { player_code, player_name, suggestion };
    team.suggestions.set(question_id, [...others, made]);
    toTeam(told, teamid, { type: 'SUGGEST', teamid, question_id, suggestion: made });
    return { status: 'success' };
  },

  setDouble(asked) {
    const { params, body, actor, house, told, answerSeq } = asked;
    const { team, round } = playAt(asked, params.id, orderOf(params.round), 'captain');
    const { doubled } = body;
    const { round_order } = round;
    const isDoubled = team.doubled.has(round_order);
    if (!round.double_or_nothing) refuse(409, refusals.noDouble);
    if (standing(team, round_order)) refuse(409, refusals.alreadySubmitted);
    if (isOvertaken(answerSeq, doubleWrites(team, round_order).get(actor.clientId)))
      return { status: 'success', doubled: isDoubled };
    if (isLateAt(house, round)) refuse(409, refusals.notOpen);
    keepDoubleWrite(team, round, actor.clientId, answerSeq);
    if (isDoubled !== doubled) {
      const { teamid } = team;
      setDoubled(team, round_order, doubled);
      toTeam(told, teamid, { type: 'SET_DOUBLE', teamid, round_order, doubled });
    }
    return { status: 'success', doubled };
  },
};

/** Withdraws a team's submission, so that it answers again. */
export function resetSubmission(house: FakeHouse, teamid: string, round_order: number): void {
  act(house, (told) => {
    const stands = standingOf(house, teamid, round_order);
    if (!stands) return;
    stands.isWithdrawn = true;
    toTeam(told, teamid, { type: 'RESET_SUBMISSION', teamid, round_order, submission_id: stands.key });
  });
}

/** Lets what a team handed in late count from now on. */
export function acceptLate(house: FakeHouse, teamid: string, round_order: number): void {
  act(house, (told) => {
    const { state, clock } = house;
    const stands = standingOf(house, teamid, round_order);
    if (stands?.submission.late) {
      stands.submission = { ...stands.submission, late: false };
      toTeam(told, teamid, { type: 'SUBMIT_ANSWER', teamid, round_order, submission: stands.submission });
    }
    // What was submitted in time is the team's last word.
    if (stands) return;
    for (const question_id of state.rounds[round_order - 1]?.asked ?? []) {
      const held = teamOf(state, teamid)?.answers.get(question_id);
      const newest = held && newestOf(held);
      if (!held || !newest?.late) continue;
      held.onTime = { texts: newest.texts, at: Math.max(clock.now(), newest.at + 1) };
      if (state.game.round_index !== round_order - 1) continue;
      toTeam(told, teamid, { type: 'CAPTAIN_SUGGEST', teamid, question_id, answers: newest.texts });
    }
  });
}

function standingOf({ state }: FakeHouse, teamid: string, round_order: number): FakeSubmission | undefined {
  if (state.game.status === 'finalized') refuse(409, refusals.gameFinal);
  const team = teamOf(state, teamid);
  return team && standing(team, round_order);
}

/** A round as the caller's team plays it. */
function playAt(
  asked: Pick<Asked, 'actor' | 'state'>,
  gameid: string,
  round_order: number,
  as: Wanted,
): { team: FakeTeam; player: FakePlayer; round: FakeRound } {
  const player = playerOf(asked, gameid, as);
  const team = teamOf(asked.state, player.teamid) ?? refuse(403, refusals.membersOnly);
  const round = asked.state.rounds[round_order - 1] ?? refuse(404, refusals.roundNotFound);
  return { team, player, round };
}

/** The question at a place of the round, if it is asked and is the one that was meant. */
function questionAt(round: FakeRound, place: number, question_id: string | undefined): Question {
  const question = askedOf(round).find(({ question_index }) => question_index === place);
  const isMeant = question_id === undefined || question?.question_id === question_id;
  return question && isMeant ? question : refuse(409, refusals.questionChanged);
}

/** On time: the current round, while submissions are open and for the grace after. Early is refused, the rest is late. */
function isLateAt({ state: { game }, clock }: FakeHouse, round: FakeRound): boolean {
  const { round_order, opened_at, closed_at, isTold } = round;
  if (game.status === 'finalized') refuse(409, refusals.gameEnded);
  if (opened_at === undefined) refuse(409, refusals.notOpenYet);
  if (isTold) return true;
  if (game.round_index !== round_order - 1) return true;
  if (game.submissions_open) return false;
  return closed_at === undefined || clock.now() - closed_at > closeGraceMs;
}

/** The submitted answers, tidied, in the order asked; what was asked since the submission set out is blank. */
function handedIn(round: FakeRound, given: readonly string[][], ids: readonly string[] | undefined): string[][] {
  const asked = askedOf(round);
  if (ids && !ids.every((id) => round.asked.includes(id))) refuse(409, refusals.questionChanged);
  if (ids && (ids.length !== given.length || new Set(ids).size !== ids.length)) refuse(400, refusals.badRequest);
  if (given.length > asked.length) refuse(409, refusals.questionChanged);
  const texts = asked.map(({ question_id }, place) => given[ids ? ids.indexOf(question_id) : place]);
  const all = asked.map(({ num_answers }, place) => wanted(texts[place] ?? [], num_answers));
  const count = texts.findLastIndex((each) => each !== undefined) + 1;
  return [...tidyAnswers(all.slice(0, count), round.single_answer), ...all.slice(count)];
}

interface HandedIn {
  readonly unsaved?: readonly string[] | undefined;
  readonly unsaved_seq?: readonly number[] | undefined;
}

/** What was typed in the last moment is saved too: it would be lost when the submission is withdrawn. */
function keepHandedIn(
  { house, told, actor, answerSeq }: Pick<Asked, 'house' | 'told' | 'actor' | 'answerSeq'>,
  { teamid, answers }: FakeTeam,
  asked: readonly Question[],
  submission: SubmittedRound,
  { unsaved = [], unsaved_seq = [] }: HandedIn,
): void {
  for (const [place, { question_id }] of asked.entries()) {
    const nth = unsaved.indexOf(question_id);
    if (nth < 0) continue;
    const seq = unsaved_seq[nth] ?? answerSeq;
    const { late } = submission;
    const texts = submission.answers[place] ?? [];
    const held = answers.get(question_id) ?? { writes: new Map<string, number>() };
    const newest = newestOf(held);
    const isHeld = newest && areSame(tidyAnswers([newest.texts], false)[0] ?? [], texts) && (late || !newest.late);
    if (texts.every((text) => text === '') || isOvertaken(seq, held.writes.get(actor.clientId))) continue;
    if (seq !== undefined) held.writes.set(actor.clientId, seq);
    answers.set(question_id, held);
    if (isHeld || (seq === 0 && newest)) continue;
    held[late ? 'late' : 'onTime'] = { texts, at: Math.max(house.clock.now(), (newest?.at ?? 0) + 1) };
    if (!late) toTeam(told, teamid, { type: 'CAPTAIN_SUGGEST', teamid, question_id, answers: texts });
  }
}

function isOvertaken(seq: number | undefined, lastSeq: number | undefined): boolean {
  return seq !== undefined && lastSeq !== undefined && seq <= lastSeq;
}

function wanted(texts: readonly string[], count: number): string[] {
  if (texts.length > count) refuse(400, refusals.tooManyAnswers);
  return Array.from({ length: count }, (_, n) => texts[n] ?? '');
}

function capped(text: string): string {
  return [...text].slice(0, answerMaxLength).join('');
}

function setDoubled({ doubled }: FakeTeam, round_order: number, isNow: boolean): void {
  if (isNow) doubled.add(round_order);
  else doubled.delete(round_order);
}

function doubleWrites({ doubleWrites }: FakeTeam, round_order: number): Map<string, number> {
  const writes = doubleWrites.get(round_order) ?? new Map<string, number>();
  doubleWrites.set(round_order, writes);
  return writes;
}

/** Where a client that counts has got to with its doubles; the count never goes back. */
function keepDoubleWrite(
  team: FakeTeam,
  { round_order, double_or_nothing }: FakeRound,
  clientId: string,
  seq: number | undefined,
): void {
  const writes = doubleWrites(team, round_order);
  if (seq !== undefined && double_or_nothing) writes.set(clientId, Math.max(seq, writes.get(clientId) ?? 0));
}

function replyOf({ submission }: FakeSubmission) {
  return { status: submission.late ? 'late' : 'success', submission } as const;
}

function orderOf(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : refuse(404, refusals.roundNotFound);
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, place) => text === other[place]);
}
