import { lockAccount } from '../database/accounts.ts';
import { findPerson, type Whom } from '../database/person.ts';
import type { ErasureRow } from '../database/schema.ts';
import { gameLock, type Store } from '../database/store.ts';
import { newId } from '../foundation/ids.ts';
import { sweep } from '../media/sweep.ts';
import { closeInvites } from './erasing/close-invites.ts';
import type { EraseContext } from './erasing/erase-context.ts';
import { eraseFromMessages } from './erasing/erase-from-messages.ts';
import { eraseInGame } from './erasing/erase-in-game.ts';
import { deletePictures } from './erasing/erase-pictures.ts';
import { noted, personOf } from './erasing/erased-person.ts';
import { forgetAccount } from './erasing/forget-account.ts';
import { forgetLinks } from './erasing/forget-links.ts';
import { forgetReplies } from './erasing/forget-replies.ts';
import { leaveTeams } from './erasing/leave-teams.ts';
import { unlinkSurveys } from './erasing/unlink-surveys.ts';

/** How much was erased. */
export interface Erased {
  readonly games: number;
  readonly pictures: number;
  /** Registered teams that they owned, by what happened to them. */
  readonly handedOver: number;
  readonly disbanded: number;
  /** The database's write-ahead log could not be emptied: it holds their data for a while. */
  readonly lingers: boolean;
}

/**
 * Erases all personal data of a player, for good: names, contacts, pictures, logins and browsers. Their team's answers and
 * scores stay, with the name of a former player (H76). Undefined if no such person is known.
 *
 * The first transaction ends the account; the rest goes in many small ones, so that a running game never waits for it, one
 * after another in this process. What fails or is cut off is finished later (`finishErasures`).
 */
export async function erase(context: EraseContext, whom: Whom): Promise<Erased | undefined> {
  const erasure = await beginErasure(context, whom);
  return erasure && finishErasure(context, erasure);
}

/** Ends the account, and notes what is to be erased. Undefined if no such person is known. */
export function beginErasure(context: EraseContext, whom: Whom): Promise<ErasureRow | undefined> {
  return context.store.write(async (trx) => {
    const person = await findPerson(trx, whom);
    if (!person) return undefined;
    // Before any other row is locked, since some of those may be waited for.
    if (person.account) await lockAccount(trx, person.account.account_id);
    const erasure = {
      erasure_id: newId(context.random),
      account_id: person.account?.account_id ?? null,
      contacts: JSON.stringify(person.contacts),
      client_hashes: JSON.stringify(person.clientHashes),
      players: JSON.stringify(person.players.map(noted)),
      begun_at: context.clock.now(),
    };
    await trx.insertInto('erasures').values(erasure).execute();
    await closeInvites(trx, context, person);
    await forgetAccount(trx, context, person);
    return erasure;
  });
}

/**
 * Finishes what was begun and not finished: by a process that has ended, or where the database was busy. One that fails holds
 * up no other.
 */
export async function finishErasures(
  context: EraseContext,
  isOver: () => boolean,
  failed: (error: unknown) => void,
): Promise<void> {
  const begun = await context.store.db.selectFrom('erasures').selectAll().orderBy('begun_at').execute();
  for (const erasure of begun) await finishErasure(context, erasure, isOver).catch(failed);
}

/** The last erasure that was asked for: they go one after another in each process, however many are asked for at once. */
const lastErasures = new WeakMap<Store, Promise<unknown>>();

export function finishErasure(
  context: EraseContext,
  erasure: ErasureRow,
  isOver = () => false,
): Promise<Erased | undefined> {
  const { store } = context;
  const before = lastErasures.get(store) ?? Promise.resolve();
  const done = before.then(() => erasePerson(context, erasure, isOver));
  lastErasures.set(
    store,
    done.catch(() => {}),
  );
  return done;
}

/** Undefined where `isOver` has stopped it. What a part has erased already it leaves alone, so that all may be done twice. */
async function erasePerson(
  context: EraseContext,
  erasure: ErasureRow,
  isOver: () => boolean,
): Promise<Erased | undefined> {
  const { store } = context;
  if (isOver()) return undefined;
  const person = await personOf(store, erasure);
  if (!person) return undefined;
  await forgetLinks(context, person, isOver);
  let pictures = 0;
  for (const player of person.players) {
    if (isOver()) return undefined;
    const { game_id, player_id } = player;
    const erased = await store.write((trx) => eraseInGame(trx, context, person, player_id), gameLock(game_id));
    if (erased === undefined) continue;
    pictures += erased;
    await eraseFromMessages(store, person, player, isOver);
  }
  if (isOver()) return undefined;
  const teams = await leaveTeams(context, person);
  pictures += await store.write((trx) => deletePictures(trx, context, person.account?.account_id));
  await store.write((trx) => unlinkSurveys(trx, context, person));
  await forgetReplies(context, person, isOver);
  if (isOver()) return undefined;
  await store.write((trx) => trx.deleteFrom('erasures').where('erasure_id', '=', erasure.erasure_id).execute());
  // Files are deleted once no row shows them. What cannot be deleted now is deleted at the server's next start.
  await sweep(context);
  const isLogEmpty = await store.emptyLog?.();
  return { games: person.players.length, pictures, ...teams, lingers: isLogEmpty === false };
}
