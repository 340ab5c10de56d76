import { gameCodeLength } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import type { Actor } from '../accounts/actor.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import type { GameRow } from '../database/schema.ts';
import type { ServerContext } from '../foundation/server-context.ts';

const codeForm = new RegExp(`^\\d{${gameCodeLength}}$`);

/** The delay of a look-up while codes are guessed from many addresses: short for a person, too long for millions of tries. */
const guessedMs = 1_000;

/**
 * The live game with a code, or undefined, whether the code never existed or its game is over. Only failures count for the
 * quotas, so that many players can join from a pub's one address (H62).
 */
export async function findOpenGame(context: ServerContext, code: string, actor: Actor): Promise<GameRow | undefined> {
  const { store, quotas, clock } = context;
  const client = actor.client_hash ?? actor.address;
  const isGuessed = await store.read(async (trx) => {
    await quotas.check(trx, 'codeFailuresOfClient', client);
    await quotas.check(trx, 'codeFailuresOfAddress', actor.address);
    return quotas.isSpent(trx, 'codeFailuresOfAll', '');
  });
  // Right codes wait too: a quick response would reveal them.
  if (isGuessed) await new Promise<void>((resolve) => clock.after(guessedMs, resolve));
  const [game] = codeForm.test(code) ? await liveWithCode(store.db, { code }) : [];
  if (!game) context.securityLog.tell('wrong-game-code', actor);
  // Checked again, since writes run one after another: concurrent guesses all pass the first check.
  await store.write(async (trx) => {
    const decide = game ? quotas.check : quotas.take;
    await decide(trx, 'codeFailuresOfClient', client);
    await decide(trx, 'codeFailuresOfAddress', actor.address);
    if (!game) await quotas.count(trx, 'codeFailuresOfAll', '');
  });
  return game;
}

/** The live game with a code. Refuses with 404 when there is none. */
export async function gameByCode(context: ServerContext, code: string, actor: Actor): Promise<GameRow> {
  const game = await findOpenGame(context, code.trim(), actor);
  if (!game) throw new Refusal(404, details.unknownCode);
  return game;
}

const liveWithCode = compiledQuery((db, { code }: { code: string }) =>
  db.selectFrom('games').selectAll().where('code', '=', code).where('status', '=', 'live'),
);
