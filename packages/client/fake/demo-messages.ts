import type { Message, Question, RoundStart, SubmittedRound } from '@snug/contract';
import { demoQuestion, demoRound } from './demo-game.ts';

type MessageOf<T extends Message['type']> = Extract<Message, { type: T }>;

/** A round of the demo game begins. */
export function begin(round: Partial<RoundStart> = {}): MessageOf<'ROUND_START'> {
  const { asked: _, doubled: __, submitted: ___, ...start } = demoRound(round);
  return { type: 'ROUND_START', round: start, round_index: start.round_order - 1 };
}

/** Asks these questions, the whole list of the round so far; their ids are q1, q2, … */
export function ask(...questions: Partial<Question>[]): MessageOf<'ASK'> {
  const asked = questions.map((partial, place) => {
    const own = { ...partial, question_id: `q${place + 1}`, question_index: place };
    const { answers: _, suggestions: __, ...question } = demoQuestion(own);
    return question;
  });
  return { type: 'ASK', asked, submissions_open: true };
}

/** A teammate's suggestion. */
export function suggests(player_name: string, suggestion: string, question_id = 'q1'): MessageOf<'SUGGEST'> {
  const player_code = `p-${player_name.toLowerCase()}`;
  return { type: 'SUGGEST', teamid: 't-owls', question_id, suggestion: { player_code, player_name, suggestion } };
}

/** What the team wrote in a round. */
export function demoSubmission(partial: Partial<SubmittedRound> = {}): SubmittedRound {
  const round = { round_id: 'r1', title: 'General Knowledge', single_answer: false };
  return { ...round, doubled: false, answers: [['jupiter']], late: false, ...partial };
}

/** The team hands in a round. */
export function handIn(submission: Partial<SubmittedRound> = {}, round_order = 1): Message[] {
  return [
    { type: 'SUBMIT_ANSWER', teamid: 't-owls', round_order, submission: demoSubmission(submission) },
    { type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order },
  ];
}
