import type { PackInput } from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import { createTokens } from '../../../server/accounts/tokens.ts';
import { createGame } from '../../../server/commands/create-game.ts';
import { compiledQuery } from '../../../server/database/compiled-query.ts';
import { insertHost } from '../../../server/database/hosts.ts';
import type { Database } from '../../../server/database/schema.ts';
import type { Store } from '../../../server/database/store.ts';
import { newId } from '../../../server/foundation/ids.ts';
import type { ProcessSeams } from './process.ts';

type OfficeSeams = Pick<ProcessSeams, 'database' | 'clock' | 'random' | 'keys' | 'signatures'>;

/** The one venue and its quizmaster exist before any seed, and are the same in all. */
const venue_id = 'venueofthesimulation';
const host_id = 'hostofthesimulation';

const keepAccount = compiledQuery((db, { account }: { account: Database['accounts'] }) =>
  db.insertInto('accounts').values(account),
);

/**
 * What happens beside the server, directly in the database: games and accounts that exist already, logins that end
 * elsewhere. Long: the list of what happens beside the server.
 */
export async function openOffice({ database, clock, random, keys, signatures }: OfficeSeams) {
  const { db } = database;
  const tokens = createTokens(keys, clock, random, { db } as Store, signatures);
  const packs = new WeakMap<PackInput, Pack>();

  await db.insertInto('venues').values({ venue_id, name: 'The Crown', demo: 0, created_at: 0 }).execute();
  await insertHost(db, { host_id, venue_id, name: 'Robin', role: 'owner', now: 0 });
  database.keep();

  /** Never inside a change of its own. */
  function directDatabase() {
    if (database.isChanging) throw new Error('Something is half written: this cannot be done in the middle of it.');
    return db;
  }

  async function end(jti: string, exp: number): Promise<void> {
    await directDatabase()
      .insertInto('revoked_tokens')
      .values({ jti, expires_at: exp * 1_000, since: 0 })
      .onConflict((row) => row.column('jti').doNothing())
      .execute();
  }

  return {
    /** Creates a game of the one venue, and a login of its quizmaster. */
    async newGame(input: PackInput) {
      const pack = packs.get(input) ?? Pack.parse(input);
      packs.set(input, pack);
      const wanted = { venue_id, host_id, title: pack.title, pack };
      const through = database.through(async (compiled) => database.execute(compiled));
      return {
        ...(await createGame(through, { clock, random }, wanted)),
        hostToken: await tokens.ofHost({ host_id, token_version: 0 }),
      };
    },

    /** Creates an account that has logged in by e-mail. */
    async newAccount(player_name: string) {
      const account_id = newId(random);
      const account: Database['accounts'] = {
        account_id,
        player_name,
        email: `${account_id}@example.com`,
        phone: null,
        token_version: 1,
        kept_login: null,
        profile_img: '',
        created_at: clock.now(),
        erased_at: null,
      };
      await keepAccount(directDatabase(), { account });
      return { token: await tokens.ofPlayer(account), account_id };
    },

    /** Ends the login of a token, with all its tokens. Returns the login. */
    async endLogin(token: string): Promise<string> {
      const { sid, exp } = claimsOf(token);
      await end(sid, exp);
      return sid;
    },

    async endToken(token: string): Promise<void> {
      const { jti, exp } = claimsOf(token);
      await end(jti, exp);
    },
  };
}

function claimsOf(token: string): { jti: string; sid: string; exp: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
