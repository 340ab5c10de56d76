// A browser for the tests that need one: CHROMIUM_PATH, then the PATH, then Playwright's own, then Debian's when we are root.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment } from './child.mjs';
import { node, root, stop } from './install.mjs';

const names = ['chromium', 'google-chrome', 'chromium-browser', 'google-chrome-stable'];

/** The path of a Chromium. Installs one where it may; ends the process with one sentence when there is none to be had. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given)
    return isExecutable(given) ? given : stop(`CHROMIUM_PATH names ${given}, which is no program that can be run.`);
  return (
    onPath() ??
    playwrightOwn() ??
    fromDebian() ??
    stop('No browser was found: install Chromium, or name one in CHROMIUM_PATH.')
  );
}

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = names.map((name) => join(folder, name)).find(isExecutable);
    if (found) return found;
  }
  return undefined;
}

function playwrightOwn() {
  const where = () => {
    const asked = spawnSync(node, ['-e', "console.log(require('playwright').chromium.executablePath())"], {
      cwd: root,
      encoding: 'utf8',
    });
    const path = asked.stdout?.trim();
    return path && existsSync(path) ? path : undefined;
  };
  const there = where();
  if (there) return there;
  console.log('No Chromium here; asking Playwright for its own …');
  spawnSync(node, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    cwd: root,
    env: environment(),
    stdio: 'ignore',
    timeout: 300_000,
  });
  return where();
}

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    return undefined;
  console.log('Installing Debian’s Chromium …');
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  return onPath();
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
