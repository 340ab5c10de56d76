import type { PackInput } from '@snug/contract';
import type { Phone } from './phone.ts';

/** A night to be played on either server: the same verbs, whatever is behind them. */
export interface Stage {
  readonly gameId: string;
  readonly code: string;
  /** A browser that has not been there before. */
  phone(): Phone;
  /** The one-time code that was sent last. */
  letter(): string;
  readonly host: StageHost;
  /** Time passes at the server alone. */
  pass(ms: number): void;
  close(): Promise<void>;
}

/** The quizmaster. Rounds are numbered from 1, questions from 0, teams go by their names. */
export interface StageHost {
  startRound(round_order: number): Promise<void>;
  ask(question_index: number): Promise<void>;
  recall(question_index: number): Promise<void>;
  openSubmissions(): Promise<void>;
  closeSubmissions(keepRound: boolean): Promise<void>;
  endRound(): Promise<void>;
  endGame(): Promise<void>;
  reopenGame(): Promise<void>;
  finalizeGame(): Promise<void>;
  resetSubmission(team: string, round_order: number): Promise<void>;
  acceptLate(team: string, round_order: number): Promise<void>;
  kickTeam(team: string): Promise<void>;
  renameTeam(team: string, name: string): Promise<void>;
  /** The sentence of a refusal; undefined: they were told. */
  reveal(round_order: number): Promise<string | undefined>;
  /** How many teams are still thinking, or the sentence of a refusal. */
  nudge(): Promise<number | string | undefined>;
}

export const title = 'Test night';

/** Two rounds: one to double, with a question of two answers; one of clues to a single answer. */
export const quiz: PackInput = {
  title: 'Little quiz',
  rounds: [
    {
      title: 'Capitals',
      subtitle: 'Of everywhere',
      double_or_nothing: true,
      questions: [
        { question_text: 'Capital of France?', accepted: [['paris']] },
        {
          question_text: 'Two capitals of South Africa?',
          accepted: [['pretoria'], ['cape town', 'kaapstad']],
          notes: 'Three, in truth',
        },
        { question_text: 'Capital of Peru?', accepted: [['lima']], matches: ['Lima', 'Cusco'] },
      ],
    },
    {
      title: 'Clues',
      single_answer: true,
      questions: [
        { question_text: 'It has four wheels', accepted: [['car']] },
        { question_text: 'It honks', accepted: [['car']] },
      ],
    },
  ],
};
