import type { Contact } from '@snug/rules';
import { contactsOf, findAccount } from './accounts.ts';
import type { AccountRow, Db, GamePlayerRow } from './schema.ts';

/** How an operator names a person: by a contact, or by the id of an account or of a player in a game. */
export type Whom = Contact | { readonly playerid: string };

/** One person, as far as the database knows: their account, contacts, and all their players in games. */
export interface Person {
  readonly account: AccountRow | undefined;
  readonly contacts: readonly Contact[];
  readonly players: readonly GamePlayerRow[];
  /** The browsers that they used. */
  readonly clientHashes: readonly string[];
}

/** Undefined when nobody is found. A contact may be known without an account: invited, or sent a code. */
export async function findPerson(db: Db, whom: Whom): Promise<Person | undefined> {
  if ('contact' in whom) {
    const account = await findAccount(db, whom);
    if (account) return ofAccount(db, account);
    return (await isKnown(db, whom)) ? { account, contacts: [whom], players: [], clientHashes: [] } : undefined;
  }
  const { playerid } = whom;
  const account = await accountOf(db, playerid);
  if (account) return ofAccount(db, account);
  const player = await db
    .selectFrom('game_players')
    .selectAll()
    .where((row) => row.or([row('player_id', '=', playerid), row('player_code', '=', playerid)]))
    .executeTakeFirst();
  if (!player) return undefined;
  const owner = player.account_id === null ? undefined : await accountOf(db, player.account_id);
  if (owner) return ofAccount(db, owner);
  // A guest is identified by the browser, in other games too.
  const players = await guestsOf(db, [player.client_hash]);
  return { account: undefined, contacts: [], players, clientHashes: [player.client_hash] };
}

async function ofAccount(db: Db, account: AccountRow): Promise<Person> {
  const { account_id } = account;
  const own = await db.selectFrom('game_players').selectAll().where('account_id', '=', account_id).execute();
  const devices = await db
    .selectFrom('known_devices')
    .select('client_hash')
    .where('account_id', '=', account_id)
    .execute();
  const clientHashes = [...new Set([...own, ...devices].map(({ client_hash }) => client_hash))].filter(
    // A login without a client id has an empty hash, which identifies no browser.
    (hash) => hash !== '',
  );
  // Includes the games they played as a guest in the same browsers, before they logged in.
  const players = [...own, ...(await guestsOf(db, clientHashes))];
  return { account, contacts: contactsOf(account), players, clientHashes };
}

/** Also an erased account: a player who joined a game at that very moment is erased by erasing once more. */
function accountOf(db: Db, account_id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('account_id', '=', account_id).executeTakeFirst();
}

/** The players of browsers that nobody is logged in with. */
export async function guestsOf(db: Db, clientHashes: readonly string[]): Promise<GamePlayerRow[]> {
  if (clientHashes.length === 0) return [];
  return db
    .selectFrom('game_players')
    .selectAll()
    .where('client_hash', 'in', clientHashes)
    .where('account_id', 'is', null)
    .execute();
}

async function isKnown(db: Db, { kind, contact }: Contact): Promise<boolean> {
  const inviteIn = (table: 'team_invites' | 'game_invites') =>
    db.selectFrom(table).select('invite_id').where('kind', '=', kind).where('contact', '=', contact).executeTakeFirst();
  const found = await Promise.all([
    db.selectFrom('challenges').select('playerid').where('contact', '=', contact).executeTakeFirst(),
    inviteIn('team_invites'),
    inviteIn('game_invites'),
  ]);
  return found.some((row) => row !== undefined);
}
