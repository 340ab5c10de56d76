import type { PackInput } from '@snug/contract';
import type { TestPlayer } from './test-player.ts';

/** A game to be played on either server: the same verbs on both. */
export interface Stage {
  readonly gameId: string;
  readonly code: string;
  /** A player whose browser has not been there before. */
  player(): TestPlayer;
  /** The one-time code that was sent last. */
  oneTimeCode(): string;
  readonly host: StageHost;
  /** Lets time pass for the server alone. */
  pass(ms: number): void;
  close(): Promise<void>;
}

/** The quizmaster. Rounds are numbered from 1, questions from 0, teams go by their names. */
export interface StageHost {
  startRound(round_order: number): Promise<void>;
  ask(question_index: number): Promise<void>;
  recall(question_index: number): Promise<void>;
  closeSubmissions(keepRound: boolean): Promise<void>;
  endGame(): Promise<void>;
  reopenGame(): Promise<void>;
  finalizeGame(): Promise<void>;
  resetSubmission(team: string, round_order: number): Promise<void>;
  acceptLate(team: string, round_order: number): Promise<void>;
  kickTeam(team: string): Promise<void>;
  renameTeam(team: string, name: string): Promise<void>;
  /** The detail of a refusal; undefined: the answers were revealed. */
  reveal(round_order: number): Promise<string | undefined>;
  /** How many teams have not submitted, or the detail of a refusal. */
  nudge(): Promise<number | string | undefined>;
}

export const title = 'Test night';

/** A round to double, with a question of two answers. */
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
  ],
};
