import { isTipHandle } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
/** Sets a quizmaster's handle for tips; '' for none. It becomes part of a link on players' phones (H52). */
export async function setTipHandle({ store }, host_id, given) {
    const tip_handle = given.trim();
    if (tip_handle !== '' && !isTipHandle(tip_handle))
        throw new Refusal(400, details.badHandle);
    await store.db.updateTable('hosts').set({ tip_handle }).where('host_id', '=', host_id).execute();
}
