import type { Message, Question, RoundStart } from '@snug/contract';
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
