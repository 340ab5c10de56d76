import type { Appeal, Results } from '@snug/contract';
import { expect, test } from 'vitest';
import { demoGame } from '../fake/demo-game.ts';
import { fakeClient } from '../fake/fake-client.ts';
import { fakePage } from '../fake/fake-world.ts';
import { refuses } from '../fake/replies.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import type { Game } from '../game/game.ts';
import { loaded, unloaded } from '../game/loaded.ts';
import { watched } from '../watched.ts';
import { createResults } from './results.ts';

const told = (version: number, partial: Partial<Results> = {}): Results => ({
  version,
  board: { through: version, final: false, teams: 0, rows: [] },
  rounds: [],
  appeals: [],
  ...partial,
});

const appeal: Appeal = { question_id: 'q1', round_order: 1, reason: 'It is.', state: 'open', reply: '' };

/** A game that says which version there is, and a server that answers as the test says, always in the middle of a spread. */
function night(version?: number) {
  const clock = virtualClock();
  const page = fakePage();
  const answers: Record<string, unknown> = {};
  const client = fakeClient();
  const game = watched<Game>(loaded(unloaded('g1'), demoGame({ results_version: version })));
  const sent: unknown[] = [];
  const call: typeof client.call = async (row, options) => {
    sent.push(options?.body ?? row.name);
    options?.signal?.throwIfAborted();
    return fakeClient({ answers: { [row.name]: answers[row.name] } }).call(row, options);
  };
  const random = { fraction: () => 0.5, bytes: (count: number) => new Uint8Array(count) };
  const { storage } = client;
  const make = () => createResults({ call, storage }, game, { clock, random, visibility: page });
  const results = make();
  const becomes = (view: Partial<NonNullable<Game['view']>>) =>
    game.set({ ...game.get(), view: demoGame({ ...game.get().view, ...view }) });
  return { clock, page, answers, game, sent, results, make, becomes, storage };
}

test('nothing is asked while nothing was published, and a newer version is asked for within a second', async () => {
  const { clock, answers, sent, results, becomes } = night();
  answers.getResults = () => told(3);
  const leave = results.subscribe(() => {});
  await clock.pass(5_000);
  expect([sent, results.get().results]).toEqual([[], undefined]);
  becomes({ results_version: 3 });
  await clock.pass(499);
  expect([sent, results.get().loading]).toEqual([[], true]);
  await clock.pass(1);
  expect([sent, results.get().results?.version, results.get().loading]).toEqual([['getResults'], 3, false]);
  // What it has is not asked for again, also by somebody who comes back.
  becomes({ results_version: 3, title: 'Another' });
  leave();
  await clock.pass(1);
  results.subscribe(() => {});
  await clock.pass(5_000);
  expect(sent).toHaveLength(1);
  expect(clock.pending()).toBe(0);
});

test('what changes while it is asked is asked for once more; an older reply replaces nothing', async () => {
  const { clock, answers, sent, results, becomes } = night(1);
  const replies = [
    Promise.withResolvers<Results>(),
    Promise.withResolvers<Results>(),
    Promise.withResolvers<Results>(),
  ];
  answers.getResults = () => replies[sent.length - 1]?.promise;
  results.subscribe(() => {});
  await clock.pass(500);
  becomes({ results_version: 2 });
  await clock.pass(5_000);
  expect(sent).toHaveLength(1);
  replies[0]?.resolve(told(2));
  await clock.pass(5_000);
  expect([sent.length, results.get().results?.version]).toEqual([1, 2]);
  becomes({ results_version: 3 });
  await clock.pass(500);
  replies[1]?.resolve(told(1));
  await clock.pass(0);
  expect(results.get().results?.version).toBe(2);
  replies[2]?.resolve(told(3));
  await clock.pass(1_000);
  expect([sent.length, results.get().results?.version]).toEqual([3, 3]);
});

test('a network error is tried again, ever later, and at once after a resume; a refusal waits for news', async () => {
  const { clock, page, answers, sent, results, becomes } = night(1);
  answers.getResults = refuses(503, 'Busy.');
  results.subscribe(() => {});
  await clock.pass(500);
  expect([sent.length, results.get().failed]).toEqual([1, 'Busy.']);
  await clock.pass(750);
  expect(sent).toHaveLength(2);
  await clock.pass(1_500);
  expect(sent).toHaveLength(3);
  answers.getResults = refuses(403, 'You are not in this game.');
  page.tell('visible');
  await clock.pass(500);
  expect([sent.length, results.get().failed]).toEqual([4, 'You are not in this game.']);
  await clock.pass(120_000);
  expect(sent).toHaveLength(4);
  answers.getResults = () => told(2);
  becomes({ results_version: 2 });
  await clock.pass(500);
  expect([sent.length, results.get().results?.version, results.get().failed]).toEqual([5, 2, undefined]);
});

