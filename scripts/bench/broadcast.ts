import { join } from 'node:path';
import { clientIdHeader, hostAsk, hostRecall } from '@snug/contract';
import {
  type HttpPlayer,
  type HttpRequest,
  hostGame,
  livePathOf,
  newCaptain,
  playerAt,
  requestOf,
  signIn,
} from '@snug/testing/http';
import { askProgram, inTempFolder, type Program, startProgram, startServer, stopProgram } from '@snug/testing/program';
import type { ConnectionsCommand, Report } from './connections.ts';
import { costOf, probed, probedForMemory } from './cost.ts';
import { median } from './percentile.ts';
import type { Measured } from './promises.ts';

/** One side of the comparison, measured. */
interface Side {
  /** From the first request until the last phone has the message. */
  readonly lastPhoneMs: number;
  readonly cpuUsPerDelivery: number;
}

export interface BroadcastOptions {
  readonly games: number;
  readonly teamsPerGame: number;
  readonly phonesPerTeam: number;
  readonly rounds: number;
}

/** Rounds before the measured ones, for cold code on both sides. */
const warmUps = 6;
/** A message is about one KiB on the wire. */
const questionLength = 780;
/** Remaining work after the last phone has received, acknowledgements above all, is done within this time. */
const settleMs = 100;

/** One side of the comparison, ready to be measured. */
interface Server {
  readonly group: string;
  readonly program: Program;
  readonly paths: readonly string[];
  readonly asks: readonly HttpRequest[];
  /** Return the games to their state before the ask. */
  readonly recalls: readonly HttpRequest[];
}

/**
 * Compares our server with a bare one, both full of phones that acknowledge everything, alternately in one run. Ours stores
 * every message durably before it sends it.
 */
export async function measureBroadcast(options: BroadcastOptions): Promise<Measured[]> {
  return inTempFolder(async (folder, started) => {
    const bare = await started(startProgram('scripts/bench/bare-server.ts', [String(questionLength)], probed));
    const snug = await started(startServer(join(folder, 'data'), 0, probed));
    const connections = await started(startProgram('scripts/bench/connections.ts', []));
    const send = (command: ConnectionsCommand) => sendCommand(connections, command);
    const sides = [bareSide(bare, options), await ourSide(snug, options)] as const;
    const phones = options.games * options.teamsPerGame * options.phonesPerTeam;

    for (const { group, program, paths } of sides) {
      await send({ do: 'connect', group, port: program.port, atOnce: 50, paths });
    }
    await settle();

    async function round({ group, program, asks, recalls }: Server) {
      const before = await costOf(program, 'cpu');
      const { ms } = await send({ do: 'wave', group, requests: asks, expect: phones });
      await settle();
      const after = await costOf(program, 'cpu');
      if (recalls.length > 0) await send({ do: 'wave', group, requests: recalls, expect: phones });
      await settle();
      return { ms, cpuUs: ((after.cpuMs - before.cpuMs) * 1_000) / phones };
    }
    const measured: { ms: number; cpuUs: number }[][] = [];
    for (let n = 0; n < warmUps + options.rounds; n += 1) {
      const both = [await round(sides[0]), await round(sides[1])];
      if (n >= warmUps) measured.push(both);
    }

    const side = (n: 0 | 1): Side => ({
      lastPhoneMs: median(measured.map((both) => both[n]?.ms ?? Number.NaN)),
      cpuUsPerDelivery: median(measured.map((both) => both[n]?.cpuUs ?? Number.NaN)),
    });
    // Medians of the rounds' own ratios: what disturbs the machine disturbs both sides of a round.
    const ratio = (of: 'ms' | 'cpuUs') =>
      median(measured.map(([bare, ours]) => (ours?.[of] ?? Number.NaN) / (bare?.[of] ?? Number.NaN)));
    return promises(`${phones.toLocaleString('en')} phones in ${options.games} games`, side(1), side(0), ratio);
  });
}

function promises(where: string, ours: Side, bare: Side, ratio: (of: 'ms' | 'cpuUs') => number): Measured[] {
  const figures = (of: keyof Side, unit: string) => ({
    ours: `${ours[of].toFixed(1)} ${unit}`,
    yardstick: `a bare ws server: ${bare[of].toFixed(1)} ${unit}`,
    unit: 'x' as const,
  });
  return [
    {
      what: `${where}, all asked at once: the last phone, durable before it is told`,
      ...figures('lastPhoneMs', 'ms'),
      value: ratio('ms'),
      most: 1.15,
    },
    {
      what: `${where}: processor time per delivery, with its acknowledgement`,
      ...figures('cpuUsPerDelivery', 'µs'),
      value: ratio('cpuUs'),
      most: 1.1,
    },
  ];
}

/**
 * The memory of one connection: how much more a server uses with twice as many connections. Its memory without connections
 * is no baseline: a program that was just started has free space, and would show less growth.
 */
