import { accountOf, clientHashOf } from '../accounts/actor.ts';
/** The hash of an account id or client id that survey answers are stored under, so that they name nobody (OPEN-57). */
export function surveyIdentity(keys, id) {
    return keys.limit(`survey\n${id}`);
}
/** The account and its browser's guest: a login neither resets the daily limit nor repeats questions (H31). */
export function surveyIdentitiesOf(keys, actor) {
    const guest = surveyIdentity(keys, clientHashOf(actor));
    const account = accountOf(actor);
    return account ? [surveyIdentity(keys, account.account_id), guest] : [guest];
}
