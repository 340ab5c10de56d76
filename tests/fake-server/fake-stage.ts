import { Refused, systemClock } from '@snug/client';
import { fakeCode, fakeServer } from '@snug/client/fake';
import { quiz, type Stage, title } from './stage.ts';
import { createTestPlayer, type TestPlayer } from './test-player.ts';

/** The game on the fake server. */
export function fakeStage(): Stage {
  let passed = 0;
  const clock = { ...systemClock, now: () => systemClock.now() + passed };
  const server = fakeServer({ quiz, title, clock });
  const { host } = server;
  const players: TestPlayer[] = [];

  return {
    gameId: server.gameId,
    code: server.code,
    player() {
      const { origin, seams } = server.phone();
      const player = createTestPlayer(origin, { ...seams, clock: systemClock }, seams);
      players.push(player);
      return player;
    },
    oneTimeCode: () => fakeCode,
    host: {
      startRound: async (round_order) => host.startRound(round_order),
      ask: async (place) => host.ask(place),
      recall: async (place) => host.recall(place),
      closeSubmissions: async (keepRound) => host.closeSubmissions({ keepRound }),
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
      for (const player of players) player.close();
    },
  };
}

/** What a command answers, or the detail of its refusal. */
function orRefusal<T>(command: () => T): T | string {
  try {
    return command();
  } catch (error) {
    if (error instanceof Refused) return error.detail;
    throw error;
  }
}
