import {
  addContact,
  cleanPlayerName,
  confirmContact,
  nameCheck,
  registerPlayer,
  setName,
  type TokenClaims,
  validateCode,
} from '@snug/contract';
import { type AsyncAction, asyncAction } from '../async-action.ts';
import type { Caller, SnugCore } from '../client.ts';
import { contactText } from '../contact-of.ts';
import { type Watched, watched } from '../watched.ts';
import { type AccountError, accountCalls } from './account-calls.ts';
import { type PendingCode, pendingCode } from './pending-code.ts';
import { type ContactKind, formatContact, toContact } from './to-contact.ts';
import { tokenFromReply } from './token-from-reply.ts';

/** The fields that can be changed. */
export type ProfileField = 'name' | 'email' | 'phone';

/** What an edit form holds. */
export interface Edit {
  readonly field: ProfileField;
  readonly typed: string;
  /** The contact that the code for a new name is sent to. */
  readonly via: ContactKind;
}

/**
 * An edit that waits for a code. The code belongs to a new name (`name`), to an existing contact (`old`, H38) and then to
 * the new one (`second`), or to the new contact alone (`new`).
 */
export interface PendingEdit extends PendingCode {
  readonly stage: 'name' | 'old' | 'second' | 'new';
  readonly edit: Edit;
  /** Formatted for people. */
  readonly sentTo: string;
  /** The challenge of a name's code. */
  readonly playerid: string;
  /** The player whose profile it is. */
  readonly sub: string;
}

export type ProfileStep =
  /** The list of all fields. `back` was just edited and gets the focus; `done`: it was changed. */
  | { readonly at: 'shown'; readonly back?: ProfileField; readonly done?: boolean }
  /** `proven`: the code for a new name was right, and only the name still has to be saved. */
  | { readonly at: 'edit'; readonly edit: Edit; readonly proven?: boolean };

interface ProfileState {
  readonly step: ProfileStep;
  readonly pending: PendingEdit | undefined;
  readonly error: AccountError | undefined;
}

/** Called when a field was changed. */
type Done = (field: ProfileField) => void;

/** Changes a player's name and contacts (PROFILE-02 … PROFILE-06, OPEN-29). Headless. */
interface ProfileSteps extends Watched<ProfileState> {
  /** Shows what the server knows: another phone may have changed the profile. */
  start(): void;
  stop(): void;
  edit(edit: Edit): void;
  cancel(field: ProfileField): void;
  /** Sends the code for an edit. */
  send(edit: Edit): Promise<boolean>;
  resend(): Promise<boolean>;
  rename(edit: Edit, done: Done): Promise<void>;
  confirm(code: string, done: Done): Promise<void>;
  /** Goes back from the code to what was typed. */
  leave(): void;
}

/** @example const profile = createProfile(core, claims, Date.now); profile.start(); */
export function createProfile(core: SnugCore, player: TokenClaims, now: () => number): ProfileSteps {
  const code = pendingCode<PendingEdit>({
    store: core.storage.session,
    key: 'snug_profile',
    now,
    accepts: (found) => isPendingEdit(found) && found.sub === player.sub,
    show: (pending) => put({ pending }),
  });
  const { get, set, subscribe } = watched<ProfileState>({
    step: { at: 'shown' },
    pending: code.get(),
    error: undefined,
  });
  const put = (change: Partial<ProfileState>): void => set({ ...get(), ...change });
  const calls = accountCalls(core, (error) => put({ error }));
  const { run, abandon } = calls;
  const refreshing = asyncAction();
  const sendCode = codeSender(core, player, code, now);
  const edit = (edit: Edit) => put({ step: { at: 'edit', edit } });

  return {
    get,
    subscribe,
    edit,
    start() {
      calls.start();
      void refresh(core, refreshing);
    },
    stop() {
      calls.stop();
      refreshing.stop();
    },
    cancel(field) {
      abandon();
      put({ step: { at: 'shown', back: field } });
    },
    send(typed) {
      edit(typed);
      return run(async (call) => {
        if (!code.comeBack((left) => isSame(left.edit, typed))) await sendCode(call, typed);
      });
    },
    resend: () =>
      run(async (call) => {
        const pending = code.get();
        if (pending) await sendCode(call, pending.edit);
      }),
    ...changes({ core, player, code, now, put, ...calls }),
    leave() {
      const pending = code.get();
      if (!pending) return;
      abandon();
      edit(pending.edit);
      code.leave();
    },
  };
}

function refresh({ session, call }: SnugCore, { run }: AsyncAction): Promise<void> {
  const tokenBefore = session.token();
  return run(
    (signal) => call(nameCheck, { signal }),
    ({ message }) => {
      // A reply that was overtaken is older than what is stored meanwhile.
      if (session.token() === tokenBefore) session.setToken(message);
    },
    () => undefined,
  );
}

