import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { commandLine } from './launch/command-line.mjs';
import { findBrowser, flags } from './launch/find-browser.mjs';
import { makeFolder } from './launch/make-folder.mjs';
import { stop } from './launch/stop.mjs';
import { mapConcurrently } from './map-concurrently.ts';
import type { Taken } from './tour/sheets.ts';
import type { Scheme, Visit } from './tour/visit.ts';

const { values } = commandLine({
  command: 'npm run tour:stories',
  does: `Takes every story on a phone, at night and by day, as pictures and contact sheets in tour/. Ends with 1 when one throws,
scrolls sideways or shows nothing.`,
  options: {
    only: { type: 'string', value: 'ID', multiple: true, default: [], means: 'stories whose id begins so' },
    width: { type: 'string', value: 'PIXELS', default: '390', means: 'of the phone, from 200 up' },
    text: { type: 'string', value: 'SIZE', means: 'normal or large' },
    direction: { type: 'string', value: 'DIRECTION', means: 'ltr or rtl' },
    look: { type: 'string', value: 'NAME', means: 'a theme that comes with Snug' },
    scheme: { type: 'string', value: 'SCHEME', default: 'both', means: 'dark, light or both' },
  },
  examples: ['npm run tour:stories -- --only parts-button --width=320 --text=large --direction=rtl'],
});
const { themes } = await import('@snug/theme/tokens');
const { chromium } = await import('playwright');
const { makeSheets } = await import('./tour/sheets.ts');
const { serveFolder } = await import('./tour/static-server.ts');
const { storiesIn } = await import('./tour/stories.ts');
const { phone, visit } = await import('./tour/visit.ts');

/** Two pages at once: more would only wait for each other on a small machine. */
const pages = 2;
const schemesBy: Readonly<Record<string, readonly Scheme[]>> = {
  both: ['dark', 'light'],
  dark: ['dark'],
  light: ['light'],
};

/** The settings of Storybook's toolbar (stories/.storybook/preview.tsx). */
const toolbar: Readonly<Record<string, readonly string[]>> = {
  text: ['normal', 'large'],
  direction: ['ltr', 'rtl'],
  look: Object.keys(themes),
};

const root = fileURLToPath(new URL('..', import.meta.url));
const { name, width, globals, schemes, only } = readSettings();
const folder = join(root, 'tour', name);
const began = performance.now();
// Before Storybook is built.
const executablePath = findBrowser();

const built = spawnSync(process.execPath, ['scripts/build.ts', '--quiet', 'storybook'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);
const storybook = join(root, 'storybook-static');
const stories = storiesIn(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')), only);
if (stories.length === 0) stop(`No story's id begins with ${only.join(' or ')}.`);

rmSync(folder, { recursive: true, force: true });
for (const scheme of schemes) makeFolder(join(folder, scheme));
const server = await serveFolder(storybook);
const browser = await chromium.launch({ executablePath, args: flags });
const taken = await tour(browser, { origin: server.origin, globals, schemes, folder });
await makeSheets(browser, folder, taken, schemes);
await browser.close();
server.close();

const wrong = taken.filter(({ faults }) => faults.length > 0);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`${taken.length} stories, ${wrong.length} with faults, ${seconds} s: tour/${name}/index.html`);
process.exit(wrong.length === 0 ? 0 : 1);

/** Visits every story, in the order of the sidebar, on several pages at once. */
async function tour(browser: Browser, how: Visit): Promise<Taken[]> {
  const free = await Promise.all(Array.from({ length: pages }, () => browser.newPage(phone(width))));
  return mapConcurrently(stories, pages, async (story) => {
    // As many pages as visits at once: one is free.
    const page = free.pop() as Page;
    const faults = await visit(page, story, how);
    for (const fault of faults) console.log(`✗ ${story.id} ${fault}`);
    free.push(page);
    return { story, faults };
  });
}

function readSettings() {
  const { only, text, direction, look, scheme } = values;
  const width = Number(values.width);
  if (!Number.isInteger(width) || width < 200) stop('--width takes pixels, from 200 up.');
  const schemes = schemesBy[scheme];
  if (!schemes) stop('--scheme is dark, light or both.');
  const chosen = { text, direction, look };
  for (const [key, value] of Object.entries(chosen)) {
    const may = toolbar[key] ?? [];
    if (value !== undefined && !may.includes(value)) stop(`--${key} is ${may.join(', ')}.`);
  }
  const globals = Object.entries(chosen).flatMap(([key, value]) => (value ? [`${key}:${value}`] : []));
  // A partial tour does not replace the complete one beside it.
  const part = [scheme === 'both' ? '' : scheme, only.length > 0 ? 'some' : ''];
  const name = [width, text, direction, look, ...part].filter(Boolean).join('-');
  return { name, width, only, schemes, globals: globals.join(';') };
}
