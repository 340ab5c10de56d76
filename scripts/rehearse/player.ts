import {
  cookieJar,
  createClient,
  type Game,
  type GameClient,
  memoryStorage,
  reconnectingSocket,
  type SnugClient,
} from '@snug/client';
import type { TeamQuestion } from '@snug/contract';
import { phoneNetwork } from '@snug/testing/client';
import { numbering } from './numbering.ts';
import type { Tally } from './tally.ts';

/** The server and game that everybody uses. `timeUp` ends every wait. */
export interface Venue {
  readonly origin: string;
  readonly gameId: string;
  readonly code: string;
  readonly tally: Tally;
  readonly timeUp: AbortSignal;
}

/** A player in a game with the real client on a phone, who records what the screen shows. */
export interface Player {
  readonly who: string;
  /** Ends every wait. */
  readonly timeUp: AbortSignal;
  readonly client: SnugClient;
  readonly game: GameClient;
  goOffline(): void;
  goOnline(): void;
  /** The ids of the questions on this screen, by round, in the order shown. */
  readonly seen: ReadonlyMap<number, readonly string[]>;
  /** The rounds whose answers this screen has ever had. */
  readonly revealed: ReadonlySet<string>;
  /** Waits for a condition; throws with `what` when the rehearsal's time is up. */
  until(what: string, isSo: (game: Game) => boolean): Promise<void>;
  /** The question as this screen has it. */
  question(question_id: string): TeamQuestion | undefined;
  leave(): void;
}

/** A player with a new phone, who enters the game somehow and follows it. */
export async function newPlayer(
  who: string,
  { origin, gameId, tally, timeUp }: Venue,
  enter: (client: SnugClient) => Promise<void>,
): Promise<Player> {
  const jar = cookieJar();
  const { seams, goOffline, goOnline } = phoneNetwork(
    { http: jar.http, socket: reconnectingSocket() },
    { connecting: numbering(who, tally) },
  );
  const client = createClient({ origin, seams: { ...seams, storage: memoryStorage(), cookies: jar.cookies } });
  await enter(client);

  const game = client.game(gameId);
  const seen = new Map<number, readonly string[]>();
  const revealed = new Set<string>();
  const leave = game.subscribe(() => {
    const { view } = game.get();
    for (const round_order of Object.keys(view?.revealed ?? {})) revealed.add(round_order);
    if (!view?.round) return;
    const ids = view.round.asked.map(({ question_id }) => question_id);
    if (new Set(ids).size < ids.length) tally.doubled.push(`${who} sees a question twice: ${ids.join(', ')}.`);
    seen.set(view.round.round_order, ids);
  });
  const until = (what: string, isSo: (game: Game) => boolean) =>
    waitFor(`${who} was still waiting for ${what}`, timeUp, game.subscribe, () => isSo(game.get()));
  await until('the game', ({ phase, connection }) => phase === 'ready' && connection === 'live');
  const question = (id: string) => game.get().view?.round?.asked.find(({ question_id }) => question_id === id);
  return { who, timeUp, client, game, goOffline, goOnline, seen, revealed, until, question, leave };
}

/** Resolves as soon as a condition holds, checking it at every change. */
export function waitFor(
  waiting: string,
  timeUp: AbortSignal,
  subscribe: (check: () => void) => () => void,
  isSo: () => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let stop = (): void => {};
    const settle = (end: () => void): void => {
      timeUp.removeEventListener('abort', giveUp);
      stop();
      end();
    };
    const giveUp = (): void => settle(() => reject(new Error(`${waiting} when the time was up.`)));
    const check = (): void => {
      if (isSo()) settle(resolve);
    };
    if (timeUp.aborted) return giveUp();
    timeUp.addEventListener('abort', giveUp);
    stop = subscribe(check);
    check();
  });
}
