import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '@snug/client/fake';
import { type GameView, hostProof } from '@snug/contract';
import { numberedQuiz } from '@snug/testing/fixtures';
import { type HttpPlayer, hostGame, httpPlayer, openHttpConnection, signIn } from '@snug/testing/http';
import { freePort, inTempFolder, type Program, startServer } from '@snug/testing/program';
import { utcDay } from '../../packages/server/foundation/utc-day.ts';
import { median } from '../bench/percentile.ts';
import { checkProof, makeSponsored } from './audience.ts';
import { checkDatabase, checkView } from './check.ts';
import { type Graded, newDesk } from './desk.ts';
import { patient } from './patient.ts';
import { newTeam, type Team } from './team.ts';

export interface CrashResult {
  /** How often the server was killed. The first broken promise ends the run. */
  readonly kills: number;
  /** Acknowledged, by all teams. */
  readonly answers: number;
  readonly submissions: number;
  readonly grades: number;
  /** Bonuses, boards and appeals. */
  readonly points: number;
  readonly boards: number;
  readonly appeals: number;
  /** Counted for proof sheets: served, seen, tapped, answered. */
  readonly counted: number;
  /** Messages received on live connections. */
  readonly received: number;
  /** The median start time, in ms. */
  readonly startMs: number;
  /** What was lost or doubled, in sentences. Empty: nothing. */
  readonly wrong: readonly string[];
}

export interface CrashOptions {
  readonly kills: number;
  /** Decides when to kill and what teams do. The same seed gives the same decisions, though not to the same microsecond. */
  readonly seed: number;
  /** Called after each kill, restart and check. */
  readonly progress?: (kills: number) => void;
}

const teamCount = 8;
const roundsPerGame = 25;
const questionsPerRound = 4;
/**
 * A server is killed up to so many ms after it acknowledged up to so many requests: a life is as long as its work, however
 * busy the machine is, and may end in the middle of any request, the very first included.
 */
const mostAcknowledged = 80;
const longestPauseMs = 20;

/**
 * Kills the real server with SIGKILL again and again at random moments under load, restarts it on the same data, and
 * verifies everything that it had acknowledged or sent (G12). Long: one run, from start to verdict.
 */
export async function crash({ kills, seed, progress = () => {} }: CrashOptions): Promise<CrashResult> {
  const random = seededRandom(seed).fraction;
  return inTempFolder(async (folder) => {
    const data = join(folder, 'data');
    const file = join(data, 'snug.db');
    // The same over all kills: phones reconnect to it.
    const port = await freePort();
    // Compiles the code once, not a hundred times.
    const settings = { NODE_COMPILE_CACHE: join(folder, 'compiled') };
    const starts: number[] = [];
    const start = async () => {
      const began = performance.now();
      const started = await startServer(data, port, settings);
      starts.push(performance.now() - began);
      return started;
    };
    let server: Program = await start();
    const wrong: string[] = [];
    const teams: Team[] = [];
    const desks: Graded[] = [];
    const stop = { isDue: false };
    let acknowledged = 0;
    const acknowledge = () => {
      acknowledged += 1;
    };
    let done = 0;

    try {
      const host = await signIn(httpPlayer(patient(openHttpConnection(port), acknowledge)), server.link);
      await makeSponsored(host, roundsPerGame);
      // On a connection of its own: the sheet is read while the load runs.
      const reader = httpPlayer(patient(openHttpConnection(port)));
      reader.token = host.token;
      const sheet = () => reader.call(hostProof, { query: {} });
      const firstDay = utcDay(Date.now());
      const load = runLoad(port, host, { teams, desks }, stop, seededRandom(random() * 2 ** 32).fraction, acknowledge);
      load.catch((error) => wrong.push(`The load was refused: ${error.message}`));

      while (done < kills && wrong.length === 0) {
        const enough = acknowledged + Math.floor(random() * mostAcknowledged);
        while (acknowledged < enough && wrong.length === 0) await delay(1);
        await delay(random() * longestPauseMs);
        server.child.kill('SIGKILL');
        await server.ended;
        // The current game and the one before; all of them are checked again at the end.
        const playing = teams.slice(-2 * teamCount);
        const promised = playing.map(({ guarantees }) => structuredClone(guarantees));
        const graded = desks.slice(-2).map((desk) => structuredClone(desk));
        const counted = teams.map(({ guarantees }) => new Set(guarantees.counted));
        server = await start();
        wrong.push(...checkProof(await sheet(), counted, false));
        wrong.push(...(await checkDatabase(file, promised, graded)));
        const views = await Promise.all(playing.map((team) => team.load()));
        wrong.push(...promised.flatMap((guarantees, n) => checkView(views[n] as GameView, guarantees)));
        done += 1;
        progress(done);
      }

      // Whatever was interrupted last is sent again and acknowledged; then nothing is under way any more.
      stop.isDue = true;
      await load.catch(() => {});
      const promised = teams.map(({ guarantees }) => guarantees);
      wrong.push(...(await checkDatabase(file, promised, desks)));
      const counted = promised.map((guarantees) => guarantees.counted);
      // Sent again after midnight, something counts on that day, too.
      wrong.push(...checkProof(await sheet(), counted, utcDay(Date.now()) === firstDay));
      reader.close();
      return {
        kills: done,
        answers: sum(
          promised.map(({ answers }) => Math.max(0, ...[...answers.values()].map((each) => each.acknowledged))),
        ),
        submissions: sum(promised.map(({ submissions }) => submissions.size)),
        grades: sum(desks.flatMap(({ grades }) => [...grades.values()].map(({ version }) => version))),
        points: sum(desks.map(({ given }) => given.size)),
        boards: sum(desks.map(({ board }) => board.through)),
        appeals: sum(desks.map(({ appeals }) => appeals.size)),
        counted: sum(counted.map(({ size }) => size)),
        received: sum(promised.map(({ received }) => received.size)),
        startMs: median(starts),
        wrong,
      };
    } catch (error) {
      throw new Error(`The rig stopped: ${(error as Error).message}\n${server.output().slice(-2_000)}`, {
        cause: error,
      });
    } finally {
      stop.isDue = true;
      for (const team of teams) team.leave();
      server.child.kill('SIGKILL');
      await server.ended;
    }
  });
}

/** Plays one game after another: the quizmaster asks a round, every team plays it, and it is graded and published, until it is time to stop. */
async function runLoad(
  port: number,
  host: HttpPlayer,
  { teams, desks }: { readonly teams: Team[]; readonly desks: Graded[] },
  stop: { isDue: boolean },
  random: () => number,
  acknowledged: () => void,
) {
  for (let number = 1; !stop.isDue; number += 1) {
    const game = await hostGame(host, numberedQuiz(`Night ${number}`, roundsPerGame, questionsPerRound));
    const playing = await Promise.all(
      Array.from({ length: teamCount }, (_, n) => newTeam(port, game, `Team ${n + 1}`, random, acknowledged)),
    );
    teams.push(...playing);
    const desk = newDesk(game);
    desks.push(desk.graded);
    const captains = playing.map(({ captain }) => captain);
    for (let round_order = 1; round_order <= roundsPerGame && !stop.isDue; round_order += 1) {
      await game.askRound(round_order);
      await Promise.all(playing.map((team) => team.play(round_order)));
      await desk.gradeRound(round_order, captains, random);
    }
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
