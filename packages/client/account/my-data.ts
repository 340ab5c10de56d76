import { askMyDataCode, deleteMyAccount, downloadMyData, type ReplyOf } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { logOut } from '../logout.ts';
import { isNetworkError, Refused } from '../refused.ts';
import { type Watched, watched } from '../watched.ts';
import { type AccountError, accountCalls } from './account-calls.ts';
import { type PendingCode, pendingCode } from './pending-code.ts';

/** A deletion may take long on a server with many nights, and must not seem lost while it is under way. */
const deletionMs = 60_000;

/** What somebody does with what is held about them. */
export type MyDataUse = 'download' | 'delete';

/** A download or a deletion that waits for its code. */
export interface PendingMyData extends PendingCode {
  readonly use: MyDataUse;
  /** Where the code went, most of it hidden. */
  readonly sentTo: string;
  /** The player whose data it is. */
  readonly sub: string;
}

interface MyDataState {
  /** `deleting`: what a deletion means is read, and no code was asked for yet. */
  readonly at: 'shown' | 'deleting';
  readonly pending: PendingMyData | undefined;
  readonly error: AccountError | undefined;
  /** The file that was saved last. */
  readonly saved: string | undefined;
  readonly isSending: boolean;
}

/** Downloads what is held about a player, or deletes their account, each with a code. Headless. */
interface MyDataSteps extends Watched<MyDataState> {
  start(): void;
  stop(): void;
  /** Reads first what a deletion means. */
  consider(): void;
  /** Back to both choices. */
  leave(): void;
  /** Sends the code, or another one. */
  send(use: MyDataUse): Promise<boolean>;
  /** Hands the file to `save` when the code is right. */
  download(code: string, save: (file: ReplyOf<typeof downloadMyData>) => void): Promise<boolean>;
  /** Tells `gone` once the account is deleted; then this device forgets the login. */
  remove(code: string, gone: () => void): Promise<void>;
}

/** @example const myData = createMyData(core, claims.sub, Date.now); myData.start(); */
export function createMyData(core: SnugCore, sub: string, now: () => number): MyDataSteps {
  const code = pendingCode<PendingMyData>({
    store: core.storage.session,
    key: 'snug_my_data',
    now,
    accepts: (found) => isPendingMyData(found) && found.sub === sub,
    show: (pending) => put({ pending }),
  });
  const { get, set, subscribe } = watched<MyDataState>({
    at: 'shown',
    pending: code.get(),
    error: undefined,
    saved: undefined,
    isSending: false,
  });
  const put = (change: Partial<MyDataState>): void => set({ ...get(), ...change });
  const { run, abandon, start, stop } = accountCalls(core, (error) => put({ error }));

  let asking: { readonly use: MyDataUse; readonly reply: Promise<void> } | undefined;
  let wasDeletionLost = false;

  /** Not ended when the screen is left: the code goes out all the same, and no other is sent so soon after it. */
  async function ask(use: MyDataUse, abandoned: AbortSignal): Promise<void> {
    const { sent_to: sentTo } = await core.call(askMyDataCode, { body: { use } });
    const before = code.get();
    const pending = { use, sentTo, sub, sent: (before?.use === use ? before.sent : 0) + 1, sentAt: now() };
    if (abandoned.aborted) code.leaveLate(pending);
    else code.keep(pending);
  }

  /** Deletes the account. Once a reply was lost, an unknown login means that it is deleted. */
  async function erase(typed: string): Promise<void> {
    try {
      await core.call(deleteMyAccount, { body: { code: typed }, timeoutMs: deletionMs });
    } catch (error) {
      if (wasDeletionLost && error instanceof Refused && error.status_code === 401) return;
      if (isNetworkError(error)) wasDeletionLost = true;
      throw error;
    }
  }

  return {
    ...{ get, subscribe, start, stop },
    consider: () => put({ at: 'deleting', error: undefined, saved: undefined }),
    leave() {
      abandon();
      code.leave();
      put({ at: 'shown', isSending: false });
    },
    async send(use) {
      if (get().isSending) return false;
      put({ isSending: true, saved: undefined });
      let wasLeft = false;
      const isSent = await run(async (_, abandoned) => {
        // The one that is still under way, from before the screen was left.
        if (asking?.use === use) await asking.reply.catch(() => undefined);
        if (!abandoned.aborted && !code.comeBack((left) => left.use === use)) {
          const reply = ask(use, abandoned);
          asking = { use, reply };
          await reply.finally(() => {
            if (asking?.reply === reply) asking = undefined;
          });
        }
        wasLeft = abandoned.aborted;
      });
      if (!wasLeft) put({ isSending: false });
      return isSent;
    },
    download: (typed, save) =>
      run(async (call) => {
        const file = await call(downloadMyData, { body: { code: typed } });
        save(file);
        code.keep();
        put({ at: 'shown', saved: file.file_name });
      }),
    async remove(typed, gone) {
      let isGone = false;
      await run(async () => {
        // Not ended when the screen is left: the server may have erased the account by then.
        await erase(typed);
        isGone = true;
      });
      if (!isGone) return;
      code.keep();
      gone();
      await logOut(core);
    },
  };
}

function isPendingMyData({ use, sentTo }: Partial<PendingMyData>): boolean {
  return (use === 'download' || use === 'delete') && typeof sentTo === 'string';
}
