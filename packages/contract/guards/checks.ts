import type { AnyCall, ReplyOf } from '../call.ts';
import type { saveAnswer, setDouble, submitRound, suggestAnswer } from '../calls/answers.ts';
import type { needFeedback } from '../calls/feedback.ts';
import type { loadGame } from '../calls/games.ts';
import type { createTeam, restoreTeam } from '../calls/teams.ts';
import type { NextSurvey } from '../entities/survey.ts';
import type { Envelope } from '../messages/envelope.ts';
import type { Message } from '../messages/message.ts';
import { check } from './check.ts';
import * as guards from './guards.ts';

/** Checks the reply to a call; the client's caller takes it as `check`. */
type ReplyCheck<C extends AnyCall> = (reply: unknown) => ReplyOf<C>;

export const checkEnvelope = (value: unknown): Envelope => check(guards.envelope, value);
export const checkMessage = (value: unknown): Message => check(guards.message, value);

export const checkLoadGame: ReplyCheck<typeof loadGame> = (reply) => check(guards.loadGame, reply);
export const checkSaveAnswer: ReplyCheck<typeof saveAnswer> = (reply) => check(guards.saveAnswer, reply);
export const checkSuggestAnswer: ReplyCheck<typeof suggestAnswer> = (reply) => check(guards.suggestAnswer, reply);
export const checkSubmitRound: ReplyCheck<typeof submitRound> = (reply) => check(guards.submitRound, reply);
export const checkSetDouble: ReplyCheck<typeof setDouble> = (reply) => check(guards.setDouble, reply);

export const checkNeedFeedback: ReplyCheck<typeof needFeedback> = (reply) => check(guards.needFeedback, reply);
export const checkNextSurvey = (reply: unknown): NextSurvey => check(guards.nextSurvey, reply);

export const checkCreateTeam: ReplyCheck<typeof createTeam> = (reply) => check(guards.createTeam, reply);
export const checkRestoreTeam: ReplyCheck<typeof restoreTeam> = (reply) => check(guards.restoreTeam, reply);
