import { expect, test, vi } from 'vitest';
import { systemHttp } from '../seams.ts';
import { sendWatched } from './send-watched.ts';

/** The page's own server does not know this call, and replies so. */
const address = `${location.origin}/no/such/call`;

test('a watched body is sent by the browser itself: it reports percentages up to a hundred, and returns the reply', async () => {
  const onSent = vi.fn<(percent: number) => void>();
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(300_000)]), 'a.png');
  const init = { method: 'POST', body, headers: { 'x-mine': 'yes' } };
  const [watched, plain] = await Promise.all([
    systemHttp(address, { ...init, progress: { onSent, send: sendWatched } }),
    systemHttp(address, init),
  ]);
  expect(onSent).toHaveBeenLastCalledWith(100);
  expect([watched.status, await watched.text()]).toEqual([plain.status, await plain.text()]);
  expect(watched.headers.get('content-type')).toBe(plain.headers.get('content-type'));
});

test('no server, an earlier abort and an abort on the way are errors as with fetch', async () => {
  const progress = { onSent: () => {}, send: sendWatched };
  await expect(systemHttp('http://127.0.0.1:1/', { method: 'POST', progress })).rejects.toThrow(TypeError);
  const early = AbortSignal.abort(new Error('too late'));
  await expect(systemHttp(address, { progress, signal: early })).rejects.toThrow('too late');
  const stop = new AbortController();
  const going = systemHttp(address, { method: 'POST', body: 'x'.repeat(1_000_000), progress, signal: stop.signal });
  stop.abort(new Error('left'));
  await expect(going).rejects.toThrow('left');
});
