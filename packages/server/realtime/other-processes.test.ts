import { joinedAs, worldOfFile } from '@snug/testing/server';
import { expect, test, vi } from 'vitest';
import { leaveNews } from '../commands/leave-news.ts';
import type { Clock } from '../foundation/seams.ts';
import { pollNewsOfOtherProcesses } from './other-processes.ts';

const world = worldOfFile();

/** A server that looks for news when the test says so, and what it publishes. */
async function poller() {
  const { game_id, code } = await world.game();
  const { view } = await joinedAs(await world.player('Ada'), code, 'The Foxes');
  const { context } = world.server;
  const publish = vi.fn();
  const failed = vi.fn();
  const soon = vi.fn();
  let look = () => {};
  const clock: Clock = {
    ...context.clock,
    after(_ms, run) {
      look = run;
      return () => {};
    },
  };
  const news = { ...context, clock, pubSub: { ...context.pubSub, publish }, hostNews: { ...context.hostNews, soon } };
  pollNewsOfOtherProcesses(news, failed);
  const message = { stream_id: `${game_id}/team/${view.team?.teamid}`, seq: 7 };
  const content = { body: '{"type":"RELOAD_GAME"}', only_player: null };
  return { game_id, context, publish, failed, soon, message, content, look: () => look() };
}

test('news of a script beside the server is published once', async () => {
  const { game_id, context, publish, failed, soon, message, content, look } = await poller();
  const done = { messages: [{ ...message, content }], hostNews: { soon: ['team'] }, moved: ['player'] };
  await context.store.write((trx) => leaveNews(trx, context, { game_id, done }));
  for (const _ of [1, 2]) {
    look();
    await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  }
  expect(publish).toHaveBeenCalledWith({ game_id, messages: done.messages, moved: ['player'] });
  expect(soon).toHaveBeenCalledExactlyOnceWith(game_id, ['team']);
  expect(failed).not.toHaveBeenCalled();
});

test('news as scripts of earlier versions store it is understood, and an unreadable row hides no other', async () => {
  const { game_id, context, publish, failed, soon, message, content, look } = await poller();
  const done = { parcels: [{ ...message, told: content }], tellHostSoon: 'all', watchers: true, moved: [] };
  const at = context.clock.now();
  const rows = [
    { bell_id: 'a', ring: '{}', at },
    { bell_id: 'b', ring: JSON.stringify({ game_id, done }), at },
  ];
  await context.store.write((trx) => trx.insertInto('bells').values(rows).execute());
  look();
  await vi.waitFor(() =>
    expect(publish).toHaveBeenCalledWith({ game_id, messages: [{ ...message, content }], moved: [] }),
  );
  expect(soon).toHaveBeenCalledWith(game_id, 'all');
  expect(failed).toHaveBeenCalledOnce();
});
