import type { ConnectionNotice, ConnectionState } from '@snug/client';
import { attemptsRestartMs, closeCodes, connectionAttempts, loadGame } from '@snug/contract';
import type { Tab, World } from '@snug/testing/simulation';
import type { Checker } from './checker.ts';

interface Attempts {
  /** Attempts in this outage. */
  count: number;
  /** The server announced the next attempt, so it does not count. */
  isPlanned: boolean;
  liveSince: number | undefined;
  /** When the tab refreshed by itself, in the last 30 s; and how often in all. */
  refreshes: number[];
  refreshCount: number;
  /** It is about to refresh; this counts as soon as it sends something. */
  isRefreshing: boolean;
  /** The last notice about a refresh: each refresh sets a new one. */
  lastNotice: ConnectionNotice | undefined;
  /** The timer that starts its connection. It tells which of two loads belongs to the connection. */
  startTimer: number;
  /** The step in which somebody resumed it. */
  resumedIn: number;
}

const windowMs = 30_000;
/** Refreshes allowed in a whole game without faults, and in addition those of teams whose members keep changing. */
const refreshesInPeace = 10;
const refreshesOfTeamChanges = 200;

/**
 * At most two refreshes in 30 s, and few in all (S10). At most four attempts before 'Connection Interrupted', and none after
 * it until somebody resumes the page (S12).
 */
export function connecting(world: World): Checker {
  const { kernel, faults } = world;
  const tabs = new Map<Tab, Attempts>();

  function of(tab: Tab): Attempts {
    const known = tabs.get(tab) ?? {
      count: 0,
      isPlanned: false,
      liveSince: undefined,
      refreshes: [],
      refreshCount: 0,
      isRefreshing: false,
      lastNotice: undefined,
      startTimer: 0,
      resumedIn: -1,
    };
    tabs.set(tab, known);
    return known;
  }

  function refreshed(tab: Tab): void {
    const attempts = of(tab);
    if (!attempts.isRefreshing) return;
    attempts.isRefreshing = false;
    const now = kernel.now();
    attempts.refreshCount += 1;
    const earlier = attempts.refreshes.filter((at) => at > now - windowMs);
    attempts.refreshes = [...earlier, now];
    if (attempts.refreshes.length > 2) world.wrong('S10', `${tab.name} refreshes the third time in 30 s`);
    const mayBe =
      (refreshesInPeace + refreshesOfTeamChanges * world.teamChangeChance) * (world.isLong ? 10 : 1) +
      3 * faults.count();
    if (attempts.refreshCount > mayBe) {
      world.wrong('S10', `${tab.name} has refreshed ${attempts.refreshCount} times, with ${faults.count()} faults`);
    }
  }

  return {
    socketOpening({ end }) {
      if (!('game' in end)) return;
      // Only tabs have a game.
      const tab = end as Tab;
      const { connection } = tab.game.get();
      if (connection !== 'connecting') world.wrong('S12', `${tab.name} opens a socket while it is ${connection}`);
      refreshed(tab);
    },

    requestSent(sent, end) {
      if (!('game' in end) || !sent.url.startsWith(`${loadGame.path}?`)) return;
      const tab = end as Tab;
      // Any other load asks whether a submission has arrived whose reply was lost, with its round on the screen or not.
      if (tab.isIn(of(tab).startTimer)) refreshed(tab);
    },

    socketClosed({ end }, code) {
      if (!('game' in end)) return;
      if (code === closeCodes.restart || code === closeCodes.rate) of(end as Tab).isPlanned = true;
    },

    tabResumed(tab, isDeliberate) {
      const attempts = of(tab);
      // A refresh that a person asks for does not count.
      if (isDeliberate) attempts.isRefreshing = false;
      attempts.count = 0;
      attempts.resumedIn = kernel.steps();
    },

    // Told to load while it was still connecting, it starts again without changing its state.
    gameChanged(tab) {
      const { connection, notice } = tab.game.get();
      const attempts = of(tab);
      if (!saysRefresh(notice) || notice === attempts.lastNotice) return;
      attempts.lastNotice = notice;
      if (connection !== 'connecting') return;
      attempts.startTimer = tab.latestTimer();
      attempts.isRefreshing = true;
    },

    connectionChanged(tab, from: ConnectionState, to: ConnectionState) {
      const attempts = of(tab);
      const now = kernel.now();
      if (from === 'live' && attempts.liveSince !== undefined && now - attempts.liveSince >= attemptsRestartMs) {
        attempts.count = 0;
      }
      if (to === 'live' && from !== 'suspect') attempts.liveSince = now;
      if (to === 'connecting') {
        attempts.startTimer = tab.latestTimer();
        attempts.isRefreshing = saysRefresh(tab.game.get().notice);
        if ((from === 'interrupted' || from === 'refused') && attempts.resumedIn !== kernel.steps()) {
          world.wrong('S12', `${tab.name} was ${from} and tries again by itself`);
        }
        if (from === 'waiting' && attempts.resumedIn !== kernel.steps()) {
          if (attempts.isPlanned) attempts.isPlanned = false;
          else attempts.count += 1;
          if (attempts.count > connectionAttempts) {
            world.wrong('S12', `${tab.name} makes attempt ${attempts.count} of one outage`);
          }
        }
      }
    },
  };
}

function saysRefresh(notice: ConnectionNotice | undefined): boolean {
  return notice?.key === 'refreshing' || notice?.key === 'stumbled';
}
