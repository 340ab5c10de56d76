import type { HostQuestion, HostRound } from '@snug/contract';
import type { NightOptions } from './door.ts';

/** What all bots of a night share. */
export interface Night
  extends Pick<
    NightOptions,
    'origin' | 'game_id' | 'code' | 'seed' | 'pace' | 'signal' | 'clientIdOf' | 'tokenOf' | 'failed'
  > {
  /** A question with its answer key, and its round; undefined while the quizmaster has not looked at the game. */
  keyOf(question_id: string): { readonly question: HostQuestion; readonly round: HostRound } | undefined;
}
