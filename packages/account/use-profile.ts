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
import { type ContactKind, contactAs, shown } from './contact-as.ts';
import type { ProfileWords } from './profile-words.ts';
import { tokenOf } from './token-of.ts';
import { useAttempt } from './use-attempt.ts';
import { type OpenCode, useOpenCode } from './use-open-code.ts';

/** What can be changed. */
export type ProfileField = 'name' | 'email' | 'phone';

/** What an edit form holds. */
export interface Edit {
  readonly field: ProfileField;
  readonly typed: string;
  /** Where the code for a new name goes. */
  readonly via: ContactKind;
}

/**
 * A code that an edit waits for: of a name's, of a contact that there is (`old`, H38), then of the new one (`second`), or
 * of the new one alone (`new`).
 */
export interface OpenEdit extends OpenCode {
  readonly stage: 'name' | 'old' | 'second' | 'new';
  readonly edit: Edit;
  /** As people read it. */
  readonly sentTo: string;
  /** The challenge of a name's code. */
  readonly playerid: string;
  /** Whose profile. */
  readonly sub: string;
}

export type ProfileStep =
  /** All that is known. `back` was being edited and has its button focused; `done`, it was changed. */
  | { readonly at: 'shown'; readonly back?: ProfileField; readonly done?: boolean }
  /** `proven`: the code for a new name was right, and only the name is still to be saved. */
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
  const { trouble, attempt, abandon } = useAttempt(call, say);
  const [step, setStep] = useState<ProfileStep>({ at: 'shown' });
  const { open, keep, leave, comeBack } = useOpenCode<OpenEdit>({
    store: storage.session,
    key: 'snug_profile',
    now,
    accepts: (found) => isOpenEdit(found) && found.sub === claims.sub,
  });

  // Another phone may have changed something: what is shown is what the server knows.
  useEffect(() => {
    const leaving = new AbortController();
    const asked = session.token();
    call(nameCheck, { signal: leaving.signal }).then(
      ({ message }) => {
        // A reply that was overtaken knows less than what is stored meanwhile.
        if (session.token() === asked) session.setToken(message);
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
      const sentTo = shown(via, claims[via]);
      return keep({ ...shared, stage: 'name', playerid, sentTo, sent: (open?.sent ?? 0) + 1, sentAt: now() });
    }
    const contact = contactAs(field, typed);
    const { status } = await call(addContact, { body: contact });
    // As the server does: the other one first, since the one to be replaced may be lost.
    const other = field === 'email' ? 'phone' : 'email';
    const old = claims[other] ? other : field;
    const stage = status === 'confirm-existing' ? 'old' : open?.stage === 'second' ? 'second' : 'new';
    const sentTo = stage === 'old' ? shown(old, claims[old]) : contactText(contact);
    const sent = (open?.stage === stage ? open.sent : 0) + 1;
    keep({ ...shared, stage, playerid: '', sentTo, sent, sentAt: now() });
  }

  /** Keeps what the server has changed, also where nobody waits for it any more; a login that has ended stays ended. */
  function renew(message: string): void {
    const token = tokenOf(message);
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
    const isFine = await attempt(
      async (_, abandoned) => {
        renew((await call(setName, { body: { name } })).message);
        if (!abandoned.aborted) finish('name');
      },
      // Whatever the reason (ERR-32).
      say.nameFailed,
    );
    if (isFine) return;
    // The code was right, and this login can save the name without another.
    keep();
    setStep({ at: 'edit', edit, proven: true });
  }

  async function confirmName(code: string, { edit, playerid }: OpenEdit): Promise<void> {
    await attempt(async (call) => {
      const { message } = await call(validateCode, { body: { code, playerid } });
      // The contact may be somebody else's by now: that is their login, and not this profile.
      session.setToken(tokenOf(message, claims.sub));
      await rename(edit);
    });
  }

  async function confirmNew(code: string, before: OpenEdit, field: ContactKind): Promise<void> {
    await attempt(async (_, abandoned) => {
      const { status, message } = await call(confirmContact, { body: { code } });
      if (status === 'success') renew(message);
      if (abandoned.aborted) return;
      if (status === 'success') return finish(field);
      keep({ ...before, stage: 'second', sentTo: shown(field, before.edit.typed), sent: 1, sentAt: now() });
    });
  }

  return {
    step,
    open,
    trouble,
    edit: (edit: Edit) => setStep({ at: 'edit', edit }),
    cancel(field: ProfileField) {
      abandon();
      setStep({ at: 'shown', back: field });
    },
    /** Sends the code that an edit waits for. */
    send(edit: Edit) {
      setStep({ at: 'edit', edit });
      return attempt(async (call) => {
        if (!comeBack((left) => isSame(left.edit, edit))) await sendCode(call, edit);
      });
    },
    rename,
    resend: () => attempt(async (call) => open && sendCode(call, open.edit)),
    async confirm(code: string) {
      if (!open) return;
      const { field } = open.edit;
      return field === 'name' ? confirmName(code, open) : confirmNew(code, open, field);
    },
    /** Back from the code to what was typed. */
    leave() {
      if (!open) return;
      abandon();
      setStep({ at: 'edit', edit: open.edit });
      leave();
    },
  };
}

function isSame(one: Edit, other: Edit): boolean {
  return one.field === other.field && one.typed === other.typed && one.via === other.via;
}

const fields: readonly unknown[] = ['name', 'email', 'phone'] satisfies ProfileField[];
const stages: readonly unknown[] = ['name', 'old', 'second', 'new'] satisfies OpenEdit['stage'][];

function isOpenEdit({ stage, edit, sentTo, playerid }: Partial<OpenEdit>): boolean {
  if (typeof sentTo !== 'string' || typeof playerid !== 'string' || !stages.includes(stage)) return false;
  if (typeof edit !== 'object' || edit === null || typeof edit.typed !== 'string') return false;
  const isOfName = edit.field === 'name';
  return (
    fields.includes(edit.field) && isOfName === (stage === 'name') && (edit.via === 'email' || edit.via === 'phone')
  );
}
