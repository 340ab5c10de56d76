import type { ConnectionNotice, ConnectionState } from '@snug/client';
import { attemptsRestartMs, closeCodes, connectionAttempts, getVersion, loadGame } from '@snug/contract';
import { isTab, type Tab, type World } from '@snug/testing/simulation';
import type { Checker } from './checker.ts';

/** How often a tab has tried to connect. */
class Attempts {
  /** Attempts in this outage. */
  count = 0;
  /** The server announced the next attempt, so it does not count. */
  isPlanned = false;
  liveSince = Number.POSITIVE_INFINITY;
  /** When the tab refreshed by itself, in the last 30 s; and how often in all. */
  refreshes: number[] = [];
  refreshCount = 0;
  /** It is about to refresh; this counts as soon as it sends something. */
  isRefreshing = false;
  /** The last notice about a refresh: each refresh sets a new one. */
  lastNotice: ConnectionNotice | undefined;
  /** The timer that starts its connection. It tells which of two loads belongs to the connection. */
  startTimer = 0;
  /** The step in which somebody resumed it. */
  resumedIn = -1;
  /** The server has answered a probe of it since it was interrupted. */
  isAnswered = false;
}

const windowMs = 30_000;
/** Refreshes allowed in a whole game without faults, and in addition those of teams whose members keep changing. */
const refreshesInPeace = 10;
const refreshesOfTeamChanges = 200;

/**
 * At most two refreshes in 30 s, and few in all (S10). At most four attempts before 'Connection Interrupted', and none after
 * it until somebody resumes the page, or a probe of a page that somebody looks at is answered (S12).
 */
export function connecting(world: World): Checker {
  const { kernel } = world;
  const tabs = new Map<Tab, Attempts>();
  /** Which tab has sent each probe that is under way. */
  const probes = new Map<unknown, Tab>();

  function of(tab: Tab): Attempts {
    const known = tabs.get(tab) ?? new Attempts();
    tabs.set(tab, known);
    return known;
  }

  return {
    socketOpening({ end }) {
      if (!isTab(end)) return;
      const { connection } = end.game.get();
      if (connection !== 'connecting') world.wrong('S12', `${end.name} opens a socket while it is ${connection}`);
      refreshed(world, end, of(end));
    },

    requestSent(sent, end) {
      if (!isTab(end)) return;
      if (sent.url.startsWith(getVersion.path)) probes.set(sent, end);
      if (!sent.url.startsWith(`${loadGame.path}?`)) return;
      // Any other load asks whether a submission has arrived whose reply was lost, with its round on the screen or not.
      if (end.isIn(of(end).startTimer)) refreshed(world, end, of(end));
    },

    responseSent(sent) {
      const tab = probes.get(sent);
      if (tab) of(tab).isAnswered = true;
      probes.delete(sent);
    },

    socketClosed({ end }, code) {
      if (isTab(end) && (code === closeCodes.restart || code === closeCodes.rate)) of(end).isPlanned = true;
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

    connectionChanged(tab, from, to) {
      const attempts = of(tab);
      if (from === 'live' && kernel.now() - attempts.liveSince >= attemptsRestartMs) attempts.count = 0;
      if (to === 'live' && from !== 'suspect') attempts.liveSince = kernel.now();
      if (to === 'interrupted' && from !== 'interrupted') attempts.isAnswered = false;
      if (to !== 'connecting') return;
      attempts.startTimer = tab.latestTimer();
      attempts.isRefreshing = saysRefresh(tab.game.get().notice);
      if (attempts.resumedIn !== kernel.steps()) attemptedByItself(world, tab, attempts, from);
    },
  };
}

function attemptedByItself(world: World, tab: Tab, attempts: Attempts, from: ConnectionState): void {
  if (from === 'interrupted' && attempts.isAnswered) {
    attempts.count = 0;
    return;
  }
  if (from === 'interrupted' || from === 'refused') {
    world.wrong('S12', `${tab.name} was ${from} and tries again by itself`);
  }
  if (from !== 'waiting') return;
  if (!attempts.isPlanned) attempts.count += 1;
  attempts.isPlanned = false;
  if (attempts.count > connectionAttempts) {
    world.wrong('S12', `${tab.name} makes attempt ${attempts.count} of one outage`);
  }
}

function refreshed({ kernel, faults, teamChangeChance, isLong, wrong }: World, tab: Tab, attempts: Attempts): void {
  if (!attempts.isRefreshing) return;
  attempts.isRefreshing = false;
  const now = kernel.now();
  attempts.refreshCount += 1;
  attempts.refreshes = [...attempts.refreshes.filter((at) => at > now - windowMs), now];
  if (attempts.refreshes.length > 2) wrong('S10', `${tab.name} refreshes the third time in 30 s`);
  const mayBe = (refreshesInPeace + refreshesOfTeamChanges * teamChangeChance) * (isLong ? 10 : 1) + 3 * faults.count();
  if (attempts.refreshCount > mayBe) {
    wrong('S10', `${tab.name} has refreshed ${attempts.refreshCount} times, with ${faults.count()} faults`);
  }
}

function saysRefresh(notice: ConnectionNotice | undefined): boolean {
  return notice?.key === 'refreshing' || notice?.key === 'stumbled';
}
