import { acknowledge, parseClientFrame, thump } from '@snug/contract';
import { assert, constantFrom, maxSafeInteger, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { idOf } from './client-frame.ts';

/** The frame as the contract parses it. */
function understood(text: string) {
  const bytes = Buffer.from(text);
  const acked = idOf(bytes, 'acknowledge|');
  const last = idOf(bytes, 'thump thump|');
  if (acked !== undefined) return { kind: 'acknowledge', id: acked };
  return last === undefined ? undefined : { kind: 'thump', id: last };
}

test.each(['99999999999999999999', '9999999999999999', '-1', '+1', 'NaN', '1e9', '0x10', '', ' 1', '1 ', '1\n', '１'])(
  'H16 %j is no id',
  (id) => {
    expect(understood(`thump thump|${id}`)).toBeUndefined();
    expect(understood(`acknowledge|${id}`)).toBeUndefined();
  },
);

test('LIVE-12 LIVE-13 frames are parsed as the contract does', () => {
  const frames = oneof(
    maxSafeInteger().map(acknowledge),
    maxSafeInteger().map(thump),
    string(),
    constantFrom(
      'acknowledge|',
      'thump thump|',
      'acknowledge|000000000000012',
      'acknowledge|0000000000000012',
      'thump|1',
    ),
  );
  assert(
    property(frames, (text) => {
      expect(understood(text)).toEqual(parseClientFrame(text));
    }),
  );
});
