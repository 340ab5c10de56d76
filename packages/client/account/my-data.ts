import { askMyDataCode, deleteMyAccount, downloadMyData, type ReplyOf } from '@snug/contract';
import type { Caller, SnugCore } from '../client.ts';
import { logOut } from '../logout.ts';
import { type Watched, watched } from '../watched.ts';
import { type AccountError, accountCalls } from './account-calls.ts';
import { type PendingCode, pendingCode } from './pending-code.ts';

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

  async function ask(call: Caller, use: MyDataUse): Promise<void> {
    const { sent_to: sentTo } = await call(askMyDataCode, { body: { use } });
    const before = code.get();
    code.keep({ use, sentTo, sub, sent: (before?.use === use ? before.sent : 0) + 1, sentAt: now() });
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
      const isSent = await run(async (call) => {
        if (!code.comeBack((left) => left.use === use)) await ask(call, use);
      });
      put({ isSending: false });
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
        await core.call(deleteMyAccount, { body: { code: typed } });
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
