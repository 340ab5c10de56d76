import { expect, test } from 'vitest';
import { decodeHostMessage } from './decode-host-message.ts';

test('a known message is read', () => {
  expect(decodeHostMessage('{"type":"HOST_WATCHERS","watcher_count":3}')).toEqual({
    type: 'HOST_WATCHERS',
    watcher_count: 3,
  });
});

test.each(['{"type":"SKIP"}', '{"type":"LATER_VERSION","x":1}', '{"type":"toString"}', '{}', 'null', '7'])(
  'a message this console does not know is passed over: %s',
  (data) => {
    expect(decodeHostMessage(data)).toBeUndefined();
  },
);

test('a known message that is malformed throws, so that the inbox can set it aside', () => {
  expect(() => decodeHostMessage('{"type":"HOST_WATCHERS","watcher_count":"many"}')).toThrow();
  expect(() => decodeHostMessage('not json')).toThrow();
});
