import { expect, test } from 'vitest';
import { decodeHostMessage } from './decode-host-message.ts';

test('decodes a known message', () => {
  expect(decodeHostMessage('{"type":"HOST_WATCHERS","watcher_count":3}')).toEqual({
    type: 'HOST_WATCHERS',
    watcher_count: 3,
  });
});

test.each(['{"type":"SKIP"}', '{"type":"LATER_VERSION","x":1}', '{"type":"toString"}', '{}', 'null', '7'])(
  'ignores a message that this console does not know: %s',
  (data) => {
    expect(decodeHostMessage(data)).toBeUndefined();
  },
);

test('throws on a malformed message of a known type, so that the inbox sets it aside', () => {
  expect(() => decodeHostMessage('{"type":"HOST_WATCHERS","watcher_count":"many"}')).toThrow();
  expect(() => decodeHostMessage('not json')).toThrow();
});
