import { join } from 'node:path';
import { findGame, joinWithCode } from '@snug/contract';
import { numberedQuiz } from '@snug/testing/fixtures';
import {
  type HttpPlayer,
  joinedBy,
  type LiveConnection,
  liveAddressOf,
  logIn,
  newGame,
  newTeam,
  openLiveConnection,
  playerAt,
  signIn,
} from '@snug/testing/http';
import { codeSentTo, inTempFolder, startServer } from '@snug/testing/program';
import { mapConcurrently } from '../map-concurrently.ts';
import { median } from './percentile.ts';
import type { Measured } from './promises.ts';

interface JoinCost {
  readonly msPerPlayer: number;
  readonly messagesPerPlayer: number;
}

export interface JoinOptions {
  readonly few: number;
  readonly many: number;
  readonly rounds: number;
}

const playersPerTeam = 10;
const atOnce = 20;

/** Many players join one game, compared with a tenth of it: the cost per player must not grow with their number. */
export async function measureJoin(options: JoinOptions): Promise<Measured[]> {
  return inTempFolder(async (folder, started) => {
    const { port, link } = await started(startServer(join(folder, 'data')));
    const host = await signIn(playerAt(port), link);
    const people = Array.from({ length: options.many }, () => playerAt(port));
    await mapConcurrently(people, atOnce, async (person) => {
      const email = `${person.clientId}@example.com`;
      person.token = await logIn(person, { name: 'Loader', email }, codeSentTo(port));
      person.close();
    });
    const measure = (count: number) => joinAll(port, host, people.slice(0, count));
    // A warm-up for cold code.
    await measure(options.few);
    const rounds: { few: JoinCost; many: JoinCost }[] = [];
    for (let n = 0; n < options.rounds; n += 1) {
      rounds.push({ few: await measure(options.few), many: await measure(options.many) });
    }
    const format = (of: keyof JoinCost, which: 'few' | 'many', digits: number) =>
      median(rounds.map((round) => round[which][of])).toFixed(digits);
    const ratio = (of: keyof JoinCost) => median(rounds.map(({ few, many }) => many[of] / few[of]));
    const many_ = options.many.toLocaleString('en');
    return [
      {
        what: `${many_} players join one game: time per player`,
        ours: `${format('msPerPlayer', 'many', 2)} ms`,
        yardstick: `${options.few} players: ${format('msPerPlayer', 'few', 2)} ms`,
        value: ratio('msPerPlayer'),
        unit: 'x',
        most: 1.3,
      },
      {
        what: `${many_} players join one game: messages per player`,
        ours: format('messagesPerPlayer', 'many', 1),
        yardstick: `${options.few} players: ${format('messagesPerPlayer', 'few', 1)}`,
        value: ratio('messagesPerPlayer'),
        unit: 'x',
        most: 1.3,
      },
    ];
  });
}

/** The first player of each team has created it before; the others join by its link. */
async function joinAll(port: number, host: HttpPlayer, people: readonly HttpPlayer[]): Promise<JoinCost> {
  const { game_id, code } = await newGame(host, numberedQuiz('A full room', 1, 10));
  const captains = people.filter((_, n) => n % playersPerTeam === 0);
  const codes = await mapConcurrently(captains, atOnce, async (captain, n) => {
    const { team_code } = await captain.call(joinWithCode, { body: newTeam(code, `Team ${n}`, playersPerTeam) });
    return team_code;
  });
  const joining = people.filter((_, n) => n % playersPerTeam !== 0);
  const phones: LiveConnection[] = [];
  let messages = 0;

  const began = performance.now();
  await mapConcurrently(joining, atOnce, async (person, n) => {
    await person.call(findGame, { body: { code } });
    const view = await joinedBy(person, game_id, codes[n % codes.length]);
    await new Promise<void>((resolve, reject) => {
      const closed = (closeCode: number) => reject(new Error(`A connection was closed with ${closeCode}.`));
      const received = () => {
        messages += 1;
      };
      phones.push(
        openLiveConnection(port, liveAddressOf(person, game_id, view), { opened: resolve, received, closed }),
      );
    });
    person.close();
  });
  const ms = performance.now() - began;
  for (const captain of captains) captain.close();
  for (const phone of phones) phone.close();
  return { msPerPlayer: ms / joining.length, messagesPerPlayer: messages / joining.length };
}
