import type { Message } from '@snug/contract';
import { checkMessage } from '@snug/contract/message-guards';
import { handlers } from './reduce.ts';

/** The message in a frame's `data`; undefined for an unknown type. Throws when a known type is malformed. */
export function decodeMessage(data: string): Message | undefined {
  const message: unknown = JSON.parse(data);
  if (typeof message === 'object' && message !== null && 'type' in message) {
    if (typeof message.type === 'string' && !Object.hasOwn(handlers, message.type)) return undefined;
  }
  return checkMessage(message);
}
