import type { Db, SessionRow, Trx } from '../database/schema.ts';
import type { Store } from '../database/store.ts';
import type { Clock } from '../foundation/seams.ts';
import { type Device, deviceOf } from './device.ts';
import { isEnded } from './revocation.ts';
import { type Bearer, hostLifeMs, playerTokenLifeMs } from './tokens.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly sessions: SessionUse;
  }
}

/** Whose sessions: an account's or a quizmaster's. */
export type SessionOwner = Pick<SessionRow, 'account_id' | 'host_id'>;

/** Notes which logins are used, without a write in any call. */
export interface SessionUse {
  /** The bearer made a call, with this user agent. */
  used(bearer: Bearer, userAgent: string | undefined): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
}

/** How exactly it is known when a login was last used. */
const usedEveryMs = 3_600_000;
/** Noted more often, a login would be forgotten and noted again: no harm. */
const knownMax = 20_000;

export function ownerOf(bearer: Bearer): SessionOwner {
  return bearer.kind === 'host'
    ? { account_id: null, host_id: bearer.host.host_id }
    : { account_id: bearer.account.account_id, host_id: null };
}

/** Keeps a new login, with what its device says of itself. */
export async function addSession(
  trx: Trx,
  now: number,
  session: SessionOwner & Device & Pick<SessionRow, 'session_id' | 'how'>,
): Promise<void> {
  const lifeMs = session.host_id === null ? playerTokenLifeMs : hostLifeMs;
  await trx
    .insertInto('sessions')
    .values({ ...session, made_at: now, used_at: now, expires_at: now + lifeMs })
    .execute();
}

interface Noted {
  readonly bearer: Bearer;
  readonly userAgent: string | undefined;
  readonly at: number;
}

export function createSessionUse(store: Store, clock: Clock): SessionUse {
  /** When each login was last noted, and until when its token lives. */
  const known = new Map<string, Pick<Bearer, 'expiresAt'> & { readonly at: number }>();
  const due = new Map<string, Noted>();
  return {
    used(bearer, userAgent) {
      const { login, expiresAt } = bearer;
      const at = clock.now();
      const before = known.get(login);
      if (before && at - before.at < usedEveryMs && before.expiresAt >= expiresAt) return;
      if (known.size >= knownMax) known.clear();
      known.set(login, { at, expiresAt });
      due.set(login, { bearer, userAgent, at });
    },
    async flush() {
      if (due.size === 0) return;
      const noted = [...due.values()];
      due.clear();
      try {
        for (const each of noted) await store.write((trx) => write(trx, each));
      } catch (error) {
        for (const each of noted) if (!due.has(each.bearer.login)) due.set(each.bearer.login, each);
        throw error;
      }
    },
  };
}

async function write(trx: Trx, { bearer, userAgent, at }: Noted): Promise<void> {
  const { login, expiresAt } = bearer;
  const known = await trx
    .updateTable('sessions')
    .set({ used_at: at, expires_at: expiresAt })
    .where('session_id', '=', login)
    .returning('session_id')
    .executeTakeFirst();
  if (known) return;
  // A login from before sessions were kept: it gets one with its first use, unless it has ended meanwhile.
  const owner = ownerOf(bearer);
  if (!(await isStillValid(trx, bearer))) return;
  const how = bearer.kind === 'host' || bearer.linkGame !== undefined ? 'link' : 'code';
  await trx
    .insertInto('sessions')
    .values({
      session_id: login,
      ...owner,
      how,
      ...deviceOf(userAgent),
      made_at: bearer.authAt,
      used_at: at,
      expires_at: expiresAt,
    })
    .onConflict((row) => row.column('session_id').doNothing())
    .execute();
}

async function isStillValid(db: Db, bearer: Bearer): Promise<boolean> {
  const { login, version } = bearer;
  const { account_id, host_id } = ownerOf(bearer);
  if (await isEnded(db, login)) return false;
  const owner = await (host_id === null
    ? db.selectFrom('accounts').select(['token_version', 'kept_login']).where('account_id', '=', account_id)
    : db.selectFrom('hosts').select(['token_version', 'kept_login']).where('host_id', '=', host_id)
  ).executeTakeFirst();
  return owner?.token_version === version || owner?.kept_login === login;
}
