import type { Vote, Votes } from '@snug/contract';
import { expect, test } from 'vitest';
import { demoGame } from '../fake/demo-game.ts';
import { fakeClient } from '../fake/fake-client.ts';
import { fakePage } from '../fake/fake-world.ts';
import { refuses } from '../fake/replies.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import type { Game } from '../game/game.ts';
import { loaded, unloaded } from '../game/loaded.ts';
import { watched } from '../watched.ts';
import { createVotes } from './votes.ts';

const candidates = [
  { id: 'a', team_name: 'The Foxes', own: true },
  { id: 'b', team_name: 'The Owls' },
];
const vote = (partial: Partial<Vote> = {}): Vote => ({ vote: 'name', open: true, candidates, ...partial });
const told = (version: number, ...votes: Vote[]): Votes => ({ version, votes });

/** A game that says which version there is, and a server that answers as the test says, always in the middle of a spread. */
function night(version?: number) {
  const clock = virtualClock();
  const page = fakePage();
  const answers: Record<string, unknown> = {};
  const game = watched<Game>(loaded(unloaded('g1'), demoGame({ photos_version: version })));
  const sent: unknown[] = [];
  const client = fakeClient();
  const call: typeof client.call = async (row, options) => {
    sent.push(options?.body ?? row.name);
    options?.signal?.throwIfAborted();
    return fakeClient({ answers: { [row.name]: answers[row.name] } }).call(row, options);
  };
  const random = { fraction: () => 0.5, bytes: (count: number) => new Uint8Array(count) };
  const votes = createVotes({ call }, game, { clock, random, visibility: page });
  const becomes = (view: Partial<NonNullable<Game['view']>>) =>
    game.set({ ...game.get(), view: demoGame({ ...game.get().view, ...view }) });
  return { clock, page, answers, sent, votes, becomes };
}

test('nothing is asked before there is a vote; then each version is asked for once, within a second', async () => {
  const { clock, answers, sent, votes, becomes } = night();
  answers.getVotes = told(3, vote());
  const leave = votes.subscribe(() => {});
  await clock.pass(5_000);
  expect(sent).toEqual([]);
  becomes({ photos_version: 3 });
  await clock.pass(499);
  expect(sent).toEqual([]);
  await clock.pass(1);
  becomes({ title: 'Another' });
  await clock.pass(5_000);
  expect([sent, votes.get().votes]).toEqual([['getVotes'], [vote()]]);
  leave();
  await clock.pass(1);
  expect(clock.pending()).toBe(0);
});

test('a list from before replaces nothing newer, and a network error is tried again', async () => {
  const { clock, answers, sent, votes, becomes } = night(2);
  answers.getVotes = refuses(503, 'Busy.');
  votes.subscribe(() => {});
  await clock.pass(500);
  answers.getVotes = told(2, vote({ open: false }));
  await clock.pass(1_000);
  expect([sent.length, votes.get().votes?.[0]?.open]).toEqual([2, false]);
  answers.getVotes = told(1, vote());
  becomes({ photos_version: 3 });
  await clock.pass(500);
  expect([sent.length, votes.get().votes?.[0]?.open]).toEqual([3, false]);
});

test('a vote is sent once at a time, and shown as the server has it', async () => {
  const { clock, answers, sent, votes } = night(1);
  answers.getVotes = told(1, vote());
  const reply = Promise.withResolvers<Votes>();
  answers.castVote = () => reply.promise;
  votes.subscribe(() => {});
  await clock.pass(500);
  const cast = votes.cast('name', 'b');
  expect([votes.get().casting, await votes.cast('name', 'b')]).toEqual(['name', false]);
  reply.resolve(told(1, vote({ mine: 'b' })));
  expect([await cast, votes.get().casting, votes.get().votes?.[0]?.mine]).toEqual([true, undefined, 'b']);
  expect(sent).toEqual(['getVotes', { choice: 'b' }]);
});

test('a refusal says why, and what there is now is asked for', async () => {
  const { clock, answers, votes } = night(1);
  answers.getVotes = told(1, vote());
  answers.castVote = refuses(409, 'This vote is closed.');
  votes.subscribe(() => {});
  await clock.pass(500);
  answers.getVotes = told(2, vote({ open: false, winners: [], top: 0 }));
  expect([await votes.cast('name', 'b'), votes.get().failed]).toEqual([false, 'This vote is closed.']);
  await clock.pass(0);
  expect(votes.get().votes?.[0]?.open).toBe(false);
  votes.forget();
  expect(votes.get().failed).toBeUndefined();
});
