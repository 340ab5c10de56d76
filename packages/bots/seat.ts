import {
  cookieJar,
  createClient,
  createJoin,
  type Game,
  type GameClient,
  memoryStorage,
  reconnectingSocket,
  type SnugClient,
} from '@snug/client';
import type { Night } from './night.ts';
import { phoneNetwork } from './phone-network.ts';

/** Somebody at a table, with the client that people's phones have. */
export interface Seat {
  readonly client: SnugClient;
  readonly game: GameClient;
  goOffline(): void;
  goOnline(): void;
  /** Resolves once the game is so. Rejects with the signal's reason when the night ends before. */
  until(isSo: (game: Game) => boolean): Promise<void>;
  leave(): void;
}

/** Sits down by the code, with a new team; who is in the game already, as before a restart, goes on. */
export async function takeSeat(who: string, team_name: string, night: Night): Promise<Seat> {
  const { origin, signal, code, game_id } = night;
  const jar = cookieJar();
  const { seams, goOffline, goOnline } = phoneNetwork({ http: jar.http, socket: reconnectingSocket() });
  const client = createClient({ origin, seams: { ...seams, storage: memoryStorage(), cookies: jar.cookies } });
  client.session.setClientId(night.clientIdOf(who));
  await joinByCode(client, code, team_name);

  const game = client.game(game_id);
  const leave = game.subscribe(() => {});
  signal.addEventListener('abort', leave, { once: true });
  const until = (isSo: (game: Game) => boolean) => waitFor(game, isSo, signal);
  await until(({ phase, connection }) => phase === 'ready' && connection === 'live');
  return { client, game, goOffline, goOnline, until, leave };
}

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
