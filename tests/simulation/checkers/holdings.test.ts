import { expect, test } from 'vitest';
import type { LineSocket } from '../network/wire.ts';
import type { World } from '../world.ts';
import { holdings } from './holdings.ts';

test('what a connection is written of an answer is held, also before the bell of its own write rings', () => {
  const roster = { teams: () => [{ teamid: 't', team_name: 'Team 0' }] };
  const checker = holdings({ roster } as unknown as World);
  const isHeld = () => checker.isHeld(0, 'q', ['rain'], 'saved');
  const says = (type: string) =>
    checker.wrote?.(
      {} as LineSocket,
      JSON.stringify({ msg_id: 1, data: JSON.stringify({ type, teamid: 't', question_id: 'q', answers: ['rain'] }) }),
    );
  says('ASK');
  expect(isHeld()).toBe(false);
  says('CAPTAIN_SUGGEST');
  expect(isHeld()).toBe(true);
});
