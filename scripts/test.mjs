import { join } from 'node:path';
import { becomeNode } from './launch/child.mjs';
import { commandLine } from './launch/command-line.mjs';
import { findBrowser } from './launch/find-browser.mjs';
import { ensureInstalled, root } from './launch/install.mjs';
import { makeFolder } from './launch/make-folder.mjs';

const { values, positionals } = commandLine({
  command: 'npm test',
  does: `Everything that must hold, from a fresh clone: installs what is missing, and ends with what failed, by name, each with the
command that plays it alone, and with \`N passed, N failed\`. What each step said stands in .cache/reports. The browser is that
of CHROMIUM_PATH, or one that is found or installed. A step is one of newcomer, build, check, journeys, packages, widgets, stories,
outside, unit, browser, sites, storybook, journeys-storybook, postgres, simulation and reproducible-build.`,
  takes: '[step …]',
  options: {
    changed: { type: 'boolean', default: false, means: 'what a change can touch, in about 3 minutes' },
    since: {
      type: 'string',
      value: 'REV',
      means: 'with --changed: what has changed since this revision; else what is not committed, or the last commit',
    },
    repeats: {
      type: 'boolean',
      default: false,
      means: 'also what only repeats: browser-react, browser-repeat, postgres-repeat, journeys-in-motion',
    },
  },
  examples: ['npm test', 'npm test -- --changed', 'npm test -- unit browser'],
});
ensureInstalled();
process.env.CHROMIUM_PATH = findBrowser();
makeFolder(join(root, '.cache', 'reports'));
becomeNode(['--conditions=@snug/source', 'scripts/test/test.ts', JSON.stringify({ ...values, only: positionals })]);
