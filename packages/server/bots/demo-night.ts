import { createGame } from '../commands/create-game.ts';
import { runCommand } from '../commands/run-command.ts';
import { endedBotGames, openBotGames } from '../database/bot-games.ts';
import { deleteGame } from '../database/delete-game.ts';
import { hostWithId } from '../database/hosts.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { demoPack } from '../packs/demo.ts';
import { playGame } from './play-game.ts';
import { tokenOfRegular } from './regulars.ts';

const tables = 8;
/** The first round is over before somebody who has just started the server has opened a browser. */
const rushedSpeed = 60;
/** The winners stay on the screens for a while before the next game begins. */
const betweenGamesMs = 90_000;
/** After what no quizmaster can mend, the next game begins a while later. */
const afterFailureMs = 30_000;
/** Somebody who has taken the game over and walked away. */
const comesBackAfterMs = 4 * 60_000;
/** Of a demo that runs for weeks the last evenings are enough. */
const gamesKept = 5;

export interface DemoNight {
  /** The code of the game that is on now. */
  readonly code: string;
  /** Lets the bots in, once the server listens. */
  begin(): void;
}

/**
 * Keeps a game of the demo venue playing by itself: the first round at once and quickly, so that whoever looks sees a live
 * round, a graded desk and a board; then at the pace of people; after the winners the next game. A game that was going on when
 * the server stopped goes on.
 */
export async function openDemoNight(
  context: ServerContext,
  host_id: string,
  print: (line: string) => void,
): Promise<DemoNight> {
  const { store, clock, log } = context;
  const { venue_id } = await hostWithId(store.db, host_id);
  let game = (await openBotGames(store.db, { venue_id }))[0] ?? (await newGame());
  const { code } = game;

  function newGame() {
    const pack = demoPack();
    const wanted = { venue_id, host_id, title: pack.title, pack, autopilot: 'on' } as const;
    return store.write((trx) => createGame(trx, context, wanted));
  }

  async function playOne(signal: AbortSignal): Promise<void> {
    const { game_id } = game;
    let isWatched = false;
    const speed = () => (isWatched ? 1 : rushedSpeed);
    await playGame(
      context,
      {
        ...{ ...game, host_id, tables, speed, comesBackAfterMs },
        seed: game_id,
        tokenOf: (name) => tokenOfRegular(context, name),
        looked({ state }) {
          isWatched ||= state.round_index > 0 || state.autopilot === 'off';
        },
      },
      signal,
    );
  }

  async function keepPlaying(signal: AbortSignal): Promise<void> {
    for (;;) {
      let pauseMs = betweenGamesMs;
      try {
        await playOne(signal);
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ err: error }, 'the demo game was given up');
        await runCommand(context, game.game_id, 'endGame', {});
        pauseMs = afterFailureMs;
      }
      await rest(pauseMs, signal);
      if (signal.aborted) return;
      for (const old of (await endedBotGames(store.db, { venue_id })).slice(gamesKept)) {
        await deleteGame(context, old.game_id);
      }
      game = await newGame();
      print(`The next game has begun: its code is ${game.code}.`);
    }
  }

  /** Resolves early when the bots are sent home. */
  function rest(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const cancel = clock.after(ms, resolve);
      const stop = (): void => {
        cancel();
        resolve();
      };
      signal.addEventListener('abort', stop, { once: true });
    });
  }

  return { code, begin: () => context.nights.begin('demo', keepPlaying) };
}
