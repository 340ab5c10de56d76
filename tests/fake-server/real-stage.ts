import { cookieJar, memoryStorage, reconnectingSocket } from '@snug/client';
import {
  hostAcceptLate,
  hostAsk,
  hostCloseSubmissions,
  hostEndGame,
  hostEndRound,
  hostFinalizeGame,
  hostKickTeam,
  hostNudge,
  hostOpenSubmissions,
  hostRecall,
  hostRenameTeam,
  hostReopenGame,
  hostResetSubmission,
  hostReveal,
  hostStartRound,
} from '@snug/contract';
import { WebSocket } from 'ws';
import { openWorld } from '../../packages/server/testing/test-world.ts';
import { createPhone } from './phone.ts';
import { quiz, type Stage } from './stage.ts';

/** The night before the real server, over HTTP and sockets, with its real database. */
export async function realStage(): Promise<Stage> {
  const world = await openWorld({ store: 'sqlite' });
  const { game_id: id, code, host } = await world.game(quiz);
  const { rounds } = await host.hostLoad(id);
  const phones: ReturnType<typeof createPhone>[] = [];
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
    phone() {
      const jar = cookieJar();
      const seams = { cookies: jar.cookies, storage: memoryStorage(), persistentStore: undefined, locks: undefined };
      const phone = createPhone(world.server.url, seams, jar.http, reconnectingSocket(WebSocket));
      phones.push(phone);
      return phone;
    },
    letter: () => world.server.devMailbox.notifications()[0]?.code ?? '',
    host: {
      async startRound(round_order) {
        current = round_order;
        await host.call(hostStartRound, { params, body: { round_order } });
      },
      ask: async (place) => void (await host.call(hostAsk, { params, body: question(place) })),
      recall: async (place) => void (await host.call(hostRecall, { params, body: question(place) })),
      openSubmissions: async () => void (await host.call(hostOpenSubmissions, { params })),
      closeSubmissions: async (keep_round) =>
        void (await host.call(hostCloseSubmissions, { params, body: { keep_round } })),
      endRound: async () => void (await host.call(hostEndRound, { params })),
      endGame: async () => void (await host.call(hostEndGame, { params })),
      reopenGame: async () => void (await host.call(hostReopenGame, { params })),
      finalizeGame: async () => void (await host.call(hostFinalizeGame, { params })),
      resetSubmission: async (team, round) =>
        void (await host.call(hostResetSubmission, { params: await at(team, round) })),
      acceptLate: async (team, round) => void (await host.call(hostAcceptLate, { params: await at(team, round) })),
      kickTeam: async (team) => void (await host.call(hostKickTeam, { params: { id, team: await teamid(team) } })),
      renameTeam: async (team, team_name) =>
        void (await host.call(hostRenameTeam, { params: { id, team: await teamid(team) }, body: { team_name } })),
      reveal: async (round_order) => (await host.ask(hostReveal, { params, body: { round_order } })).detail,
      async nudge() {
        const { body, detail } = await host.ask(hostNudge, { params });
        return detail ?? body.thinking;
      },
    },
    pass: (ms) => world.clock.pass(ms),
    async close() {
      for (const phone of phones) phone.close();
      await world.close();
    },
  };
}
