import { details, Refusal } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import { fromRow } from '../database/rows.ts';
/** A caller and their player in a game: the account's, also if they have left, or else this client's guest. */
export async function readCaller(db, game_id, { client_hash, account_id }) {
    const game = await readGame(db, game_id);
    const [account] = account_id === undefined ? [] : await accountOf(db, { account_id });
    const [own] = account_id === undefined ? [] : await ofAccount(db, { game_id, account_id });
    const [found] = own || client_hash === undefined ? [own] : await ofGuest(db, { game_id, client_hash });
    return { game, client_hash: client_hash ?? '', account, found: found && fromRow(found) };
}
/** The game's id and status. */
export async function readGame(db, game_id) {
    const [game] = await gameOf(db, { game_id });
    if (!game)
        throw new Refusal(404, details.gameNotFound);
    return game;
}
const gameOf = compiledQuery((db, { game_id }) => db.selectFrom('games').select(['game_id', 'status']).where('game_id', '=', game_id));
const accountOf = compiledQuery((db, { account_id }) => db
    .selectFrom('accounts')
    .select(['account_id', 'player_name', 'profile_img'])
    .where('account_id', '=', account_id)
    .where('erased_at', 'is', null));
const players = (db, game_id) => db.selectFrom('game_players').selectAll().where('game_id', '=', game_id);
const ofAccount = compiledQuery((db, { game_id, account_id }) => players(db, game_id).where('account_id', '=', account_id));
const ofGuest = compiledQuery((db, { game_id, client_hash }) => players(db, game_id).where('client_hash', '=', client_hash).where('account_id', 'is', null));
