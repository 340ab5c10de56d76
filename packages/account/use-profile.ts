import { type Caller, contactText, type SnugCore } from '@snug/client';
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
import { useEffect, useState } from 'react';
import type { CodeWords } from './code-words.ts';
import type { ProfileWords } from './profile-words.ts';
import { type ContactKind, formatContact, toContact } from './to-contact.ts';
import { tokenFromReply } from './token-from-reply.ts';
import { useAsyncAction } from './use-async-action.ts';
import { type PendingCode, usePendingCode } from './use-pending-code.ts';

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

interface Options {
  readonly client: SnugCore;
  readonly claims: TokenClaims;
  readonly say: CodeWords & ProfileWords;
  readonly now: () => number;
  readonly done: (field: ProfileField) => void;
}

/** The profile's steps and calls (PROFILE-02 … PROFILE-06, OPEN-29). */
export function useProfile({ client, claims, say, now, done }: Options) {
  const { session, call, storage } = client;
  const { error, run, abandon } = useAsyncAction(call, say);
  const [step, setStep] = useState<ProfileStep>({ at: 'shown' });
  const { pending, keep, leave, comeBack } = usePendingCode<PendingEdit>({
    store: storage.session,
    key: 'snug_profile',
    now,
    accepts: (found) => isPendingEdit(found) && found.sub === claims.sub,
  });

  // Another phone may have changed the profile: shows what the server knows.
  useEffect(() => {
    const leaving = new AbortController();
    const tokenBefore = session.token();
    call(nameCheck, { signal: leaving.signal }).then(
      ({ message }) => {
        // A reply that was overtaken is older than what is stored meanwhile.
        if (session.token() === tokenBefore) session.setToken(message);
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [call, session]);

  async function sendCode(call: Caller, edit: Edit): Promise<void> {
    const { field, typed, via } = edit;
    const shared = { edit, sub: claims.sub };
    if (field === 'name') {
      const body = { player_name: '', email: '', phone: '', [via]: claims[via] };
      const { playerid } = await call(registerPlayer, { body });
      const sentTo = formatContact(via, claims[via]);
      return keep({ ...shared, stage: 'name', playerid, sentTo, sent: (pending?.sent ?? 0) + 1, sentAt: now() });
    }
    const contact = toContact(field, typed);
    const { status } = await call(addContact, { body: contact });
    // Like the server: the other contact first, since access to the replaced one may be lost.
    const other = field === 'email' ? 'phone' : 'email';
    const old = claims[other] ? other : field;
    const stage = status === 'confirm-existing' ? 'old' : pending?.stage === 'second' ? 'second' : 'new';
    const sentTo = stage === 'old' ? formatContact(old, claims[old]) : contactText(contact);
    const sent = (pending?.stage === stage ? pending.sent : 0) + 1;
    keep({ ...shared, stage, playerid: '', sentTo, sent, sentAt: now() });
  }

  /** Stores the new token even after the edit was left, because the server has changed the profile; not after a logout. */
  function storeToken(message: string): void {
    const token = tokenFromReply(message);
    if (session.claims()?.sub === claims.sub) session.setToken(token);
  }

  function finish(field: ProfileField): void {
    abandon();
    keep();
    setStep({ at: 'shown', back: field, done: true });
    done(field);
  }

  async function rename(edit: Edit): Promise<void> {
    const name = cleanPlayerName(edit.typed);
    const succeeded = await run(
      async (_, abandoned) => {
        storeToken((await call(setName, { body: { name } })).message);
        if (!abandoned.aborted) finish('name');
      },
      // The same sentence for every reason (ERR-32).
      say.nameFailed,
    );
    if (succeeded) return;
    // The code was right: this login can save the name without another one.
    keep();
    setStep({ at: 'edit', edit, proven: true });
  }

  async function confirmName(code: string, { edit, playerid }: PendingEdit): Promise<void> {
    await run(async (call) => {
      const { message } = await call(validateCode, { body: { code, playerid } });
      // The contact may belong to somebody else by now: then the token is theirs, not of this profile.
      session.setToken(tokenFromReply(message, claims.sub));
      await rename(edit);
    });
  }

  async function confirmNew(code: string, before: PendingEdit, field: ContactKind): Promise<void> {
    await run(async (_, abandoned) => {
      const { status, message } = await call(confirmContact, { body: { code } });
      if (status === 'success') storeToken(message);
      if (abandoned.aborted) return;
      if (status === 'success') return finish(field);
      keep({ ...before, stage: 'second', sentTo: formatContact(field, before.edit.typed), sent: 1, sentAt: now() });
    });
  }

  return {
    step,
    pending,
    error,
    edit: (edit: Edit) => setStep({ at: 'edit', edit }),
    cancel(field: ProfileField) {
      abandon();
      setStep({ at: 'shown', back: field });
    },
    /** Sends the code for an edit. */
    send(edit: Edit) {
      setStep({ at: 'edit', edit });
      return run(async (call) => {
        if (!comeBack((left) => isSame(left.edit, edit))) await sendCode(call, edit);
      });
    },
    rename,
    resend: () => run(async (call) => pending && sendCode(call, pending.edit)),
    async confirm(code: string) {
      if (!pending) return;
      const { field } = pending.edit;
      return field === 'name' ? confirmName(code, pending) : confirmNew(code, pending, field);
    },
    /** Goes back from the code to what was typed. */
    leave() {
      if (!pending) return;
      abandon();
      setStep({ at: 'edit', edit: pending.edit });
      leave();
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
