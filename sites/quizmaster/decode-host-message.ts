import type { HostMessage } from '@snug/contract';
import { HostMessage as HostMessageShape } from '@snug/contract/shapes';

const known: Readonly<Record<HostMessage['type'], true>> = {
  HOST_STATE: true,
  HOST_TEAM: true,
  HOST_TEAM_GONE: true,
  HOST_WATCHERS: true,
  HOST_GRADES: true,
  HOST_QUESTION: true,
  HOST_DOUBLE_RULE: true,
  HOST_ADJUSTMENTS: true,
  HOST_APPEAL: true,
  HOST_RELOAD: true,
  HOST_PHOTOS: true,
};

/** Decodes a message of the quizmaster's stream; undefined for an unknown type. Throws when a known one is malformed. */
export function decodeHostMessage(data: string): HostMessage | undefined {
  const message: unknown = JSON.parse(data);
  const type = typeof message === 'object' && message !== null && 'type' in message ? String(message.type) : '';
  return Object.hasOwn(known, type) ? HostMessageShape.parse(message) : undefined;
}
