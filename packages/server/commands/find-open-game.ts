import { gameCodeLength } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import { type Actor, callerOf } from '../accounts/actor.ts';
import { type Turn, waitMs } from '../accounts/address-budgets.ts';
import { standingOf } from '../accounts/standing.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import type { GameRow, Trx } from '../database/schema.ts';
import type { ServerContext } from '../foundation/server-context.ts';

const codeForm = new RegExp(`^\\d{${gameCodeLength}}$`);

/** The delay of a look-up while codes are guessed from many addresses: short for a person, too long for millions of tries. */
const guessedMs = 1_000;

/** What a look-up of an unknown caller counts to. */
type LookUps = 'lookUps' | 'joinBoxLookUps';

interface LookUp {
  readonly context: ServerContext;
  readonly code: string;
  readonly actor: Actor;
  readonly lookUps: LookUps;
}

/**
 * The live game with a code, or undefined, whether the code never existed or its game is over. Only failures count, so that
 * many players can join from a pub's one address. A game at home at the address is found at once; what else a caller
 * looks for waits once too many there were wrong (H62, decision 48).
 */
export async function findOpenGame(
  context: ServerContext,
  code: string,
  actor: Actor,
  lookUps: LookUps = 'lookUps',
): Promise<GameRow | undefined> {
  const { store, quotas, clock } = context;
  const lookUp: LookUp = { context, code, actor, lookUps };
  const since = clock.now();
  const client = callerOf(actor);
  if (client !== undefined) await store.read((trx) => quotas.check(trx, 'codeFailuresOfClient', client));
  const countWrong = (trx: Trx) =>
    client === undefined ? undefined : quotas.take(trx, 'codeFailuresOfClient', client);
  const atHome = await turnAtHome(lookUp);
  const here = atHome && (await gameAtHome(lookUp, atHome));
  if (here) return here;
  const turn = await turnOf(lookUp, waitMs - (clock.now() - since)).catch(async (refusal) => {
    // That no game at home has the code is known by now, so it counts, whatever the code is.
    if (atHome && refusal instanceof Refusal) await store.write(async (trx) => countWrong(trx));
    throw refusal;
  });
  try {
    const game = await gameWithCode(context, code);
    if (!game) context.securityLog.tell('wrong-game-code', actor);
    // Checked again, since writes run one after another: concurrent guesses of one client all pass the first check.
    await store.write(async (trx) => {
      if (game && client !== undefined) await quotas.check(trx, 'codeFailuresOfClient', client);
      if (game) return;
      await countWrong(trx);
      await quotas.count(trx, 'codeFailuresOfAll', '');
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

/**
 * A turn to compare the code with the games at home at the caller's address; undefined where there are none. Beyond that budget
 * strangers wait, with those who look for the same code, and whoever has a budget of their own looks with that one.
 */
async function turnAtHome({ context, code, actor, lookUps }: LookUp): Promise<Turn | undefined> {
  const { atHome, addressBudgets } = context;
  const { address, bearer } = actor;
  if (!atHome.hasAny(address)) return undefined;
  const free = addressBudgets.tryTake(`${lookUps}AtHome`, address);
  if (free || bearer?.kind === 'host') return free;
  const own = await ownTurn(context, actor);
  own?.giveBack();
  return own ? undefined : addressBudgets.take(`${lookUps}AtHome`, address, code);
}

/** The game with this code if it is at home at the caller's address. */
async function gameAtHome({ context, code, actor: { address, client_hash } }: LookUp, turn: Turn) {
  const { atHome } = context;
  const game = await gameWithCode(context, code);
  if (!game || !atHome.has(address, game.game_id)) return undefined;
  turn.giveBack();
  if (client_hash !== undefined) atHome.welcome(address, client_hash);
  return game;
}

/** Waits until the caller may look, for `longestMs` at most. Undefined: the caller is a quizmaster, whom somebody invited. */
async function turnOf({ context, code, actor, lookUps }: LookUp, longestMs: number): Promise<Turn | undefined> {
  const { store, quotas, clock, addressBudgets } = context;
  const { address, bearer } = actor;
  if (bearer?.kind === 'host') return undefined;
  const isGuessed = await store.read((trx) => quotas.isSpent(trx, 'codeFailuresOfAll', ''));
  // Right codes wait too: a quick response would reveal them.
  if (isGuessed) await new Promise<void>((resolve) => clock.after(guessedMs, resolve));
  const own = await ownTurn(context, actor);
  if (own) return own;
  const isKnown = (await standingOf(store.db, actor)) === 'known';
  return addressBudgets.take(isKnown ? 'lookUpsOfKnown' : lookUps, address, code, longestMs);
}

/** A unit of the budget that accounts and players have apart from strangers, while there is one. */
async function ownTurn({ store, addressBudgets }: ServerContext, actor: Actor): Promise<Turn | undefined> {
  const standing = await standingOf(store.db, actor);
  if (standing === 'unknown') return undefined;
  return addressBudgets.tryTake(standing === 'known' ? 'lookUpsOfKnown' : 'lookUpsOfPlayers', actor.address);
}

async function gameWithCode({ store }: ServerContext, code: string): Promise<GameRow | undefined> {
  if (!codeForm.test(code)) return undefined;
  const [game] = await liveWithCode(store.db, { code });
  return game;
}

const liveWithCode = compiledQuery((db, { code }: { code: string }) =>
  db.selectFrom('games').selectAll().where('code', '=', code).where('status', '=', 'live'),
);
