import { expect } from 'vitest';
import type { Reply } from '../http/player.ts';

/** That a call is refused, with this status and sentence. */
export async function expectRefusal(reply: Promise<Reply<unknown>>, status: number, detail: string): Promise<void> {
  const refused = await reply;
  expect({ status: refused.status, detail: refused.detail }).toEqual({ status, detail });
}
