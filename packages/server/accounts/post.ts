import type { House } from '../house.ts';
import { details, Refusal } from '../refusals.ts';
import type { Letter } from './sender.ts';

/** What hinders a mail server or a webhook is often over by then. */
const retryAfterS = 30;

/**
 * Sends a letter that a call is about. When it cannot be sent, what was counted and kept for it is taken back, and the
 * caller may try again soon: it was not their fault.
 */
export async function post(house: House, letter: Letter, takeBack: () => Promise<unknown>): Promise<void> {
  if (await isSent(house, letter)) return;
  await takeBack();
  throw new Refusal(503, details.cannotSend, { retryAfterS });
}

/** Sends a letter that nothing depends on. */
export async function postIfPossible(house: House, letter: Letter): Promise<void> {
  await isSent(house, letter);
}

async function isSent({ sender, log, metrics }: House, letter: Letter): Promise<boolean> {
  try {
    await sender.send(letter);
    metrics.letters.inc({ kind: letter.kind, outcome: 'sent' });
    return true;
  } catch (error) {
    metrics.letters.inc({ kind: letter.kind, outcome: 'failed' });
    // Not the message: a mail server's has the address in it, and may have the letter.
    const { name, code, responseCode, command } = error as Error & Record<string, unknown>;
    log.error({ way: letter.kind, name, code, responseCode, command }, 'a letter was not sent');
    return false;
  }
}
