import { details, Refusal } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
export function clientHashOf({ client_hash }) {
    if (client_hash === undefined)
        throw new Refusal(400, details.clientIdMissing);
    return client_hash;
}
/** What limits on sending count per: the account, whatever its client id, or else the browser. */
export function senderOf(actor) {
    return accountOf(actor)?.account_id ?? clientHashOf(actor);
}
export function accountOf({ bearer }) {
    return bearer?.kind === 'player' ? bearer.account : undefined;
}
export function accountIdOf(actor) {
    const account = accountOf(actor);
    if (!account)
        throw new Refusal(403, details.loginNeeded);
    return account.account_id;
}
export function hostOf({ bearer }) {
    if (bearer?.kind !== 'host')
        throw new Refusal(403, details.hostOnly);
    return bearer.host;
}
/**
 * The actor's player in a game: the account's, or else the guest with this client id. A registered player needs a login,
 * whatever the client id (JOIN-07).
 */
export async function findPlayer(db, game_id, actor) {
    const { client_hash } = actor;
    if (actor.bearer?.kind === 'host')
        return undefined;
    const account = accountOf(actor);
    const [[own], [guest]] = await Promise.all([
        account ? ownPlayer(db, { game_id, account_id: account.account_id }) : [],
        client_hash === undefined ? [] : guestPlayer(db, { game_id, client_hash }),
    ]);
    return own ?? guest;
}
const playersHere = (db, game_id) => db.selectFrom('game_players').selectAll().where('game_id', '=', game_id).where('left_at', 'is', null);
const ownPlayer = compiledQuery((db, { game_id, account_id }) => playersHere(db, game_id).where('account_id', '=', account_id));
const guestPlayer = compiledQuery((db, { game_id, client_hash }) => playersHere(db, game_id).where('client_hash', '=', client_hash).where('account_id', 'is', null));
