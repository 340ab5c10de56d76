import { idempotencyLifeMs } from '@snug/contract';
import { keepReply, noteFirst, replySince } from '../database/replies.ts';
/**
 * For a day, a repeat gets the reply of the first request. Refusals are not kept: a retry may succeed. The reply is kept
 * after the change, so after a crash between the two a repeat is answered anew (G17).
 */
export async function replyOnce({ store, keys, clock, repliesUnderWay }, actor, 
/** The call and its path parameters: the same key for another game is not a repeat. */
what, idempotencyKey, answered) {
    const key = keyOf(keys, actor, what, idempotencyKey);
    const first = repliesUnderWay.get(key);
    if (first)
        return first;
    const work = async () => {
        const [kept] = await replySince(store.db, { key, since: clock.now() - idempotencyLifeMs });
        if (kept)
            return kept.body;
        const body = await answered();
        const at = clock.now();
        await keepReply(store.db, { key, body, at });
        return body;
    };
    const working = work().finally(() => repliesUnderWay.delete(key));
    repliesUnderWay.set(key, working);
    return working;
}
/**
 * Makes a change once for all repeats, and stores the reply in the same commit. It is for uploads: a repeat must neither
 * wait for a first request whose connection broke half-way nor get its refusal. The first one to commit wins. `change` calls
 * `note` in its transaction; in a repeat that came second `note` throws, which rolls it back (G17).
 */
export async function changeOnce({ store, keys, clock }, actor, what, idempotencyKey, change) {
    if (idempotencyKey === undefined)
        return void (await change(async () => { }));
    const key = keyOf(keys, actor, what, idempotencyKey);
    const since = () => clock.now() - idempotencyLifeMs;
    if ((await replySince(store.db, { key, since: since() })).length > 0)
        return;
    const overtaken = new Error('A repeat of this call was faster.');
    try {
        await change(async (trx) => {
            const noted = await noteFirst(trx, { key, at: clock.now(), since: since() });
            if (noted.length === 0)
                throw overtaken;
        });
    }
    catch (error) {
        if (error !== overtaken)
            throw error;
    }
}
function keyOf(keys, { client_hash, bearer }, what, idempotencyKey) {
    const whose = bearer?.kind === 'host' ? bearer.host.host_id : (bearer?.account.account_id ?? client_hash);
    return keys.limit(`once\n${what}\n${whose}\n${idempotencyKey}`);
}
