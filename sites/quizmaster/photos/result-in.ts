import type { HostVote } from '@snug/contract';
import type { PhotosWords } from './words.ts';

/** Who has won a closed vote, in words: a tie is told as one. */
export function resultIn({ winners = [], top = 0 }: Pick<HostVote, 'winners' | 'top'>, words: PhotosWords): string {
  const [first, ...others] = winners.map(({ team_name }) => team_name);
  if (first === undefined) return words.voteNobody;
  return others.length === 0 ? words.voteWinner(first, top) : words.voteTie([first, ...others].join(', '), top);
}
