import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { asOpened } from '../as-opened.ts';
import { openWorld, type World, type WorldOptions } from './world.ts';

/** A world for all tests of a file, opened before the first and closed after the last. */
export function worldOfFile(options?: WorldOptions): World {
  let world: World | undefined;
  beforeAll(async () => {
    world = await openWorld(options);
  });
  afterAll(() => world?.close());
  return asOpened(() => world);
}

/** A world for each test of a file, closed after it. */
export function worldOfEachTest(options?: WorldOptions): World {
  let world: World | undefined;
  beforeEach(async () => {
    world = await openWorld(options);
  });
  afterEach(() => world?.close());
  return asOpened(() => world);
}
