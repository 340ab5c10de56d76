// Finds a browser for the tests: CHROMIUM_PATH, then the PATH, then Playwright's own, then Debian's if we are root.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment } from './child.mjs';
import { node, root } from './install.mjs';
import { stop } from './stop.mjs';

/** The headless shell first: the same browser without windows, for a little over half the work. */
const names = ['chromium-headless-shell', 'chromium', 'google-chrome', 'chromium-browser', 'google-chrome-stable'];

/** Starts it without a window and without network requests of its own. */
export const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** The path of a Chromium. Installs one if possible; exits with one sentence if there is none. */
export function findBrowser() {
  // An explicit choice is never replaced.
  if (process.env.CHROMIUM_PATH) return needBrowser();
  return browserHere() ?? fromPlaywright() ?? fromDebian() ?? needBrowser();
}

/** The path of a Chromium on this machine; exits with one sentence if there is none. Installs nothing. */
export function needBrowser() {
  const given = process.env.CHROMIUM_PATH;
  const sentence = given
    ? `CHROMIUM_PATH names ${given}, which is no program that can be run: name a Chromium there, or unset it.`
    : 'No browser was found: install Chromium, or name one in CHROMIUM_PATH.';
  return browserHere() ?? stop(sentence);
}

/** The path of a Chromium on this machine; undefined if there is none. */
export function browserHere() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isProgram(given) ? given : undefined;
  return onPath() ?? playwrightOwn();
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function playwrightOwn() {
  const asked = spawnSync(node, ['-e', "console.log(require('playwright').chromium.executablePath())"], {
    cwd: root,
    encoding: 'utf8',
  });
  const path = asked.stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}

function fromPlaywright() {
  console.log('No Chromium here; asking Playwright for its own …');
  spawnSync(node, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    cwd: root,
    env: environment(),
    stdio: 'ignore',
    timeout: 300_000,
  });
  return playwrightOwn();
}

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    return undefined;
  console.log('Installing Debian’s Chromium …');
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], quiet);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
    if (status === 0) break;
  }
  return onPath();
}

/** Folders have the executable permission too. */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
