import { expect, test } from 'vitest';
import { hostLiveUrl } from './host-live-url.ts';

test('the address resumes from the cursor and names the protocol', () => {
  expect(hostLiveUrl({ gameId: 'g 1', token: 'a.b', last: 12, epoch: 'e+1' }, 'https://quiz.example')).toBe(
    'wss://quiz.example/api/host/ws/g%201?token=a.b&last=12&e=e%2B1&proto=2',
  );
  expect(hostLiveUrl({ gameId: 'g', token: undefined, last: 0, epoch: '' }, 'http://localhost:4000')).toMatch(/^ws:/);
});
