import {
  cookieJar,
  createClient,
  createJoin,
  createVotes,
  type Game,
  type GameClient,
  type GameVotes,
  memoryStorage,
  type Random,
  reconnectingSocket,
  type SnugClient,
  systemRandom,
} from '@snug/client';
import { joinGame } from '@snug/contract';
import type { Night } from './night.ts';
import { phoneNetwork } from './phone-network.ts';

/** Somebody at a table, with the client that people's phones have. */
export interface Seat {
  readonly game: GameClient;
  readonly votes: GameVotes;
  goOffline(): void;
  goOnline(): void;
}

/** A captain sits down by the code, with a new team; who is in the game already, as before a restart, goes on. */
export function takeSeat(name: string, team_name: string, night: Night): Promise<Seat> {
  return openPhone(name, team_name, night, (client) => joinByCode(client, night.code, team_name));
}

/** A teammate sits down by the team's link. */
export function sitBeside(name: string, team_name: string, team_code: string, night: Night): Promise<Seat> {
  return openPhone(name, team_name, night, async (client) => {
    await client.call(joinGame, { params: { id: night.game_id }, body: { team_code } });
  });
}

async function openPhone(
  name: string,
  team_name: string,
  night: Night,
  enter: (client: SnugClient) => Promise<void>,
): Promise<Seat> {
  const { origin, signal, game_id } = night;
  const jar = cookieJar();
  const { seams, goOffline, goOnline } = phoneNetwork({ http: jar.http, socket: reconnectingSocket() });
  const client = createClient({ origin, seams: { ...seams, storage: memoryStorage(), cookies: jar.cookies } });
  client.session.setClientId(night.clientIdOf(`${name} of ${team_name}`));
  const token = await night.tokenOf?.(name);
  if (token !== undefined) client.session.setToken(token);
  await enter(client);

  const game = client.game(game_id);
  const leave = game.subscribe(() => {});
  signal.addEventListener('abort', leave, { once: true });
  await waitFor(game, ({ phase, connection }) => phase === 'ready' && connection === 'live', signal);
  return { game, votes: createVotes(client, game, { random: atOnce }), goOffline, goOnline };
}

/** A dozen bots are no room of phones, which ask each in a moment of its own. */
const atOnce: Random = { ...systemRandom, fraction: () => 0 };

/** From a code to the game, as in the join box. */
async function joinByCode(client: SnugClient, code: string, team_name: string): Promise<void> {
  const join = createJoin(client);
  join.setCode(code);
  await join.find();
  if (join.get().step === 'found') {
    join.join();
    await join.choose({ team_name, num_players: 4 });
  }
  const { step, error } = join.get();
  if (step !== 'go') throw new Error(`${team_name} cannot join: ${error?.detail ?? error?.key ?? step}.`);
}

function waitFor(client: GameClient, isSo: (game: Game) => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const settle = (end: () => void): void => {
      signal.removeEventListener('abort', stop);
      unsubscribe();
      end();
    };
    const stop = (): void => settle(() => reject(signal.reason));
    const check = (): void => {
      if (isSo(client.get())) settle(resolve);
    };
    signal.addEventListener('abort', stop, { once: true });
    const unsubscribe = client.subscribe(check);
    check();
  });
}
