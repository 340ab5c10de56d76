import { createFaultAfterInput } from '../faults/after-input.ts';
import { setPhoneConditions } from '../faults/conditions.ts';
import { tampering } from '../faults/tampering.ts';
import { type SeededRandom, seededRandom } from '../kernel/seeded-random.ts';
import { createVirtualNetwork } from '../network/virtual-network.ts';
import { createPhone } from '../phone/create-phone.ts';
import { logInAgain } from '../test-players/log-in-again.ts';
import { BrokenPromise } from './broken-promise.ts';
import { hostQuestions } from './host-questions.ts';
import { Ledger } from './ledger.ts';
import { packOf, planOf } from './plan.ts';
import { createRoster } from './roster.ts';
import type { World, WorldObserver } from './world.ts';

export interface WorldOptions<Observer extends WorldObserver>
  extends Pick<World, 'seed' | 'kernel' | 'trace' | 'server' | 'faults'> {
  /** Ends the seed with an error. */
  stop(error: unknown): void;
  /** Creates what observes the world, before anybody joins. */
  observe(world: World): Observer;
}

const origin = 'https://snug.test';

/** Prepares a game that nobody has joined yet. Long: the list of everything in a world. */
export async function openWorld<Observer extends WorldObserver>({
  stop,
  observe,
  ...given
}: WorldOptions<Observer>): Promise<{ world: World; observer: Observer }> {
  const { seed, kernel, trace, server, faults } = given;
  const random = (name: string) => seededRandom(seed, name);
  const plan = planOf(random('plan'), faults);
  const game = await server.newGame(packOf(plan));
  let calls = 0;

  const world: World = {
    ...given,
    plan,
    origin,
    game,
    random,
    roster: createRoster(server.db, game.game_id),
    ledger: new Ledger(),
    rounds: await hostQuestions(server, game, plan),
    players: [],
    olderClients: [],
    codes: new Map(),
    teamChangeChance: teamChangeChanceOf(random('drama')),
    isLong: random('length').chance(0.01),
    isGraded: random('desk').chance(0.3),
    isSettling: false,
    pendingCrash: undefined,
    callCount: () => calls,
    serverDied() {
      if (world.pendingCrash) faults.hit(world.pendingCrash);
      world.pendingCrash = undefined;
    },
    faultAfterInput: () => {},
    lineIsGood: (phone) => observer.lineIsGood(phone),
    requestReset: () => {},
    failed: stop,
    wrong: (promise, why) => stop(new BrokenPromise(promise, why)),
    network: (name) => createVirtualNetwork(name, { ...networkSeams, random: random(`line ${name}`) }),

    newPhone(player) {
      const name = `${player.name}${player.phones.length + 1}`;
      const phone = createPhone(name, {
        kernel,
        trace,
        origin,
        random: random(`phone ${name}`),
        network: world.network(name),
        gameId: game.game_id,
        showsResults: world.isGraded,
        changed: observer.gameChanged,
        resumed: observer.tabResumed,
        unauthorized: (tab) => logInAgain(world, player, tab),
      });
      player.phones.push(phone);
      setPhoneConditions(world, phone);
      return phone;
    },
  };
  const tampered = tampering(world);
  world.faultAfterInput = createFaultAfterInput(world);
  const observer = observe(world);
  const counting: WorldObserver = {
    ...observer,
    requestArrived(sent) {
      calls += 1;
      observer.requestArrived(sent);
    },
  };
  const networkSeams = { kernel, trace, faults, server, origin, observer: counting, tampering: tampered, failed: stop };
  return { world, observer };
}

/** Most teams stay as they are, some change now and then, and in a few members come and go all the time. */
function teamChangeChanceOf(random: SeededRandom): number {
  const mood = random.fraction();
  return mood < 0.7 ? 0 : mood < 0.95 ? 0.04 : 0.3;
}
