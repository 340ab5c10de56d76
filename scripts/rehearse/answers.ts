import { misspelt } from '@snug/bots';
import {
  foldAnswer,
  type HostQuestion,
  type HostRound,
  type RevealedRound,
  type TeamQuestion,
  tidyAnswers,
} from '@snug/contract';

/** What people write if they do not know the answer. */
const guesses = ['Basingstoke', 'seven', 'The other one', 'Ask Derek', '1066', 'Not sure, Paris?'];

/**
 * What a team writes: often right, as people type it; now and then wrong or empty. If there are options, one of them. The
 * same team always writes the same to the same question.
 */
export function answerOf(question: HostQuestion, options: readonly string[], team: number, place: number): string[] {
  const chance = (team * 7 + place * 5 + question.question_text.length) % 10;
  return question.accepted.map((texts, n) => {
    if (options.length > 0) return choice(options, texts, chance, n);
    if (chance === 9) return '';
    if (chance >= 6) return guesses[(chance + n) % guesses.length] ?? '';
    const text = texts[(team + n) % texts.length] ?? '';
    if (chance === 5) return misspelt(text);
    return chance % 2 === 0 ? `  ${text.toUpperCase()} ` : text;
  });
}

function choice(options: readonly string[], accepted: readonly string[], chance: number, n: number): string {
  const right = options.find((option) => accepted.some((text) => foldAnswer(text) === foldAnswer(option)));
  return (chance < 6 && right) || (options[(chance + n) % options.length] ?? '');
}

/** What everybody receives when the answers of a fully asked round are revealed. */
export function answersTo({ round_order, title, single_answer, questions }: HostRound): RevealedRound {
  return {
    round_order,
    title,
    single_answer,
    questions: questions.map(({ question_id, question_text, accepted, notes }) => {
      return { question_id, question_text, answers: accepted.map(([first = '']) => first), notes };
    }),
  };
}

/** The options that a screen offers for a question: its own, or its round's. */
export function optionsOf(question: Pick<TeamQuestion, 'matches'>, round: { readonly matches: readonly string[] }) {
  return question.matches.length > 0 ? question.matches : round.matches;
}

/** What the quizmaster must have of a round, given the captain's inputs. */
export function expected(inputs: readonly (readonly string[])[], singleAnswer: boolean): string[][] {
  return tidyAnswers(inputs, singleAnswer);
}
