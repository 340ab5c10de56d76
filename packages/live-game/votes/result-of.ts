import type { Vote } from '@snug/contract';
import type { VoteWords } from './words.ts';

/** Who has won a closed vote, in words: a tie is told as one. */
export function resultOf({ winners = [], top = 0 }: Vote, say: VoteWords): string {
  const [first, ...others] = winners.map(({ team_name }) => team_name);
  if (first === undefined) return say.nobodyVoted;
  return others.length === 0 ? say.voteWon(first, top) : say.voteTied([first, ...others].join(', '), top);
}
