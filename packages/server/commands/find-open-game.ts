import { gameCodeLength } from '@snug/contract';
import type { Actor } from '../accounts/actor.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import { quotaTable } from '../database/quotas.ts';
import type { GameRow } from '../database/schema.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import type { ServerContext } from '../foundation/server-context.ts';

const codeForm = new RegExp(`^\\d{${gameCodeLength}}$`);

/** What a look-up waits while somebody tries codes from everywhere: people hardly notice, who tries millions does. */
const guessedMs = 1_000;

/**
 * The game that a code opens now, or undefined: the same for a code that never was and for one that is over. Failures
 * count, successes do not, so that a pub's one address is no limit to its players (H62).
 */
export async function findOpenGame(context: ServerContext, code: string, actor: Actor): Promise<GameRow | undefined> {
  const { store, quotas, clock } = context;
  const { codeFailuresOfClient, codeFailuresOfAddress, codeFailuresOfAll } = quotaTable;
  const client = actor.client_hash ?? actor.address;
  const isGuessed = await store.read(async (trx) => {
    await quotas.check(trx, codeFailuresOfClient, client);
    await quotas.check(trx, codeFailuresOfAddress, actor.address);
    return quotas.isSpent(trx, codeFailuresOfAll, '');
  });
  // Right codes too: a quick answer would tell that a code is one.
  if (isGuessed) await new Promise<void>((resolve) => clock.after(guessedMs, resolve));
  const game = codeForm.test(code) ? await openGame(context, code) : undefined;
  // Decided one after another: of a thousand guesses that are made at once, each would else be the first.
  await store.write(async (trx) => {
    const decide = game ? quotas.check : quotas.take;
    await decide(trx, codeFailuresOfClient, client);
    await decide(trx, codeFailuresOfAddress, actor.address);
    if (!game) await quotas.count(trx, codeFailuresOfAll, '');
  });
  return game;
}

/** The same, refused with 404 when there is none. */
export async function gameByCode(context: ServerContext, code: string, actor: Actor): Promise<GameRow> {
  const game = await findOpenGame(context, code.trim(), actor);
  if (!game) throw new Refusal(404, details.unknownCode);
  return game;
}

async function openGame({ store }: ServerContext, code: string): Promise<GameRow | undefined> {
  const [game] = await liveWithCode(store.db, { code });
  return game;
}

const liveWithCode = compiledQuery((db, { code }: { code: string }) =>
  db.selectFrom('games').selectAll().where('code', '=', code).where('status', '=', 'live'),
);
