import type { PackInput, VoteKind } from '@snug/contract';
import type { HostedGame } from '@snug/testing/http';
import type { TestPlayer } from './test-player.ts';

/** A game to be played on either server: the same verbs on both. */
export interface Stage {
  readonly gameId: string;
  readonly code: string;
  /** A player whose browser has not been there before. */
  player(): TestPlayer;
  /** The one-time code that was sent last. */
  oneTimeCode(): string;
  /** The key of the sponsor whose ad and question are the only ones. */
  readonly sponsorKey: string;
  readonly host: StageHost;
  /** Lets time pass for the server alone. */
  pass(ms: number): void;
  close(): Promise<void>;
}

type Command =
  | 'askNext'
  | 'announce'
  | 'startCountdown'
  | 'extendCountdown'
  | 'cancelCountdown'
  | 'pause'
  | 'start'
  | 'ask'
  | 'recall'
  | 'close'
  | 'endRound'
  | 'endGame'
  | 'reopenGame'
  | 'finalizeGame'
  | 'resetSubmission'
  | 'acceptLate'
  | 'grade'
  | 'adjust'
  | 'decideAppeal'
  | 'addPaperTeam'
  | 'submitPaper'
  | 'choosePhoto'
  | 'closeVote'
  | 'hideVote'
  | 'kickTeam'
  | 'renameTeam';

/** The quizmaster. */
export type StageHost = { [Name in Command]: (...of: Parameters<HostedGame[Name]>) => unknown } & {
  /** The detail of a refusal; undefined: the answers were revealed. */
  reveal(round_order: number): Promise<string | undefined>;
  /** How many teams have not submitted, or the detail of a refusal. */
  nudge(): Promise<number | string | undefined>;
  /** The detail of a refusal; undefined: the vote is open. */
  openVote(vote: VoteKind): Promise<string | undefined>;
  /** The detail of a refusal; undefined: the board is published. */
  publishBoard(through: number, unveiled?: number): Promise<string | undefined>;
};

/** The only ad and the only question, both of one sponsor: of several questions each person has an order of their own. */
export const ad = { link: 'https://brewer.example/', image: '', text: 'Ale' };
export const sponsorName = 'Brewer';
export const survey = { question_text: 'Tea or coffee?', options: ['Tea', 'Coffee'] };

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
