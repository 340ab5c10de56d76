import type { Game, GameClient } from '@snug/client';
import type { TeamQuestion } from '@snug/contract';
import type { Phone } from './phone.ts';
import type { Tally } from './tally.ts';

/** A player with a phone in a game, who records what the screen shows. */
export interface Player {
  readonly who: string;
  readonly phone: Phone;
  readonly game: GameClient;
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

/** Follows a game that the phone has joined. `timeUp` ends every wait. */
export function followGame(phone: Phone, gameId: string, tally: Tally, timeUp: AbortSignal): Player {
  const game = phone.client.game(gameId);
  const seen = new Map<number, readonly string[]>();
  const revealed = new Set<string>();
  const leave = game.subscribe(noteView);

  function noteView(): void {
    const { view } = game.get();
    for (const round_order of Object.keys(view?.revealed ?? {})) revealed.add(round_order);
    if (!view?.round) return;
    const ids = view.round.asked.map(({ question_id }) => question_id);
    if (new Set(ids).size < ids.length) tally.doubled.push(`${phone.who} sees a question twice: ${ids.join(', ')}.`);
    seen.set(view.round.round_order, ids);
  }

  return {
    who: phone.who,
    phone,
    game,
    seen,
    revealed,
    leave,
    question: (id) => game.get().view?.round?.asked.find(({ question_id }) => question_id === id),
    until(what, isSo) {
      return waitFor(
        `${phone.who} was still waiting for ${what} when the time was up.`,
        timeUp,
        (check) => game.subscribe(check),
        () => isSo(game.get()),
      );
    },
  };
}

/** Resolves as soon as a condition holds, checking it at every change. */
export function waitFor(
  inVain: string,
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
    const giveUp = (): void => settle(() => reject(new Error(inVain)));
    const check = (): void => {
      if (isSo()) settle(resolve);
    };
    if (timeUp.aborted) return giveUp();
    timeUp.addEventListener('abort', giveUp);
    stop = subscribe(check);
    check();
  });
}
