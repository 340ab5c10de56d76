import { expect, test } from 'vitest';
import { demoGame } from '../fake/demo-game.ts';
import { liveAddress } from './live-address.ts';

const as = { clientId: 'client-1', token: undefined, last: 40 };

test('LIVE-02 OPEN-83 a member connects as the team, by client id and the team’s own code', () => {
  expect(liveAddress('https://quiz.example', demoGame({ epoch: 'e1' }), as)).toBe(
    'wss://quiz.example/api/game/ws/g1/player/client-1/owls-own-code?pre_connect_auth=true&last=40&e=e1&proto=2',
  );
});

test('LIVE-03 a watcher, also with a pending request, connects by the player code', () => {
  for (const status of ['watching', 'pending-join'] as const) {
    const view = demoGame({ me: { ...demoGame().me, status } });
    expect(liveAddress('http://quiz.example', view, as)).toContain(
      'ws://quiz.example/api/game/ws/g1/watcher/client-1/p-ada?',
    );
  }
});

test('LIVE-04 the stored token is part of the address, and no value breaks out of the path', () => {
  const view = demoGame({ gameid: 'a/b?c' });
  const address = new URL(liveAddress('https://quiz.example', view, { ...as, token: 'h.p.s' }));
  expect(address.searchParams.get('token')).toBe('h.p.s');
  expect(address.searchParams.get('pre_connect_auth')).toBe('true');
  expect(address.pathname).toBe('/api/game/ws/a%2Fb%3Fc/player/client-1/owls-own-code');
});
