import { detailOf, Refused } from '@snug/client';
import { useState } from 'react';

interface Trouble {
  readonly text: string;
  /** The server's status; undefined in weather. */
  readonly status?: number;
}

/** Runs calls. What fails becomes the sentence shown: the server's own where it gave one (ERR-38). */
export function useAttempt(say: { readonly somethingWrong: string; readonly noReply: string }) {
  const [trouble, setTrouble] = useState<Trouble>();

  /** Whether it went well. `failed` is said instead of whatever the reason is. */
  async function attempt(work: () => Promise<void>, failed?: string): Promise<boolean> {
    setTrouble(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      const isNo = error instanceof Refused;
      const unsaid = isNo ? say.somethingWrong : say.noReply;
      const text = failed ?? (detailOf(error) || unsaid);
      setTrouble(isNo ? { text, status: error.status_code } : { text });
      return false;
    }
  }

  return { trouble, attempt, forget: () => setTrouble(undefined) };
}