test('nobody is asked after everybody has left, and a reply that comes then shows nothing', async () => {
  const { clock, answers, sent, results } = night(1);
  const reply = Promise.withResolvers<Results>();
  answers.getResults = () => reply.promise;
  const leave = results.subscribe(() => {});
  await clock.pass(500);
  leave();
  await clock.pass(1);
  reply.resolve(told(1));
  await clock.pass(60_000);
  expect([sent.length, results.get().results, results.get().loading]).toEqual([1, undefined, false]);
});

test('another team has results of its own', async () => {
  const { clock, answers, results, becomes } = night(1);
  answers.getResults = () => told(1, { appeals: [appeal] });
  results.subscribe(() => {});
  await clock.pass(500);
  expect(results.get().results?.appeals).toHaveLength(1);
  answers.getResults = () => told(1);
  becomes({ team: null, me: { ...demoGame().me, status: 'watching' } });
  expect(results.get().results).toBeUndefined();
  await clock.pass(500);
  expect(results.get().results?.appeals).toEqual([]);
});

test('a board is asked for again once a team comes, goes or has another name', async () => {
  const { clock, answers, game, sent, results, becomes } = night(2);
  answers.getResults = () => told(2);
  results.subscribe(() => {});
  await clock.pass(1_000);
  const { game_teams = [] } = game.get().view ?? {};
  becomes({ game_teams: game_teams.map((team) => ({ ...team, team_name: `${team.team_name} again` })) });
  await clock.pass(1_000);
  expect(sent).toHaveLength(2);
  becomes({ game_teams: [] });
  await clock.pass(1_000);
  becomes({ title: 'Another' });
  await clock.pass(5_000);
  expect(sent).toHaveLength(3);
});

test('after a restored backup there is nothing of what came after it', async () => {
  const { clock, answers, results, becomes } = night(5);
  answers.getResults = () => told(5, { appeals: [appeal] });
  results.subscribe(() => {});
  await clock.pass(1_000);
  answers.getResults = () => told(3);
  becomes({ epoch: 'restored', results_version: 3 });
  await clock.pass(1_000);
  expect(results.get().results).toEqual(told(3));
});

test('what was refused to an ended login is asked for again once the game is live anew', async () => {
  const { clock, answers, game, sent, results } = night(2);
  answers.getResults = refuses(401, 'Your login has ended. Please log in again.');
  results.subscribe(() => {});
  await clock.pass(5_000);
  expect([sent.length, results.get().failed]).toEqual([1, 'Your login has ended. Please log in again.']);
  answers.getResults = () => told(2);
  game.set({ ...game.get(), connection: 'live' });
  await clock.pass(1_000);
  expect([sent.length, results.get().results]).toEqual([2, told(2)]);
});

test('an appeal is shown with its reply, and a list from before it does not take it away', async () => {
  const { clock, answers, sent, results, becomes } = night(1);
  answers.getResults = () => told(1);
  answers.contest = () => ({ appeal });
  results.subscribe(() => {});
  await clock.pass(500);
  results.type('q1', 'It is.');
  await results.contest('q1', 'It is.');
  expect(sent.at(-1)).toEqual({ question_id: 'q1', reason: 'It is.' });
  expect([results.get().results?.appeals, results.get().contesting, results.typed('q1')]).toEqual([[appeal], {}, '']);
  answers.getResults = () => told(2);
  becomes({ results_version: 2 });
  await clock.pass(500);
  expect([results.get().results?.version, results.get().results?.appeals]).toEqual([2, [appeal]]);
  answers.getResults = () => told(3, { appeals: [{ ...appeal, state: 'declined', reply: 'No.' }] });
  becomes({ results_version: 3 });
  await clock.pass(500);
  expect(results.get().results?.appeals).toEqual([{ ...appeal, state: 'declined', reply: 'No.' }]);
});

test('an appeal is sent again after a network error, once at a time; a refusal says why and keeps what is typed', async () => {
  const { clock, answers, sent, results, make } = night(1);
  answers.getResults = () => told(1);
  answers.contest = refuses(503, 'Busy.');
  results.subscribe(() => {});
  await clock.pass(500);
  results.type('q1', 'It is.');
  const contests = () => sent.filter((each) => each !== 'getResults').length;
  void results.contest('q1', 'It is.');
  await results.contest('q1', 'It is.');
  expect([contests(), results.get().contesting]).toEqual([1, { q1: { state: 'sending' } }]);
  await clock.pass(60_000);
  expect([contests(), results.get().contesting]).toEqual([4, { q1: { state: 'failed', detail: 'Busy.' } }]);
  answers.contest = refuses(409, 'Your team has contested it already.');
  await results.contest('q1', 'It is.');
  expect(results.get().contesting.q1).toEqual({ state: 'failed', detail: 'Your team has contested it already.' });
  // After a reload of the page.
  expect(make().typed('q1')).toBe('It is.');
});
