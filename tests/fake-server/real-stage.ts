import { cookieJar, memoryStorage, reconnectingSocket } from '@snug/client';
import * as contract from '@snug/contract';
import { openWorld } from '@snug/testing/server';
import { WebSocket } from 'ws';
import { quiz, type Stage } from './stage.ts';
import { createTestPlayer, type TestPlayer } from './test-player.ts';

/** The game on the real server, over HTTP and sockets, with its real database. */
export async function realStage(): Promise<Stage> {
  const world = await openWorld({ store: 'sqlite' });
  const { game_id: id, code, host } = await world.game(quiz);
  const { rounds } = await host.hostLoad(id);
  const players: TestPlayer[] = [];
  let current = 0;

  const question = (place: number) => ({ question_id: rounds[current - 1]?.questions[place]?.question_id ?? '' });
  const teamid = async (name: string) => {
    const { teams } = await host.hostLoad(id);
    return teams.find(({ team_name }) => team_name === name)?.teamid ?? '';
  };
  const at = async (team: string, round: number) => ({ id, team: await teamid(team), round: String(round) });
  const params = { id };

  return {
    gameId: id,
    code,
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
      async startRound(round_order) {
        current = round_order;
        await host.call(contract.hostStartRound, { params, body: { round_order } });
      },
      ask: async (place) => void (await host.call(contract.hostAsk, { params, body: question(place) })),
      recall: async (place) => void (await host.call(contract.hostRecall, { params, body: question(place) })),
      closeSubmissions: async (keep_round) =>
        void (await host.call(contract.hostCloseSubmissions, { params, body: { keep_round } })),
      endGame: async () => void (await host.call(contract.hostEndGame, { params })),
      reopenGame: async () => void (await host.call(contract.hostReopenGame, { params })),
      finalizeGame: async () => void (await host.call(contract.hostFinalizeGame, { params })),
      resetSubmission: async (team, round) =>
        void (await host.call(contract.hostResetSubmission, { params: await at(team, round) })),
      acceptLate: async (team, round) =>
        void (await host.call(contract.hostAcceptLate, { params: await at(team, round) })),
      kickTeam: async (team) =>
        void (await host.call(contract.hostKickTeam, { params: { id, team: await teamid(team) } })),
      renameTeam: async (team, team_name) =>
        void (await host.call(contract.hostRenameTeam, {
          params: { id, team: await teamid(team) },
          body: { team_name },
        })),
      reveal: async (round_order) => (await host.ask(contract.hostReveal, { params, body: { round_order } })).detail,
      async nudge() {
        const { body, detail } = await host.ask(contract.hostNudge, { params });
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