type Code = ReturnType<typeof pendingCode<PendingEdit>>;

/** Sends the code for an edit, or another one. */
function codeSender({ session }: SnugCore, player: TokenClaims, code: Code, now: () => number) {
  return async (call: Caller, edit: Edit): Promise<void> => {
    const { field, typed, via } = edit;
    const claims = session.claims() ?? player;
    const pending = code.get();
    const shared = { edit, sub: player.sub };
    if (field === 'name') {
      const body = { player_name: '', email: '', phone: '', [via]: claims[via] };
      const { playerid } = await call(registerPlayer, { body });
      const sentTo = formatContact(via, claims[via]);
      return code.keep({ ...shared, stage: 'name', playerid, sentTo, sent: (pending?.sent ?? 0) + 1, sentAt: now() });
    }
    const contact = toContact(field, typed);
    const { status } = await call(addContact, { body: contact });
    // Like the server: the other contact first, since access to the replaced one may be lost.
    const other = field === 'email' ? 'phone' : 'email';
    const old = claims[other] ? other : field;
    const stage = status === 'confirm-existing' ? 'old' : pending?.stage === 'second' ? 'second' : 'new';
    const sentTo = stage === 'old' ? formatContact(old, claims[old]) : contactText(contact);
    const sent = (pending?.stage === stage ? pending.sent : 0) + 1;
    code.keep({ ...shared, stage, playerid: '', sentTo, sent, sentAt: now() });
  };
}

interface Changing extends ReturnType<typeof accountCalls> {
  readonly core: SnugCore;
  readonly player: TokenClaims;
  readonly code: Code;
  readonly now: () => number;
  readonly put: (change: Partial<ProfileState>) => void;
}

/** What changes the profile. */
function changes({ core: { session, call }, player, code, now, put, run, abandon }: Changing) {
  /** Stores the new token even after the edit was left, because the server has changed the profile; not after a logout. */
  function storeToken(message: string): void {
    const token = tokenFromReply(message);
    if (session.claims()?.sub === player.sub) session.setToken(token);
  }

  function finish(field: ProfileField, done: Done): void {
    abandon();
    code.keep();
    put({ step: { at: 'shown', back: field, done: true } });
    done(field);
  }

  async function rename(edit: Edit, done: Done): Promise<void> {
    const name = cleanPlayerName(edit.typed);
    // The same sentence for every reason (ERR-32).
    const succeeded = await run(async (_, abandoned) => {
      storeToken((await call(setName, { body: { name } })).message);
      if (!abandoned.aborted) finish('name', done);
    }, 'name-failed');
    if (succeeded) return;
    // The code was right: this login can save the name without another one.
    code.keep();
    put({ step: { at: 'edit', edit, proven: true } });
  }

  async function confirmName(typed: string, { edit, playerid }: PendingEdit, done: Done): Promise<void> {
    await run(async (call) => {
      const { message } = await call(validateCode, { body: { code: typed, playerid } });
      // The contact may belong to somebody else by now: then the token is theirs, not of this profile.
      session.setToken(tokenFromReply(message, player.sub));
      await rename(edit, done);
    });
  }

  async function confirmNew(typed: string, before: PendingEdit, field: ContactKind, done: Done): Promise<void> {
    await run(async (_, abandoned) => {
      const { status, message } = await call(confirmContact, { body: { code: typed } });
      if (status === 'success') storeToken(message);
      if (abandoned.aborted) return;
      if (status === 'success') return finish(field, done);
      const sentTo = formatContact(field, before.edit.typed);
      code.keep({ ...before, stage: 'second', sentTo, sent: 1, sentAt: now() });
    });
  }

  return {
    rename,
    async confirm(typed: string, done: Done): Promise<void> {
      const pending = code.get();
      if (!pending) return;
      const { field } = pending.edit;
      return field === 'name' ? confirmName(typed, pending, done) : confirmNew(typed, pending, field, done);
    },
  };
}

function isSame(one: Edit, other: Edit): boolean {
  return one.field === other.field && one.typed === other.typed && one.via === other.via;
}

const fields: readonly unknown[] = ['name', 'email', 'phone'] satisfies ProfileField[];
const stages: readonly unknown[] = ['name', 'old', 'second', 'new'] satisfies PendingEdit['stage'][];

function isPendingEdit({ stage, edit, sentTo, playerid }: Partial<PendingEdit>): boolean {
  if (typeof sentTo !== 'string' || typeof playerid !== 'string' || !stages.includes(stage)) return false;
  if (typeof edit !== 'object' || edit === null || typeof edit.typed !== 'string') return false;
  const isOfName = edit.field === 'name';
  return (
    fields.includes(edit.field) && isOfName === (stage === 'name') && (edit.via === 'email' || edit.via === 'phone')
  );
}
