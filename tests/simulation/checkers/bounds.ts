import { screensOf } from '../test-players/player.ts';
import type { World } from '../world.ts';
import type { Checker } from './checker.ts';

/** More than any screen needs at a time: a question of the round and one more each for line, page and submission. */
const timersMax = 120;
/** A request per question and a few beside; what the patience of 15 s leaves hanging counts too. */
const requestsMax = 60;
/** Keys that a phone keeps of one game: an answer per question, and those of the page. */
const keysMax = 120;

/** S11: whatever goes wrong, nothing of it piles up. */
export function bounds(world: World): Checker {
  function look(): void {
    for (const player of world.players) {
      for (const phone of player.phones) {
        const { requests, sockets } = phone.network.load();
        if (requests > requestsMax) world.wrong('S11', `${phone.name} has ${requests} requests under way`);
        if (sockets > 30) world.wrong('S11', `${phone.name} has ${sockets} sockets`);
        const keys = phone.local.texts.size + phone.database.texts.size;
        if (keys > keysMax) world.wrong('S11', `${phone.name} keeps ${keys} keys`);
      }
      for (const tab of screensOf(player)) {
        if (tab.timers() > timersMax) world.wrong('S11', `${tab.name} has ${tab.timers()} timers`);
      }
    }
  }
  return { socketOpening: look, serverStarted: look, settled: look };
}
