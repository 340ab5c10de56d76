import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveFolder } from './static-server.ts';
import { storiesIn } from './stories.ts';

test('a tour takes the stories that were asked for, and no page of words', () => {
  const entry = (id: string, type = 'story') => [id, { id, type, title: 'Parts/Button', name: 'Main' }] as const;
  const entries = Object.fromEntries([
    entry('parts-button--main'),
    entry('parts-button--docs', 'docs'),
    entry('parts-card--plain'),
  ]);
  const ids = (only: string[]) => storiesIn({ entries }, only).map(({ id }) => id);
  expect(ids([])).toEqual(['parts-button--main', 'parts-card--plain']);
  expect(ids(['parts-card', 'widgets'])).toEqual(['parts-card--plain']);
});

test('the folder is handed out, and nothing beside it', async () => {
  const around = mkdtempSync(join(tmpdir(), 'snug-tour-'));
  mkdirSync(join(around, 'in'));
  writeFileSync(join(around, 'secret.json'), 'secret');
  writeFileSync(join(around, 'in', 'index.json'), '{}');
  const server = await serveFolder(join(around, 'in'));
  // Asked as it stands: fetch would tidy the path away.
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve) => {
      request(`${server.origin}/`, { path }, (response) => resolve(response.resume().statusCode)).end();
    });
  expect(await statusOf('/index.json')).toBe(200);
  expect(await statusOf('/../secret.json')).toBe(404);
  expect(await statusOf('/%2e%2e/secret.json')).toBe(404);
  expect(await statusOf('/..%2fsecret.json')).toBe(404);
  server.close();
  rmSync(around, { recursive: true });
});
