import { gameCodeLength } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import { type Actor, callerOf } from '../accounts/actor.ts';
import type { Turn } from '../accounts/address-budgets.ts';
import { standingOf } from '../accounts/standing.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import type { GameRow } from '../database/schema.ts';
import type { ServerContext } from '../foundation/server-context.ts';

const codeForm = new RegExp(`^\\d{${gameCodeLength}}$`);

/** The delay of a look-up while codes are guessed from many addresses: short for a person, too long for millions of tries. */
const guessedMs = 1_000;

/** What a look-up of an unknown caller counts to. */
type LookUps = 'lookUps' | 'joinBoxLookUps';

/**
 * The live game with a code, or undefined, whether the code never existed or its game is over. Only failures count, so that
 * many players can join from a pub's one address. A game at home at the address is found at once; what else an unknown
 * caller looks for waits once too many there were wrong (H62, decision 48).
 */
export async function findOpenGame(
  context: ServerContext,
  code: string,
  actor: Actor,
  lookUps: LookUps = 'lookUps',
): Promise<GameRow | undefined> {
  const { store, quotas } = context;
  const client = callerOf(actor);
  if (client !== undefined) await store.read((trx) => quotas.check(trx, 'codeFailuresOfClient', client));
  const here = await gameAtHome(context, code, actor, lookUps);
  if (here) return here;
  const turn = await turnOf(context, code, actor, lookUps);
  try {
    const game = await gameWithCode(context, code);
    if (!game) context.securityLog.tell('wrong-game-code', actor);
    // Checked again, since writes run one after another: concurrent guesses of one client all pass the first check.
    await store.write(async (trx) => {
      const decide = game ? quotas.check : quotas.take;
      if (client !== undefined) await decide(trx, 'codeFailuresOfClient', client);
      if (!game) await quotas.count(trx, 'codeFailuresOfAll', '');
    });
    if (game) turn?.giveBack();
    return game;
  } catch (refusal) {
    // Nothing was revealed.
    turn?.giveBack();
    throw refusal;
  }
}

/** The live game with a code. Refuses with 404 when there is none. */
export async function gameByCode(context: ServerContext, code: string, actor: Actor): Promise<GameRow> {
  const game = await findOpenGame(context, code.trim(), actor);
  if (!game) throw new Refusal(404, details.unknownCode);
  return game;
}

/** The game with this code if it is at home at the caller's address, without any wait. */
async function gameAtHome(context: ServerContext, code: string, { address, client_hash }: Actor, lookUps: LookUps) {
  const { atHome, addressBudgets } = context;
  if (!atHome.hasAny(address)) return undefined;
  const turn = addressBudgets.tryTake(`${lookUps}AtHome`, address);
  if (!turn) return undefined;
  const game = await gameWithCode(context, code);
  if (!game || !atHome.has(address, game.game_id)) return undefined;
  turn.giveBack();
  if (client_hash !== undefined) atHome.welcome(address, client_hash);
  return game;
}

/** Waits until the caller may look. Undefined: the limits of the address are not theirs. */
async function turnOf(context: ServerContext, code: string, actor: Actor, lookUps: LookUps): Promise<Turn | undefined> {
  const { store, quotas, clock, addressBudgets } = context;
  const { address } = actor;
  const standing = await standingOf(store.db, actor);
  if (standing === 'known') return undefined;
  const own = standing === 'player' ? addressBudgets.tryTake('lookUpsOfPlayers', address) : undefined;
  if (own) return own;
  const isGuessed = await store.read((trx) => quotas.isSpent(trx, 'codeFailuresOfAll', ''));
  // Right codes wait too: a quick response would reveal them.
  if (isGuessed) await new Promise<void>((resolve) => clock.after(guessedMs, resolve));
  return addressBudgets.take(lookUps, address, code);
}

async function gameWithCode({ store }: ServerContext, code: string): Promise<GameRow | undefined> {
  if (!codeForm.test(code)) return undefined;
  const [game] = await liveWithCode(store.db, { code });
  return game;
}

const liveWithCode = compiledQuery((db, { code }: { code: string }) =>
  db.selectFrom('games').selectAll().where('code', '=', code).where('status', '=', 'live'),
);
