import { browserHere } from '../commands/launch/find-browser.mjs';

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** How tests start the machine's Chromium (commands/test.mjs finds it), headless. */
export const chromium = {
  executablePath: browserHere(),
  args: [...asRoot, '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
};
