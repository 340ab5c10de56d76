import { expect } from '@playwright/test';
import type { BrowserPlayer } from './player.ts';

/** From here on the page's time stands still, except in `advance` and `within`. */
export async function stopClock({ page }: BrowserPlayer): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Advances the page's time; its timers fire one by one, and the network may reply in between. */
export async function advance(tab: BrowserPlayer, ms: number, stepMs = 1_000): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await tab.page.clock.runFor(Math.min(stepMs, ms - passed));
    await untilNetworkIdle(tab);
  }
}

/**
 * Expects something before this much of the page's time is over, however long this machine takes. Most of the time passes in
 * steps between which the network may reply, the rest a millisecond at a time.
 */
export async function within(tab: BrowserPlayer, ms: number, isSo: () => Promise<boolean>): Promise<void> {
  const fineMs = 200;
  for (let passed = 0; passed < ms - fineMs; passed += 50) {
    if (await isSo()) return;
    await tab.page.clock.runFor(50);
    await untilNetworkIdle(tab);
  }
  for (let passed = 0; passed < fineMs; passed++) {
    if (await isSo()) return;
    await tab.page.clock.runFor(1);
    await tab.page.waitForTimeout(100).catch(() => {});
  }
  expect(await isSo(), `so within ${ms} ms of the page's time`).toBe(true);
}

/** Waits until no request is under way, but not for one that hangs. */
async function untilNetworkIdle({ pendingRequests }: BrowserPlayer): Promise<void> {
  for (let waited = 0; waited < 200; waited += 20) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (pendingRequests() === 0) return;
  }
}
