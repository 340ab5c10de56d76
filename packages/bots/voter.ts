import type { GameVotes } from '@snug/client';
import type { Vote } from '@snug/contract';
import { chanceOf, pickOf } from './chance.ts';
import type { Night } from './night.ts';

/** Somebody looks through what there is to vote for. */
const looksMs = { least: 3_000, most: 12_000 };

/**
 * Votes once in every vote of the night that opens, by a seed, and never for the own team. A vote that is closed before the bot
 * has looked through it goes without. Returns what stops it.
 *
 * @param who one person: a captain and a teammate vote each for themselves
 */
export function playVoter(
  who: string,
  votes: Pick<GameVotes, 'get' | 'subscribe' | 'cast'>,
  { seed, pace, signal, failed }: Pick<Night, 'seed' | 'pace' | 'signal' | 'failed'>,
): () => void {
  const begun = new Set<Vote['vote']>();

  function look(): void {
    for (const { vote, open, mine } of votes.get().votes ?? []) {
      if (!open || mine !== undefined || begun.has(vote) || signal.aborted) continue;
      begun.add(vote);
      cast(vote)
        .catch((error) => {
          if (!signal.aborted) failed(error);
        })
        .finally(() => begun.delete(vote));
    }
  }

  async function cast(vote: Vote['vote']): Promise<void> {
    const chance = chanceOf(seed, who, vote, 'looks');
    await pace.wait(looksMs.least + (looksMs.most - looksMs.least) * chance, signal);
    const now = votes.get().votes?.find((each) => each.vote === vote);
    if (!now?.open || now.mine !== undefined) return;
    const others = now.candidates.filter(({ own }) => !own);
    const choice = pickOf(others, seed, who, vote, 'likes');
    // What is refused was closed, or is gone: people shrug at that too.
    if (choice) await votes.cast(vote, choice.id);
  }

  const unsubscribe = votes.subscribe(look);
  look();
  return unsubscribe;
}
