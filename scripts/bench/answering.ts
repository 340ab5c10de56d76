import { join } from 'node:path';
import { saveAnswer, submitRound } from '@snug/contract';
import { numberedQuiz } from '@snug/testing/fixtures';
import {
  type HostedGame,
  type HttpPlayer,
  hostGame,
  type LiveConnection,
  liveAddressOf,
  newCaptain,
  openLiveConnection,
  playerAt,
  signIn,
} from '@snug/testing/http';
import { inTempFolder, startServer } from '@snug/testing/program';
import { mapConcurrently } from '../map-concurrently.ts';
import { percentile } from './percentile.ts';
import type { Measured } from './promises.ts';

export interface AnsweringOptions {
  /** Teams that submit, and how many of them a second. */
  readonly submissions: number;
  readonly perSecond: number;
  /** Players of one game who all answer within `withinMs`. */
  readonly players: number;
  readonly withinMs: number;
}

const atOnce = 20;
const teamsPerGame = 50;

/** How long a write takes until it is confirmed, which means on disk. Each starts on schedule, whatever is pending. */
export async function measureAnswering(options: AnsweringOptions): Promise<Measured[]> {
  return inTempFolder(async (folder, started) => {
    const { port, link } = await started(startServer(join(folder, 'data')));
    const host = await signIn(playerAt(port), link);
    const captainsOf = (game: HostedGame, count: number) => {
      const names = Array.from({ length: count }, (_, n) => `Team ${n}`);
      return mapConcurrently(names, atOnce, (name) => newCaptain(port, game.code, name));
    };

    const teams: { captain: HttpPlayer; game: HostedGame }[] = [];
    while (teams.length < options.submissions) {
      const game = await hostGame(host, numberedQuiz('Submissions', 1, 5));
      await game.askRound(1);
      const captains = await captainsOf(game, teamsPerGame);
      teams.push(...captains.map((captain) => ({ captain, game })));
    }
    const answers = Array.from({ length: 5 }, (_, n) => [`answer ${n}`]);
    const submitMs = await atScheduledTimes(teams, 1_000 / options.perSecond, ({ captain, game }, n) =>
      captain.call(submitRound, {
        params: { id: game.game_id, round: '1' },
        body: { doubled: false, answers },
        headers: { 'idempotency-key': `submission-${n}` },
      }),
    );
    for (const { captain } of teams) captain.close();

    const room = await hostGame(host, numberedQuiz('A full room', 1, 5));
    const players = await captainsOf(room, options.players);
    await room.askRound(1);
    const phones = await mapConcurrently(players, atOnce, (player) => connectPlayer(port, player, room.game_id));
    const answerMs = await atScheduledTimes(players, options.withinMs / options.players, (player) =>
      player.call(saveAnswer, {
        body: { game_id: room.game_id, round_num: 1, question_num: 0, answer: ['one of the two thousand'] },
      }),
    );
    for (const phone of phones) phone.close();
    for (const player of players) player.close();

    return [
      {
        what: `a submission at ${options.perSecond} per second, p99`,
        ours: `p50 ${percentile(submitMs, 0.5).toFixed(1)} ms, p99 ${percentile(submitMs, 0.99).toFixed(1)} ms`,
        yardstick: '',
        value: percentile(submitMs, 0.99),
        unit: 'ms',
        most: 20,
      },
      {
        what: `${options.players.toLocaleString('en')} players of one game answer within ${options.withinMs / 1_000} s, confirmed p99`,
        ours: `p50 ${percentile(answerMs, 0.5).toFixed(1)} ms, p99 ${percentile(answerMs, 0.99).toFixed(1)} ms`,
        yardstick: 'Razzia on two cores: 54,000 ms',
        value: percentile(answerMs, 0.99),
        unit: 'ms',
        most: 50,
      },
    ];
  });
}

/** Starts each at its own time, however long the others take. Returns how long each took from that time on. */
async function atScheduledTimes<T>(
  each: readonly T[],
  everyMs: number,
  work: (one: T, index: number) => Promise<unknown>,
): Promise<number[]> {
  const began = performance.now();
  const pending: Promise<number>[] = [];
  for (let next = 0; next < each.length; await new Promise((resolve) => setTimeout(resolve, 1))) {
    for (; next < each.length && performance.now() - began >= next * everyMs; next += 1) {
      const moment = began + next * everyMs;
      pending.push(work(each[next] as T, next).then(() => performance.now() - moment));
    }
  }
  return Promise.all(pending);
}

async function connectPlayer(port: number, player: HttpPlayer, game_id: string): Promise<LiveConnection> {
  const address = liveAddressOf(player, game_id, await player.load(game_id));
  return new Promise((resolve, reject) => {
    const phone = openLiveConnection(port, address, {
      opened: () => resolve(phone),
      received: () => {},
      closed: (code) => reject(new Error(`A connection was closed with ${code}.`)),
    });
  });
}
