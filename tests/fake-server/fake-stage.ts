import { Refused, systemClock } from '@snug/client';
import { fakeCode, fakeServer } from '@snug/client/fake';
import { createPhone } from './phone.ts';
import { quiz, type Stage, title } from './stage.ts';

/** The night before the server in memory. */
export function fakeStage(): Stage {
  let passed = 0;
  const clock = { ...systemClock, now: () => systemClock.now() + passed };
  const server = fakeServer({ quiz, title, clock });
  const { host } = server;
  const phones: ReturnType<typeof createPhone>[] = [];

  return {
    gameId: server.gameId,
    code: server.code,
    phone() {
      const { origin, seams } = server.phone();
      const phone = createPhone(origin, { ...seams, clock: systemClock }, seams.http, seams.socket);
      phones.push(phone);
      return phone;
    },
    letter: () => fakeCode,
    host: {
      startRound: async (round_order) => host.startRound(round_order),
      ask: async (place) => host.ask(place),
      recall: async (place) => host.recall(place),
      openSubmissions: async () => host.openSubmissions(),
      closeSubmissions: async (keepRound) => host.closeSubmissions({ keepRound }),
      endRound: async () => host.endRound(),
      endGame: async () => host.endGame(),
      reopenGame: async () => host.reopenGame(),
      finalizeGame: async () => host.finalizeGame(),
      resetSubmission: async (team, round_order) => host.resetSubmission(team, round_order),
      acceptLate: async (team, round_order) => host.acceptLate(team, round_order),
      kickTeam: async (team) => host.kickTeam(team),
      renameTeam: async (team, name) => host.renameTeam(team, name),
      reveal: async (round_order) => orRefusal(() => host.reveal(round_order)) ?? undefined,
      nudge: async () => orRefusal(host.nudge),
    },
    pass(ms) {
      passed += ms;
    },
    async close() {
      for (const phone of phones) phone.close();
    },
  };
}

/** What a command answers, or the sentence that it is refused with. */
function orRefusal<T>(command: () => T): T | string {
  try {
    return command();
  } catch (error) {
    if (error instanceof Refused) return error.detail;
    throw error;
  }
}
