import { test } from '@playwright/test';
import { asOpened } from '../as-opened.ts';
import { openServer, type TestServer } from '../program/built-server.ts';

/** A server for all journeys of a file, or of a group, opened before the first and closed after the last. */
export function serverOfFile(open: () => Promise<TestServer> = openServer): TestServer {
  let server: TestServer | undefined;
  test.beforeAll(async () => {
    server = await open();
  });
  test.afterAll(() => server?.close());
  return asOpened(() => server);
}

/** A server for each journey of a file, closed after it. */
export function serverOfEachTest(): TestServer {
  let server: TestServer | undefined;
  test.beforeEach(async () => {
    server = await openServer();
  });
  test.afterEach(() => server?.close());
  return asOpened(() => server);
}
