import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { tempFolder } from '@snug/testing/command';
import { expect, test } from 'vitest';
import { serveFolder } from './static-server.ts';

test('only files inside the folder are served', async () => {
  const around = tempFolder();
  mkdirSync(join(around, 'in'));
  writeFileSync(join(around, 'secret.json'), 'secret');
  writeFileSync(join(around, 'in', 'index.json'), '{}');
  const server = await serveFolder(join(around, 'in'));
  // A raw request: fetch would normalize the path.
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve) => {
      request(`${server.origin}/`, { path }, (response) => resolve(response.resume().statusCode)).end();
    });
  expect(await statusOf('/index.json')).toBe(200);
  expect(await statusOf('/../secret.json')).toBe(404);
  expect(await statusOf('/%2e%2e/secret.json')).toBe(404);
  expect(await statusOf('/..%2fsecret.json')).toBe(404);
  expect(await statusOf('/%')).toBe(404);
  server.close();
});
