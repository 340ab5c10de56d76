import type { ConnectionState } from '@snug/client';
import type { GameNews } from '../../../packages/server/foundation/pub-sub.ts';
import type { Witness } from '../network/wire.ts';
import type { Stage } from '../open-world.ts';
import { screensOf } from '../people/player.ts';
import type { Tab } from '../phone/tab.ts';
import type { World } from '../world.ts';
import { acknowledged } from './acknowledged.ts';
import { belonging } from './belonging.ts';
import { bounds } from './bounds.ts';
import { captaincy } from './captaincy.ts';
import type { Checker } from './checker.ts';
import { connecting } from './connecting.ts';
import { converge } from './convergence.ts';
import { deeds } from './deeds.ts';
import { endedLogins } from './ended-logins.ts';
import { holdings } from './holdings.ts';
import { leftovers } from './leftovers.ts';
import { newest } from './newest.ts';
import { overtaken } from './overtaken.ts';
import { screens } from './screens.ts';
import { streams } from './streams.ts';
import { submitted } from './submitted.ts';
import { taint } from './taint.ts';
import { timing } from './timing.ts';
import { views } from './views.ts';

/** All checkers as one. */
export interface Checkers extends Witness {
  rang(ring: GameNews): void;
  started(): Promise<void>;
  changed(tab: Tab): void;
  resumed(tab: Tab, isWish?: boolean): void;
  /** Whether everybody stands where the server stands. */
  isLevel(): Promise<boolean>;
  /** L1: they do, by now. */
  level(): Promise<void>;
  atRest(): Promise<void>;
}

export function checkAll(world: World, totals: Stage['totals']): Checkers {
  const stream = streams(world, totals);
  const captains = captaincy(world);
  const held = holdings(world);
  const view = views(world, stream);
  const all: readonly Checker[] = [
    captains,
    taint(world, totals),
    stream,
    view,
    timing(world),
    held,
    acknowledged(world, held),
    belonging(world),
    submitted(world),
    screens(world, held),
    leftovers(world),
    newest(world, captains, held),
    overtaken(world),
    connecting(world),
    endedLogins(world),
    deeds(world),
    bounds(world),
  ];
  /** Those who look at a thing: most look at few. */
  const who = <K extends keyof Checker>(what: K) => all.filter((each) => each[what] !== undefined);
  const hearing = who('hearing');
  const [left, arrived, answered, wrote, said, opening, told] = [
    who('left'),
    who('arrived'),
    who('answered'),
    who('wrote'),
    who('said'),
    who('opening'),
    who('told'),
  ];
  const [rang, started, changed, moved, resumed, atRest] = [
    who('rang'),
    who('started'),
    who('changed'),
    who('moved'),
    who('resumed'),
    who('atRest'),
  ];
  const convergence = converge(world, stream);
  const states = new WeakMap<Tab, ConnectionState>();

  return {
    left(...args) {
      for (const each of left) each.left?.(...args);
    },
    arrived(...args) {
      for (const each of arrived) each.arrived?.(...args);
    },
    answered(...args) {
      for (const each of answered) each.answered?.(...args);
    },
    wrote(...args) {
      for (const each of wrote) each.wrote?.(...args);
    },
    heard(line, text, deliver) {
      const after = hearing.map((each) => each.hearing?.(line, text));
      deliver();
      for (const look of after) look?.();
    },
    said(...args) {
      for (const each of said) each.said?.(...args);
    },
    opening(...args) {
      for (const each of opening) each.opening?.(...args);
    },
    told(...args) {
      for (const each of told) each.told?.(...args);
    },
    rang(ring) {
      for (const each of rang) each.rang?.(ring);
    },
    async started() {
      for (const each of started) await each.started?.();
    },
    changed(tab) {
      const state = tab.game.get().connection;
      const before = states.get(tab) ?? 'idle';
      if (state !== before) {
        states.set(tab, state);
        world.trace.note(tab.name, `${before} → ${state}`);
        for (const each of moved) each.moved?.(tab, before, state);
      }
      for (const each of changed) each.changed?.(tab);
    },
    resumed(tab, isWish) {
      for (const each of resumed) each.resumed?.(tab, isWish);
    },
    isLevel: () => convergence.isLevel(),
    level: () => convergence.level(),
    async atRest() {
      for (const player of world.players) {
        for (const tab of screensOf(player)) if (tab.isFollowing) await view.show(tab);
      }
      for (const each of atRest) await each.atRest?.();
    },
  };
}
