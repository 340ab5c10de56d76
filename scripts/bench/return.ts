import { join } from 'node:path';
import { connectionAttempts, getVersion } from '@snug/contract';
import { numberedQuiz } from '@snug/testing/fixtures';
import {
  type LiveConnection,
  liveAddressOf,
  newCaptain,
  newGame,
  openHttpConnection,
  openLiveConnection,
  playerAt,
  signIn,
} from '@snug/testing/http';
import { inTempFolder, startServer } from '@snug/testing/program';
import { mapConcurrently } from '../map-concurrently.ts';
import { percentile } from './percentile.ts';
import type { Measured } from './promises.ts';

export interface ReturnOptions {
  readonly games: number;
  readonly teamsPerGame: number;
  readonly phonesPerTeam: number;
}

const atOnce = 20;

/** How a phone reconnects (hazards 1.3): first after a moment, then only when a cheap probe is answered. */
const firstMs = { least: 500, spread: 2_500 };
const probeMs = { least: 3_000, spread: 3_000 };

/**
 * The server is killed and restarted with everybody connected: how long until all are back, and does anybody give up?
 * Long: one run, from start to verdict.
 */
export async function measureReturn({ games, teamsPerGame, phonesPerTeam }: ReturnOptions): Promise<Measured[]> {
  return inTempFolder(async (folder, started) => {
    const data = join(folder, 'data');
    const first = await started(startServer(data));
    const { port } = first;
    const paths = await joinPlayers(port, first.link, { games, teamsPerGame, phonesPerTeam });
    const phones: LiveConnection[] = [];
    const backMs: number[] = [];
    let gaveUp = 0;
    let killedAt: number | undefined;
    let changed = () => {};
    let isOver = false;

    /** Connects a phone that reconnects by itself; resolves when it is first connected. */
    function connectPhone(path: string): Promise<void> {
      return new Promise((seated) => {
        let attempts = 0;
        function connect(): void {
          let isOpen = false;
          const opened = () => {
            isOpen = true;
            seated();
            if (killedAt !== undefined) backMs.push(performance.now() - killedAt);
            changed();
          };
          const closed = () => {
            if (isOver) return;
            if (isOpen) {
              attempts = 0;
              setTimeout(connect, randomDelay(firstMs));
            } else if (++attempts < connectionAttempts) {
              setTimeout(probe, randomDelay(probeMs));
            } else {
              gaveUp += 1;
              changed();
            }
          };
          phones.push(openLiveConnection(port, path, { opened, received() {}, closed }));
        }
        async function probe(): Promise<void> {
          const connection = openHttpConnection(port);
          const isThere = await connection.request(getVersion).then(
            ({ status }) => status === 200,
            () => false,
          );
          connection.close();
          if (isThere) connect();
          else setTimeout(probe, randomDelay(probeMs));
        }
        connect();
      });
    }
    await mapConcurrently(paths, 50, connectPhone);

    const all = paths.length;
    const isSettled = new Promise<void>((resolve) => {
      changed = () => backMs.length + gaveUp >= all && resolve();
    });
    killedAt = performance.now();
    first.child.kill('SIGKILL');
    await first.ended;
    await started(startServer(data, port));
    const startMs = performance.now() - killedAt;
    await isSettled;
    isOver = true;
    for (const phone of phones) phone.close();
    const p99 = percentile(backMs, 0.99);
    return [
      {
        what: `${all.toLocaleString('en')} players back after kill -9 and a start, p99`,
        ours: `p50 ${percentile(backMs, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
        yardstick: `it listens again after ${startMs.toFixed(0)} ms`,
        value: p99,
        unit: 'ms',
        most: 10_000,
      },
      {
        what: `of these ${all.toLocaleString('en')}, the share that gives up`,
        ours: `${gaveUp} of them`,
        yardstick: '',
        value: gaveUp / all,
        unit: 'x',
        most: 0,
      },
    ];
  });
}

function randomDelay({ least, spread }: { least: number; spread: number }): number {
  return least + Math.random() * spread;
}

/** The live URL of each phone: several phones of a guest captain stand for a team, which is one stream as well. */
async function joinPlayers(port: number, link: string, { games, teamsPerGame, phonesPerTeam }: ReturnOptions) {
  const host = await signIn(playerAt(port), link);
  const paths: string[] = [];
  for (let n = 0; n < games; n += 1) {
    const { game_id, code } = await newGame(host, numberedQuiz('Bench', 1, 5));
    const names = Array.from({ length: teamsPerGame }, (_, team) => `Team ${team}`);
    await mapConcurrently(names, atOnce, async (name) => {
      const captain = await newCaptain(port, code, name);
      const address = liveAddressOf(captain, game_id, await captain.load(game_id));
      paths.push(...Array<string>(phonesPerTeam).fill(address));
      captain.close();
    });
  }
  host.close();
  return paths;
}
