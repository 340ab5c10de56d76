import type { World } from '../world/world.ts';
import { scheduleLoginFaults } from './logins.ts';
import { scheduleNetworkFaults } from './network.ts';
import { schedulePhoneFaults } from './phones.ts';
import { createFaultScheduler } from './scheduler.ts';
import { scheduleServerFaults } from './server.ts';

/** Schedules the faults that a seed has. */
export function scheduleFaults(world: World, playMs: number): void {
  const scheduler = createFaultScheduler(world, playMs);
  scheduleNetworkFaults(world, scheduler);
  scheduleServerFaults(world, scheduler, playMs);
  schedulePhoneFaults(world, scheduler);
  scheduleLoginFaults(world, scheduler);
}
