import { details, Refusal } from '@snug/rules';
/** When to try again: a mail server or a webhook often works again by then. */
const retryAfterS = 30;
/** When to try again over the daily quota: its count begins anew within a day, so a try each hour is enough. */
const noTextsRetryAfterS = 3600;
/**
 * Sends the notification that a call is about. When it cannot be sent, `takeBack` undoes what was counted and stored for
 * it, and the caller may try again soon: it was not their fault.
 */
export async function sendNotification(context, notification, takeBack) {
    const isAllowed = await mayLeave(context, notification);
    if (isAllowed && (await isSent(context, notification)))
        return;
    await takeBack();
    if (!isAllowed)
        throw new Refusal(503, details.noTextsLeft, { retryAfterS: noTextsRetryAfterS });
    throw new Refusal(503, details.cannotSend, { retryAfterS });
}
/** Sends a notification that nothing depends on. */
export async function sendNotificationIfPossible(context, notification) {
    if (await mayLeave(context, notification))
        await isSent(context, notification);
}
/**
 * Whether a text message may still be sent today; counts it. An attacker who gets past all other limits costs the operator
 * no more than one day's quota (H39). A text message that fails stays counted, since a slow webhook may have sent it.
 */
async function mayLeave({ store, quotas, log, smsPerDay }, { kind }) {
    if (kind !== 'phone')
        return true;
    const count = await store.write((trx) => quotas.count(trx, 'textMessagesOfAll', ''));
    if (count === smsPerDay + 1)
        log.error({ smsPerDay }, 'ALARM: no more text messages leave today: SNUG_SMS_PER_DAY');
    return count <= smsPerDay;
}
async function isSent({ sender, log, metrics }, notification) {
    const { kind } = notification;
    try {
        await sender.send(notification);
        metrics.notifications.inc({ kind, outcome: 'sent' });
        return true;
    }
    catch (error) {
        // Not the error's message: a mail server's has the address in it, and may have the notification's text.
        const { name, code, responseCode, command } = error;
        metrics.notifications.inc({ kind, outcome: 'failed' });
        log.error({ way: kind, name, code, responseCode, command }, 'a notification was not sent');
        return false;
    }
}
