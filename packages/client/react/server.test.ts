import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SnugClient } from '../client.ts';
import { createClient } from '../create-client.ts';
import { createJoin } from '../join/join.ts';
import type { Join } from '../join/join-state.ts';
import { systemClock } from '../seams.ts';
import { useGame } from './use-game.ts';
import { useJoin } from './use-join.ts';
import { useSession } from './use-session.ts';

function Screen({ client, join }: { client: SnugClient; join: Join }) {
  const phase = useGame(client.game('12'), (game) => game.phase);
  const { gameid } = useGame(client.game('12'));
  const { token } = useSession(client.session);
  const { step } = useJoin(join);
  return createElement('p', null, [phase, gameid, token ?? 'nobody', step].join(' '));
}

test('rendered on a server without a window it loads nothing, follows nothing, and shows that it is loading', () => {
  expect([typeof window, typeof document, typeof location]).toEqual(['undefined', 'undefined', 'undefined']);
  const asked: string[] = [];
  const never = (what: string) => (): never => {
    asked.push(what);
    throw new Error(`A server has no ${what}.`);
  };
  const client = createClient({
    seams: { clock: { now: systemClock.now, after: never('timer') }, http: never('network'), socket: never('socket') },
  });
  expect(renderToString(createElement(Screen, { client, join: createJoin(client) }))).toBe(
    '<p>loading 12 nobody code</p>',
  );
  expect(asked).toEqual([]);
});
