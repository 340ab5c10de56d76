import { hostKickTeam, hostRemoveMany } from '@snug/contract';
import { heardBy, joinedAs, worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';
import { StoreError } from '../database/store-error.ts';
import type { GameNews } from '../foundation/pub-sub.ts';
import { createHostNews } from './host-news.ts';

const world = worldOfFile();
type TestHost = Awaited<ReturnType<typeof world.game>>['host'];

test('G14 news that a busy database refused are sent a moment later, once', async () => {
  const { game_id, code } = await world.game();
  const { view } = await joinedAs(await world.player('Ada'), code, 'The Foxes');
  const { context } = world.server;
  const { store, pubSub } = context;
  let tries = 0;
  const published: GameNews[] = [];
  const failures: unknown[] = [];
  const busyOnce: typeof store.write = (work) => {
    tries += 1;
    return tries === 1 ? Promise.reject(new StoreError('The database is busy.', true)) : store.write(work);
  };
  const news = createHostNews(
    {
      ...context,
      store: { ...store, write: busyOnce },
      pubSub: { ...pubSub, publish: (news) => published.push(news) },
    },
    (error) => failures.push(error),
  );
  news.now(game_id, [view.team?.teamid ?? '']);
  await expect.poll(() => published.length).toBe(1);
  expect(published[0]?.messages.map(({ content }) => JSON.parse(content.body).team.team_name)).toEqual(['The Foxes']);
  expect(failures).toHaveLength(1);
  await news.flush();
  expect(tries).toBe(2);
});

test('however many news were sent at once, those that can wait are due once in a quarter of a second', async () => {
  const { game_id, code } = await world.game();
  const { view } = await joinedAs(await world.player('Ada'), code, 'The Foxes');
  const teamids = [view.team?.teamid ?? ''];
  const { context } = world.server;
  const timers = new Set<() => void>();
  const clock = {
    ...context.clock,
    after(_: number, work: () => void) {
      timers.add(work);
      return () => timers.delete(work);
    },
  };
  const news = createHostNews({ ...context, clock }, (error) => expect.unreachable(String(error)));
  for (let n = 0; n < 5; n += 1) {
    news.soon(game_id, teamids);
    news.now(game_id, teamids);
    await news.flush();
    news.soon(game_id, teamids);
  }
  expect(timers.size).toBe(1);
  await news.flush();
  expect(timers.size).toBe(0);
});

const removals = {
  kicked: (host: TestHost, id: string, team: string) => host.call(hostKickTeam, { params: { id, team } }),
  'removed with many others': (host: TestHost, id: string, team: string) =>
    host.call(hostRemoveMany, { params: { id }, body: { teamids: [team], player_codes: [] } }),
};

test.each(Object.entries(removals))(
  'a team that is %s while its news are on their way does not come back',
  async (_, remove) => {
    const { game_id, code, host } = await world.game();
    const { view } = await joinedAs(await world.player('Ada'), code, 'The Foxes');
    const team = view.team?.teamid ?? '';
    const { store, hostNews } = world.server.context;
    await hostNews.flush();
    const console = await host.connectHost(game_id, await host.hostLoad(game_id));
    const { read } = store;
    const slowly: typeof read = async (work) => {
      Object.assign(store, { read });
      const news = await read(work);
      await remove(host, game_id, team);
      return news;
    };
    Object.assign(store, { read: slowly });
    hostNews.now(game_id, [team]);
    await console.until('HOST_TEAM_GONE');
    await hostNews.flush();
    await heardBy(console);
    expect(console.types()).not.toContain('HOST_TEAM');
  },
);
