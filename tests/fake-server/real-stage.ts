import { cookieJar, memoryStorage, reconnectingSocket } from '@snug/client';
import { hostSaveAd, hostSaveSponsor, hostSaveSurvey } from '@snug/contract';
import { hostGame } from '@snug/testing/http';
import { openWorld } from '@snug/testing/server';
import { WebSocket } from 'ws';
import { ad, quiz, type Stage, sponsorName, survey } from './stage.ts';
import { createTestPlayer, type TestPlayer } from './test-player.ts';

/** The game on the real server, over HTTP and sockets, with its real database. */
export async function realStage(): Promise<Stage> {
  const world = await openWorld({ store: 'sqlite' });
  const quizmaster = await world.host();
  const game = await hostGame(quizmaster, quiz);
  const { db } = world.server.context.store;
  for (const table of ['ads', 'surveys'] as const) await db.updateTable(table).set({ active: 0 }).execute();
  const { sponsor_id, key } = await quizmaster.call(hostSaveSponsor, { body: { name: sponsorName } });
  const always = { sponsor_id, active: true, starts_on: '', ends_on: '' };
  await quizmaster.call(hostSaveAd, { body: { ...ad, ...always } });
  await quizmaster.call(hostSaveSurvey, { body: { ...survey, ...always } });
  const players: TestPlayer[] = [];

  return {
    gameId: game.game_id,
    code: game.code,
    sponsorKey: key,
    player() {
      const jar = cookieJar();
      const seams = { cookies: jar.cookies, storage: memoryStorage(), persistentStore: undefined, locks: undefined };
      const network = { http: jar.http, socket: reconnectingSocket(WebSocket) };
      const player = createTestPlayer(world.server.url, seams, network);
      players.push(player);
      return player;
    },
    oneTimeCode: () => world.server.devMailbox.notifications()[0]?.code ?? '',
    host: {
      ...game,
      reveal: async (round_order) => (await game.reveal(round_order)).detail,
      publishBoard: async (through, unveiled) => (await game.publishBoard(through, unveiled)).detail,
      openVote: async (vote) => (await game.openVote(vote)).detail,
      async nudge() {
        const { body, detail } = await game.nudge();
        return detail ?? body.thinking;
      },
    },
    pass: (ms) => world.clock.pass(ms),
    async close() {
      for (const player of players) player.close();
      await world.close();
    },
  };
}
