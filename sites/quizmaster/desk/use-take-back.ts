import { type HostMessage, hostAcceptSpelling } from '@snug/contract';
import { useHostClient } from '../host-client.ts';
import { useCommand } from '../use-command.ts';
import type { AcceptedSpelling } from './undo.ts';

/** Takes a spelling off the key again; resolves to whether it is off. */
export type TakeBack = (spelling: AcceptedSpelling) => Promise<boolean>;

export function useTakeBack(gameId: string, onTell: (message: HostMessage) => void): TakeBack {
  const { call } = useHostClient();
  const { run } = useCommand();
  return async (spelling) => {
    const body = { ...spelling, take_back: true };
    const reply = await run(() => call(hostAcceptSpelling, { params: { id: gameId }, body }));
    if (reply) onTell({ type: 'HOST_QUESTION', question: reply.question });
    return reply !== undefined;
  };
}
