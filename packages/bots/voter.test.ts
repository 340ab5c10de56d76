import { type VotesState, watched } from '@snug/client';
import { virtualClock } from '@snug/client/fake';
import type { Vote } from '@snug/contract';
import { expect, test } from 'vitest';
import { createPace } from './pace.ts';
import { playVoter } from './voter.ts';

const candidates = [
  { id: 'bears', team_name: 'Quizzly Bears', own: true },
  { id: 'owls', team_name: 'The Owls' },
  { id: 'foxes', team_name: 'The Foxes' },
];
const named = (partial: Partial<Vote> = {}): Vote => ({ vote: 'name', open: true, candidates, ...partial });

/** A bot whose ballots count at once. */
function voter(seed = 'tuesday') {
  const clock = virtualClock();
  const night = new AbortController();
  const cast: string[] = [];
  const state = watched<VotesState>({ votes: undefined, casting: undefined, failed: undefined });
  const become = (...votes: Vote[]) => state.set({ ...state.get(), votes });
  const leave = playVoter(
    'Priya of Quizzly Bears',
    {
      ...state,
      async cast(vote, choice) {
        cast.push(`${vote} ${choice}`);
        become(named({ mine: choice }));
        return true;
      },
    },
    {
      ...{ seed, pace: createPace(clock), signal: night.signal },
      failed(error) {
        throw error;
      },
    },
  );
  return { clock, night, cast, become, leave };
}

test('a bot looks a while, then votes once, for another team than its own', async () => {
  const { clock, cast, become, leave } = voter();
  become(named());
  become(named());
  await clock.pass(2_999);
  expect(cast).toEqual([]);
  await clock.pass(10_000);
  expect(cast).toHaveLength(1);
  await clock.pass(60_000);
  expect(cast).toHaveLength(1);
  leave();
  const chosen = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const other = voter(`seed ${n}`);
    other.become(named());
    await other.clock.pass(13_000);
    chosen.add(other.cast.join());
  }
  expect(chosen).toEqual(new Set(['name owls', 'name foxes']));
});

test('a vote that is closed meanwhile, one with nobody else in it, and one after the night get no ballot', async () => {
  const { clock, cast, become, night } = voter();
  become(named());
  await clock.pass(1_000);
  become(named({ open: false }));
  await clock.pass(20_000);
  expect(cast).toEqual([]);
  become(named({ candidates: candidates.slice(0, 1) }));
  await clock.pass(20_000);
  expect(cast).toEqual([]);
  // Opened again, with somebody to vote for.
  become(named());
  night.abort(new Error('The night is over.'));
  await clock.pass(20_000);
  expect(cast).toEqual([]);
});
