import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { getResults } from '@snug/contract';
import { details } from '@snug/rules';
import { gameToScore, resultsFor } from '@snug/testing/results';
import { patiently } from './patience.ts';
import type { Player } from './player.ts';
import type { Quizmaster } from './quizmaster.ts';
import type { Tally } from './tally.ts';

/** Everybody in the room who has a phone, with the id of their team; a spectator has none. */
export interface Seat {
  readonly player: Player;
  readonly teamid: string | undefined;
}

/** Every phone hears of the newest results, and is given what the game of the quizmaster comes to. */
export async function compareResults(seats: readonly Seat[], quizmaster: Quizmaster, tally: Tally, when: string) {
  const game = await quizmaster.load();
  await Promise.all(
    seats.map(async ({ player, teamid }) => {
      const ask = () => player.client.call(getResults, { params: { id: quizmaster.game_id } });
      const { version, ...told } = await patiently(ask, player.timeUp);
      await player.until(`the results ${when}`, ({ view }) => (view?.results_version ?? 0) >= version);
      tally.counts.results++;
      const right = resultsFor(gameToScore(game), teamid);
      if (isDeepStrictEqual(told, right)) return;
      tally.wrong.push(`${player.who}, ${when}: was given ${JSON.stringify(told)}, not ${JSON.stringify(right)}.`);
    }),
  );
}

/** A large room is unveiled in so many steps. */
const unveilingSteps = 6;

/** Unveils the board of all rounds from the last place to the first: every phone sees more teams each time. */
export async function unveil(seats: readonly Seat[], quizmaster: Quizmaster, tally: Tally): Promise<void> {
  const { rounds, teams } = await quizmaster.load();
  const step = Math.ceil(teams.length / unveilingSteps);
  for (let n = 0; n < teams.length; n += step) {
    await publish(quizmaster, rounds.length, n);
    await compareResults(seats, quizmaster, tally, `with ${n} teams unveiled`);
  }
  await publish(quizmaster, rounds.length, null);
  await compareResults(seats, quizmaster, tally, 'with everybody unveiled');
}

export async function publish(quizmaster: Quizmaster, through: number, unveiled: number | null): Promise<void> {
  const { status, detail, body } = await quizmaster.publishBoard(through, unveiled);
  if (detail === details.stillComesIn) {
    // The server hands in what is saved within a second of the grace after the close.
    await delay(250);
    return publish(quizmaster, through, unveiled);
  }
  if (status !== 200) throw new Error(`The board of round ${through} was refused: ${JSON.stringify(body)}`);
}
