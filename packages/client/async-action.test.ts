import { expect, test, vi } from 'vitest';
import { asyncAction } from './async-action.ts';

const leave: Readonly<Record<string, (action: ReturnType<typeof asyncAction>) => void>> = {
  'somebody pressed again': ({ run }) => void run(async () => {}, vi.fn(), vi.fn()),
  'another step began': ({ start }) => void start(),
  'somebody left': ({ stop }) => stop(),
};

test.each(Object.entries(leave))('neither a late reply nor a late error is handed on after %s', async (_, go) => {
  for (const settle of ['resolve', 'reject'] as const) {
    const action = asyncAction();
    const late = Promise.withResolvers<string>();
    const handed = vi.fn();
    let seen: AbortSignal | undefined;
    const running = action.run(
      (signal) => {
        seen = signal;
        return late.promise;
      },
      handed,
      handed,
    );
    expect(seen?.aborted).toBe(false);
    expect(action.signal()).toBe(seen);
    go(action);
    expect(seen?.aborted).toBe(true);
    late[settle]('late');
    await running;
    expect(handed).not.toHaveBeenCalled();
  }
});

test('in time the reply and the error are handed on, an error of the reply’s handler as well', async () => {
  const { run, stop } = asyncAction();
  const handed: unknown[] = [];
  const fail = (error: unknown) => void handed.push(error);
  await run(async () => 'reply', fail, fail);
  await run(() => Promise.reject('error'), fail, fail);
  await run(
    async () => 'reply',
    () => {
      throw 'bug';
    },
    fail,
  );
  stop();
  await run(async () => 'after a stop it begins anew', fail, fail);
  expect(handed).toEqual(['reply', 'error', 'bug', 'after a stop it begins anew']);
});
