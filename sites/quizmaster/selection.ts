import type { HostGame, HostQuestion, HostRound } from '@snug/contract';
import { hasEnded, latestRound, openRound } from './host-game.ts';

/** What the quizmaster chose to look at; an empty choice follows the game. */
export interface Choice {
  readonly round_id?: string;
  readonly question_id?: string;
}

/** What a link to the console names. */
export function choiceIn(search: string): Choice {
  const named = new URLSearchParams(search);
  const [round_id, question_id] = [named.get('round'), named.get('question')];
  return { ...(round_id && { round_id }), ...(question_id && { question_id }) };
}

/** What the middle of the console shows. */
export type Shown =
  | { readonly kind: 'lobby'; readonly round?: HostRound }
  | { readonly kind: 'round'; readonly round: HostRound }
  | { readonly kind: 'question'; readonly round: HostRound; readonly question: HostQuestion }
  | { readonly kind: 'ended'; readonly round?: HostRound };

/** The choice if it exists, otherwise the game's current point: the lobby, the last asked question, the ended round. */
export function shownOf(game: HostGame, choice: Choice): Shown {
  const chosenRound = game.rounds.find((round) => round.round_id === choice.round_id);
  if (chosenRound) {
    const question = chosenRound.questions.find(({ question_id }) => question_id === choice.question_id);
    return question ? { kind: 'question', round: chosenRound, question } : { kind: 'round', round: chosenRound };
  }

  const latest = latestRound(game);
  if (hasEnded(game)) return latest ? { kind: 'ended', round: latest } : { kind: 'ended' };
  const open = openRound(game);
  if (open) {
    const lastAsked = game.state.asked.at(-1);
    const question = open.questions.find(({ question_id }) => question_id === lastAsked) ?? open.questions[0];
    return question ? { kind: 'question', round: open, question } : { kind: 'round', round: open };
  }
  if (latest) return { kind: 'round', round: latest };
  const first = game.rounds[0];
  return first ? { kind: 'lobby', round: first } : { kind: 'lobby' };
}
