import { contactText, type SnugCore } from '@snug/client';
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
  const { trouble, attempt, forget } = useAttempt(say);
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

  async function sendCode(edit: Edit): Promise<void> {
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

  function finish(field: ProfileField): void {
    keep();
    setStep({ at: 'shown', back: field, done: true });
    done(field);
  }

  async function rename(edit: Edit): Promise<void> {
    const name = cleanPlayerName(edit.typed);
    const isNamed = await attempt(
      async () => session.setToken(tokenOf((await call(setName, { body: { name } })).message)),
      // Whatever the reason (ERR-32).
      say.nameFailed,
    );
    if (isNamed) return finish('name');
    // The code was right, and this login can save the name without another.
    keep();
    setStep({ at: 'edit', edit, proven: true });
  }

  async function confirmName(code: string, { edit, playerid }: OpenEdit): Promise<void> {
    const isProven = await attempt(async () => {
      const { message } = await call(validateCode, { body: { code, playerid } });
      // The contact may be somebody else's by now: that is their login, and not this profile.
      session.setToken(tokenOf(message, claims.sub));
    });
    if (isProven) await rename(edit);
  }

  async function confirmNew(code: string, before: OpenEdit, field: ContactKind): Promise<void> {
    await attempt(async () => {
      const { status, message } = await call(confirmContact, { body: { code } });
      if (status === 'confirm-new') {
        return keep({ ...before, stage: 'second', sentTo: shown(field, before.edit.typed), sent: 1, sentAt: now() });
      }
      session.setToken(tokenOf(message));
      finish(field);
    });
  }

  return {
    step,
    open,
    trouble,
    edit: (edit: Edit) => setStep({ at: 'edit', edit }),
    cancel(field: ProfileField) {
      forget();
      setStep({ at: 'shown', back: field });
    },
    /** Sends the code that an edit waits for. */
    send(edit: Edit) {
      setStep({ at: 'edit', edit });
      return attempt(async () => {
        if (!comeBack((left) => isSame(left.edit, edit))) await sendCode(edit);
      });
    },
    rename,
    resend: () => attempt(async () => open && sendCode(open.edit)),
    async confirm(code: string) {
      if (!open) return;
      const { field } = open.edit;
      return field === 'name' ? confirmName(code, open) : confirmNew(code, open, field);
    },
    /** Back from the code to what was typed. */
    leave() {
      if (!open) return;
      setStep({ at: 'edit', edit: open.edit });
      leave();
      forget();
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
