import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What ships: sources of packages and sites, without tests and what only tests import. */
const shipped = execFileSync('git', ['ls-files', '-z', 'packages', 'sites'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(tsx?|mjs|html)$/.test(path))
  .filter((path) => !/\.test\.tsx?$|\.samples\.ts$|^packages\/testing\/|\/tests\//.test(path));

const having = (pattern: RegExp, among = shipped) =>
  among.filter((path) => pattern.test(readFileSync(root + path, 'utf8')));

test('no source evaluates text, or writes text as markup', () => {
  expect(shipped.length).toBeGreaterThan(1_000);
  expect(having(/\beval\(|new Function\(|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write\(/)).toEqual(
    [],
  );
  expect(having(/dangerouslySetInnerHTML/)).toEqual([]);
});

test('the server starts no process', () => {
  expect(
    having(
      /node:child_process/,
      shipped.filter((path) => path.startsWith('packages/server/')),
    ),
  ).toEqual([]);
});

test('no source turns off the check of certificates', () => {
  expect(having(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});

test('no page listens to messages of other windows', () => {
  expect(
    having(
      /addEventListener\(\s*['"]message['"]|\bonmessage\b/,
      shipped.filter((path) => /^sites\//.test(path)),
    ),
  ).toEqual([]);
});
