import type { PhotosState, StoredVote } from '../state/photos.ts';
import { type Candidate, candidatesOf } from './candidates.ts';

/**
 * How many have voted for each candidate, the most first; of a closed vote, when it closed. Votes for what is no candidate any
 * more, such as a photo that was deleted, are void.
 */
export function resultOf(vote: StoredVote, state: PhotosState): (Candidate & { readonly votes: number })[] {
  const counts = new Map<string, number>();
  if (vote.closed_at === null) {
    for (const { choice } of ballotsOf(vote, state)) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  } else vote.choices.forEach((choice, n) => void counts.set(choice, vote.counts[n] ?? 0));
  return candidatesOf(vote.vote, state)
    .map((candidate) => ({ ...candidate, votes: counts.get(candidate.id) ?? 0 }))
    .sort((a, b) => b.votes - a.votes);
}

/** Whoever has the most votes: several of a tie, none where nobody has voted. */
export function winnersOf(vote: StoredVote, state: PhotosState): (Candidate & { readonly votes: number })[] {
  const result = resultOf(vote, state);
  const most = result[0]?.votes ?? 0;
  return most === 0 ? [] : result.filter(({ votes }) => votes === most);
}

/** How many have voted, for what can still be voted for; of a closed vote, when it closed. */
export function votedIn(vote: StoredVote, state: PhotosState): number {
  if (vote.closed_at !== null) return vote.counts.reduce((sum, count) => sum + count, 0);
  const here = new Set(candidatesOf(vote.vote, state).map(({ id }) => id));
  return ballotsOf(vote, state).filter(({ choice }) => here.has(choice)).length;
}

function ballotsOf({ vote }: StoredVote, { ballots }: PhotosState) {
  return ballots.filter((each) => each.vote === vote);
}
