import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inTempFolder, type Program } from '@snug/testing/program';
import { openHouse } from './house.ts';
import { newNight } from './night.ts';
import { startAttacker, tellAttacker } from './start-attacker.ts';
import type { Compared, Waited } from './table.ts';

/** A flood is under way before anybody comes: what it fills up is full by then. */
const headStartMs = 4_000;
/** In its first nights a server's code gets faster. */
const warmUpNights = 3;
/** After a flood the machine comes to rest, so that the next night is quiet. */
const restMs = 1_500;

interface Plan {
  readonly name: string;
  readonly floods: readonly string[];
  readonly nights: number;
  /** Aborted when the person at the keyboard has seen enough. */
  readonly enough: AbortSignal;
}

/**
 * Plays quiet and flooded nights by turns, on two equal servers: what a flood leaves behind, such as an address that is
 * locked, holds in its own house and not in the quiet one.
 */
export function compare(plan: Plan): Promise<Compared> {
  return inTempFolder((folder, started) => {
    const brokenOff = once(plan.enough, 'abort').then(() => Promise.reject(new Error('It was broken off.')));
    return Promise.race([play(plan, folder, started), brokenOff]);
  });
}

async function play(
  { name, floods, nights }: Plan,
  folder: string,
  started: (starting: Promise<Program>) => Promise<Program>,
): Promise<Compared> {
  const quietHouse = await openHouse(join(folder, 'quiet'), started);
  const floodedHouse = await openHouse(join(folder, 'flooded'), started);
  const attacker = await started(startAttacker());
  const quiet: Waited[] = [];
  const flooded: Waited[] = [];
  let got: Record<string, number> = {};
  for (const house of [quietHouse, floodedHouse]) {
    for (let n = 0; n < warmUpNights; n += 1) await (await newNight(house)).play();
  }
  for (let n = 0; n < nights; n += 1) {
    quiet.push(await (await newNight(quietHouse)).play());
    const night = await newNight(floodedHouse);
    const { game_id, code } = night;
    await tellAttacker(attacker, { do: 'flood', floods, target: { port: floodedHouse.port, game_id, code } });
    await delay(headStartMs);
    flooded.push(await night.play());
    got = await tellAttacker(attacker, { do: 'rest' });
    await delay(restMs);
  }
  return { name, quiet, flooded, got };
}
