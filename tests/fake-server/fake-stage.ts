import { type Clock, Refused, systemClock } from '@snug/client';
import { fakeCode, fakeServer } from '@snug/client/fake';
import { ad, quiz, type Stage, sponsorName, survey } from './stage.ts';
import { createTestPlayer, type TestPlayer } from './test-player.ts';

/** The game on the fake server. */
export function fakeStage(): Stage {
  let passed = 0;
  const began = systemClock.now();
  const now = () => began + passed;
  /** The server's timers, each with when it is due. */
  const timers = new Map<() => void, number>();
  const clock: Clock = {
    ...systemClock,
    now,
    after(ms, work) {
      const fire = () => {
        cancel();
        work();
      };
      // What waits for seconds of the server's time fires by `pass` alone: how fast the machine is changes nothing.
      const stop = ms < 1_000 ? systemClock.after(ms, fire) : () => {};
      const cancel = () => {
        timers.delete(fire);
        stop();
      };
      timers.set(fire, now() + ms);
      return cancel;
    },
  };
  const sponsorKey = 'brewer';
  const surveys = [{ surveyid: 'survey-1', ...survey, sponsor: sponsorKey }];
  const ads = [{ ad_id: 'ad-1', ...ad, sponsor: sponsorName }];
  const server = fakeServer({ quiz, title: quiz.title, clock, ads, surveys });
  const { host } = server;
  const players: TestPlayer[] = [];

  return {
    gameId: server.gameId,
    code: server.code,
    sponsorKey,
    player() {
      const { origin, seams } = server.phone();
      const player = createTestPlayer(origin, { ...seams, clock: systemClock }, seams);
      players.push(player);
      return player;
    },
    oneTimeCode: () => fakeCode,
    host: {
      ...host,
      start: host.startRound,
      ask: (_, place) => host.ask(place),
      recall: (_, place) => host.recall(place),
      close: (keepRound) => host.closeSubmissions({ keepRound }),
      reveal: async (round_order) => orRefusal(() => host.reveal(round_order)) ?? undefined,
      publishBoard: async (through, unveiled) => orRefusal(() => host.publishBoard(through, unveiled)) ?? undefined,
      openVote: async (vote) => orRefusal(() => host.openVote(vote)) ?? undefined,
      // The key of one text is the text, once it is normal.
      grade: (round_order, question_index, key, marks) =>
        host.grade({ round_order, question_index, texts: key.split('\n') }, marks),
      decideAppeal: (team, round_order, question_index, upheld, reply) =>
        host.decideAppeal(team, { round_order, question_index }, upheld, reply),
      submitPaper: (team, round_order, answers, doubled) => host.submitPaper(team, round_order, answers, { doubled }),
      nudge: async () => orRefusal(host.nudge),
    },
    pass(ms) {
      passed += ms;
      for (const [fire, at] of [...timers]) if (at <= now()) fire();
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