export async function measureMemory(options: BroadcastOptions): Promise<Measured[]> {
  return inTempFolder(async (folder, started) => {
    const data = join(folder, 'data');
    const first = await startServer(data);
    const { paths } = await ourSide(first, { ...options, teamsPerGame: options.teamsPerGame * 2 });
    await stopProgram(first);
    const connections = await started(startProgram('scripts/bench/connections.ts', []));
    const half = (which: 0 | 1, paths: readonly string[]) =>
      paths.filter((_, n) => Math.floor(n / options.phonesPerTeam) % 2 === which);

    async function kibPerConnection(starting: Promise<Program>, paths: readonly string[]): Promise<number> {
      const program = await starting;
      const held: number[] = [];
      for (const more of [half(0, paths), half(1, paths)]) {
        await sendCommand(connections, { do: 'connect', group: 'all', port: program.port, atOnce: 50, paths: more });
        await settle();
        held.push((await costOf(program, 'memory')).residentBytes);
      }
      await sendCommand(connections, { do: 'hang up', group: 'all' });
      await stopProgram(program);
      const [few = Number.NaN, all = Number.NaN] = held;
      return (all - few) / 1_024 / (paths.length / 2);
    }
    const barePaths = paths.map((_, n) => `/ws/game${Math.floor((n * options.games) / paths.length)}`);
    const [bare, ours]: [number[], number[]] = [[], []];
    for (let n = 0; n < options.rounds; n += 1) {
      const yardstick = startProgram('scripts/bench/bare-server.ts', [String(questionLength)], probedForMemory);
      bare.push(await kibPerConnection(yardstick, barePaths));
      ours.push(await kibPerConnection(startServer(data, 0, probedForMemory), paths));
    }
    return [
      {
        what: `memory per connection, ${(paths.length / 2).toLocaleString('en')} more of them`,
        ours: `${median(ours).toFixed(1)} KiB`,
        yardstick: `a bare ws server: ${median(bare).toFixed(1)} KiB`,
        value: median(ours) / median(bare),
        unit: 'x',
        most: 1.3,
      },
    ];
  });
}

function bareSide(program: Program, { games, teamsPerGame, phonesPerTeam }: BroadcastOptions): Server {
  const names = Array.from({ length: games }, (_, n) => `game${n}`);
  return {
    group: 'bare',
    program,
    paths: names.flatMap((name) => Array.from({ length: teamsPerGame * phonesPerTeam }, () => `/ws/${name}`)),
    asks: names.map((name) => ({ method: 'POST', path: `/ask/${name}` })),
    recalls: [],
  };
}

/** Games with teams and a started round, made by the calls of phones and quizmasters. */
async function ourSide(program: Program, options: BroadcastOptions): Promise<Server> {
  const host = await signIn(playerAt(program.port), program.link);
  const games: Awaited<ReturnType<typeof ourGame>>[] = [];
  for (let n = 0; n < options.games; n += 1) games.push(await ourGame(program, host, options));
  host.close();
  return {
    group: 'ours',
    program,
    paths: games.flatMap((game) => game.paths),
    asks: games.map((game) => game.ask),
    recalls: games.map((game) => game.recall),
  };
}

async function ourGame({ port }: Program, host: HttpPlayer, { teamsPerGame, phonesPerTeam }: BroadcastOptions) {
  const question = { question_text: 'x'.repeat(questionLength), accepted: [['yes']] };
  const round = { title: 'Round', questions: Array.from({ length: 8 }, () => question) };
  const game = await hostGame(host, { title: 'Bench', rounds: [round, round, round] });
  const { game_id, code } = game;
  await game.start(1);
  const body = { question_id: game.questionsOf(1)[0] ?? '' };

  const paths: string[] = [];
  for (let team = 0; team < teamsPerGame; team += 1) {
    // A guest plays alone, so a team's phones are all one guest's: for the server they too are listeners of one stream.
    const captain = await newCaptain(port, code, `Team ${team}`);
    const path = livePathOf(captain, game_id, await captain.load(game_id));
    // Without a cursor: these phones keep none, and the games go on.
    for (let phone = 0; phone < phonesPerTeam; phone += 1) paths.push(`${path}?pre_connect_auth=true`);
    captain.close();
  }
  const headers = { [clientIdHeader]: host.clientId, authorization: `Bearer ${host.token}` };
  const input = { params: { id: game_id }, body };
  return {
    paths,
    ask: { ...requestOf(hostAsk, input), headers },
    recall: { ...requestOf(hostRecall, input), headers },
  };
}

async function sendCommand(program: Program, command: ConnectionsCommand): Promise<Report> {
  const report = await askProgram<Report>(program, command);
  if (report.error !== undefined) throw new Error(report.error);
  return report;
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, settleMs));
}
