import { hostRehearsal, hostStartRehearsal, hostStopRehearsal, type Rehearsal } from '@snug/contract';
import { useCallback, useEffect, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { type Command, useCommand } from '../use-command.ts';
import { useLoaded } from '../use-loaded.ts';

/** How often a rehearsal that is playing is looked at. */
const looksEveryMs = 1_000;

export interface RehearsalHere extends Pick<Command, 'busy' | 'failure'> {
  /** The last one; null: there was none; undefined: not loaded yet. */
  readonly rehearsal: Rehearsal | null | undefined;
  readonly failed: boolean;
  again(): void;
  /** Resolve to whether it could be done. */
  start(): Promise<boolean>;
  stop(): Promise<boolean>;
}

/** The last rehearsal of a game, looked at again and again while it is playing. */
export function useRehearsal(gameId: string): RehearsalHere {
  const { call } = useHostClient();
  const { run, busy, failure } = useCommand();
  const load = useCallback(
    (signal: AbortSignal) => call(hostRehearsal, { params: { id: gameId }, signal }),
    [call, gameId],
  );
  const { value, failed, again } = useLoaded(load);
  // What a press has brought about stands until the next look.
  const [told, setTold] = useState<{ rehearsal: Rehearsal | null; before: typeof value }>();
  const rehearsal = told && told.before === value ? told.rehearsal : value?.rehearsal;
  const isPlaying = rehearsal?.state === 'playing';

  // `value` is another one after each look, and `failed` after one that had no answer: each time the next look is due.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(again, looksEveryMs);
    return () => clearTimeout(timer);
  }, [isPlaying, value, failed, again]);

  const press = (row: typeof hostStartRehearsal | typeof hostStopRehearsal) => async () => {
    const reply = await run(() => call(row, { params: { id: gameId } }));
    if (reply) setTold({ rehearsal: reply.rehearsal, before: value });
    again();
    return reply !== undefined;
  };
  return {
    ...{ rehearsal, failed, busy, failure, again },
    start: press(hostStartRehearsal),
    stop: press(hostStopRehearsal),
  };
}
