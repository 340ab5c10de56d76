import axe from 'axe-core';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The scheme that the device of this page prefers, from now on. */
    preferScheme(scheme: 'dark' | 'light'): Promise<void>;
  }
}

/** What may differ from night to day: elements, names and roles are the same in both. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The tests play each story at night, and axe is asked of all. As it stands then, axe is asked of its colours by day. */
export async function afterEach(): Promise<void> {
  await commands.preferScheme('light');
  try {
    expect(matchMedia('(prefers-color-scheme: light)').matches).toBe(true);
    expect(document.querySelectorAll('[data-look]')).not.toHaveLength(0);
    const { violations } = await axe.run(document.body, { runOnly: ofColours });
    const wrong = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    );
    expect(wrong, 'colours by day').toEqual([]);
  } finally {
    await commands.preferScheme('dark');
  }
}
