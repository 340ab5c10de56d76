import { createHash } from 'node:crypto';
import { idempotencyLifeMs } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import { type Actor, accountOf } from '../accounts/actor.ts';
import { accountWithId } from '../database/accounts.ts';
import { forgetReply, keepReply, noteFirst, replySince } from '../database/replies.ts';
import type { Trx } from '../database/schema.ts';
import type { Keys } from '../foundation/keys.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import type { Upload, UploadedFile } from '../media/keep-picture.ts';

/** A call that is being answered, and the hash of what it asks for. */
interface UnderWay {
  readonly asked: string;
  readonly reply: Promise<string>;
}

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    /** Calls with an Idempotency-Key that are being answered: a repeat that arrives meanwhile waits for the first. */
    readonly repliesUnderWay: Map<string, UnderWay>;
  }
}

/** What is asked for, with the key under which it is answered once. */
interface Once {
  /** The call and its path parameters: the same key for another game is not a repeat. */
  readonly what: string;
  readonly idempotencyKey: string;
}

/**
 * For a day, a repeat gets the reply of the first request; the same key with another body is no repeat, and refused. Refusals
 * are not kept: a retry may succeed. The reply is kept after the change, so after a crash between the two a repeat is
 * answered anew (G17).
 */
export async function replyOnce(
  { store, keys, clock, repliesUnderWay }: ServerContext,
  actor: Actor,
  { what, idempotencyKey, body: given }: Once & { readonly body: unknown },
  answered: () => Promise<string>,
): Promise<string> {
  const key = keyOf(keys, actor, what, idempotencyKey);
  const asked = keys.limit(`asked\n${JSON.stringify(given)}`);
  const first = repliesUnderWay.get(key);
  if (first) {
    needSame(first.asked, asked);
    return first.reply;
  }

  const work = async () => {
    const [kept] = await replySince(store.db, { key, since: clock.now() - idempotencyLifeMs });
    if (kept) {
      needSame(kept.request_hash, asked);
      return kept.body;
    }
    const body = await answered();
    await keepReply(store.db, { key, body, at: clock.now(), request_hash: asked });
    // Kept first: an erasure that begins after this look finds it.
    const account = accountOf(actor);
    if (account && (await accountWithId(store.db, account)).length === 0) await forgetReply(store.db, { key });
    return body;
  };
  const reply = work().finally(() => repliesUnderWay.delete(key));
  repliesUnderWay.set(key, { asked, reply });
  return reply;
}

/**
 * Makes a change once for all repeats, and stores the reply in the same commit. It is for uploads: a repeat must neither
 * wait for a first request whose connection broke half-way nor get its refusal. The first one to commit wins. `change` calls
 * `note` in its transaction; in a repeat that came second `note` throws, which rolls it back. Another file under the same key
 * is no repeat, and refused (G17).
 */
export async function changeOnce(
  { store, keys, clock }: ServerContext,
  actor: Actor,
  {
    what,
    idempotencyKey,
    file,
  }: Omit<Once, 'idempotencyKey'> & {
    readonly idempotencyKey: string | undefined;
    readonly file: Upload['file'];
  },
  change: (file: Upload['file'], note: (trx: Trx) => Promise<void>) => Promise<unknown>,
): Promise<void> {
  if (idempotencyKey === undefined) return void (await change(file, async () => {}));
  const key = keyOf(keys, actor, what, idempotencyKey);
  const since = () => clock.now() - idempotencyLifeMs;
  const hashOf = ({ bytes }: UploadedFile) => keys.limit(`asked\n${createHash('sha256').update(bytes).digest('hex')}`);
  let asked: string | undefined;
  const read = async () => {
    const sent = await file();
    asked = hashOf(sent);
    return sent;
  };
  /** Whether it was made by a request before. */
  const isMade = async () => {
    const [made] = await replySince(store.db, { key, since: since() });
    if (made) needSame(made.request_hash, asked ?? hashOf(await file()));
    return made !== undefined;
  };
  if (await isMade()) return;
  const overtaken = new Error('A repeat of this call was faster.');
  try {
    await change(read, async (trx) => {
      const noted = await noteFirst(trx, { key, at: clock.now(), request_hash: asked ?? null, since: since() });
      if (noted.length === 0) throw overtaken;
    });
  } catch (error) {
    if (error !== overtaken) throw error;
    await isMade();
  }
}

/** Refuses what was not asked for under its key before. Null: an older server kept the reply alone. */
function needSame(before: string | null, asked: string): void {
  if (before !== null && before !== asked) throw new Refusal(422, details.keyUsed);
}

function keyOf(keys: Keys, { client_hash, bearer }: Actor, what: string, idempotencyKey: string): string {
  const whose = bearer?.kind === 'host' ? bearer.host.host_id : (bearer?.account.account_id ?? client_hash);
  return keys.limit(`once\n${what}\n${whose}\n${idempotencyKey}`);
}
