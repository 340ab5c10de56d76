import { randomId, systemRandom } from '@snug/client';
import { idempotencyHeader } from '@snug/contract';
import { useRef } from 'react';

/**
 * The headers with which something new is sent. Its reply may be lost on the way: sent again as it is, it has the same key,
 * and the server makes it once. `answered` ends that: the same sent again makes another.
 */
export function useOnlyOnce() {
  const unanswered = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return {
    headers(body: object): Record<string, string> {
      const text = JSON.stringify(body);
      if (unanswered.current?.text !== text) unanswered.current = { text, key: randomId(systemRandom) };
      return { [idempotencyHeader]: unanswered.current.key };
    },
    answered(): void {
      unanswered.current = undefined;
    },
  };
}
