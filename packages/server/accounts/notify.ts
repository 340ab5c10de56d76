import { quotaTable } from '../database/quotas.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import type { Notification } from './sender.ts';

/** What hinders a mail server or a webhook is often over by then. */
const retryAfterS = 30;
/** The day's text messages are counted anew within a day: who asks each hour is in time. */
const noTextsRetryAfterS = 3_600;

/**
 * Sends a letter that a call is about. When it cannot be sent, what was counted and kept for it is taken back, and the
 * caller may try again soon: it was not their fault.
 */
export async function sendNotification(
  context: ServerContext,
  letter: Notification,
  takeBack: () => Promise<unknown>,
): Promise<void> {
  const isAllowed = await mayLeave(context, letter);
  if (isAllowed && (await isSent(context, letter))) return;
  await takeBack();
  if (!isAllowed) throw new Refusal(503, details.noTextsLeft, { retryAfterS: noTextsRetryAfterS });
  throw new Refusal(503, details.cannotSend, { retryAfterS });
}

/** Sends a letter that nothing depends on. */
export async function sendNotificationIfPossible(context: ServerContext, letter: Notification): Promise<void> {
  if (await mayLeave(context, letter)) await isSent(context, letter);
}

/**
 * Whether the day has a text message left, which is counted: whoever has found a way past all other limits costs the
 * operator a day's worth and no more (H39). Also what fails then stays counted, since a slow webhook may have sent it.
 */
async function mayLeave({ store, quotas, log, smsPerDay }: ServerContext, { kind }: Notification): Promise<boolean> {
  if (kind !== 'phone') return true;
  const { textMessagesOfAll } = quotaTable;
  const count = await store.write((trx) => quotas.count(trx, textMessagesOfAll, ''));
  if (count === smsPerDay + 1) log.error({ smsPerDay }, 'ALARM: no more text messages leave today: SNUG_SMS_PER_DAY');
  return count <= smsPerDay;
}

async function isSent({ sender, log, metrics }: ServerContext, letter: Notification): Promise<boolean> {
  const { kind } = letter;
  try {
    await sender.send(letter);
    metrics.letters.inc({ kind, outcome: 'sent' });
    return true;
  } catch (error) {
    // Not the message: a mail server's has the address in it, and may have the letter.
    const { name, code, responseCode, command } = error as Error & Record<string, unknown>;
    metrics.letters.inc({ kind, outcome: 'failed' });
    log.error({ way: kind, name, code, responseCode, command }, 'a letter was not sent');
    return false;
  }
}
