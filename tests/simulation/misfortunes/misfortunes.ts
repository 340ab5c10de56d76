import type { World } from '../world.ts';
import { badLines } from './lines.ts';
import { logins } from './logins.ts';
import { badPhones } from './phones.ts';
import { badServer } from './server.ts';
import { createLuck } from './times.ts';

/** Sets off the faults that a seed has. What they need of the world is taken from it when their time comes. */
export function misfortunes(world: World, playMs: number): void {
  const luck = createLuck(world, playMs);
  badLines(world, luck);
  badServer(world, luck, playMs);
  badPhones(world, luck);
  logins(world, luck.times);
}
