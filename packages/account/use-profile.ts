import { isSignedToken, Refused, type SnugCore, tokenClaims } from '@snug/client';
import {
  addContact,
  cleanPlayerName,
  confirmContact,
  formatPhone,
  nameCheck,
  phoneDigits,
  registerPlayer,
  resendCodeMs,
  setName,
  type TokenClaims,
  validateCode,
} from '@snug/contract';
import { useEffect, useRef, useState } from 'react';
import type { CodeWords } from './code-words.ts';
import type { ProfileWords } from './profile-words.ts';
import { useAttempt } from './use-attempt.ts';
import { type OpenCode, useOpenCode } from './use-open-code.ts';

/** What can be changed. */
export type ProfileField = 'name' | 'email' | 'phone';

/** Where a player's code can go, beginning with the one it goes to unless they say otherwise. */
export type ContactKind = 'email' | 'phone';

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
  const { open, keep } = useOpenCode<OpenEdit>({
    store: storage.session,
    key: 'snug_profile',
    now,
    accepts: (found) => isOpenEdit(found) && found.sub === claims.sub,
  });
  /** The code that was turned away from, to look at what was typed. */
  const left = useRef<OpenEdit>(undefined);

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

  /** Keeps the token of a reply, whose absence is a failure of the server's. */
  function take(message: string): void {
    if (!isSignedToken(message)) throw new Refused(502, '');
    session.setToken(message);
  }

  async function sendCode(edit: Edit): Promise<void> {
    const { field, typed, via } = edit;
    const shared = { edit, sub: claims.sub };
    if (field === 'name') {
      const body = { player_name: '', email: '', phone: '', [via]: claims[via] };
      const { playerid } = await call(registerPlayer, { body });
      const sentTo = shown(via, claims[via]);
      return keep({ ...shared, stage: 'name', playerid, sentTo, sent: (open?.sent ?? 0) + 1, sentAt: now() });
    }
    const body = field === 'email' ? { email: typed.trim() } : { phone: phoneDigits(typed) };
    const { status } = await call(addContact, { body });
    // As the server does: the other one first, since the one to be replaced may be lost.
    const other = field === 'email' ? 'phone' : 'email';
    const old = claims[other] ? other : field;
    const stage = status === 'confirm-existing' ? 'old' : open?.stage === 'second' ? 'second' : 'new';
    const sentTo = stage === 'old' ? shown(old, claims[old]) : shown(field, typed.trim());
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
      async () => take((await call(setName, { body: { name } })).message),
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
      if (tokenClaims(message)?.sub !== claims.sub) throw new Refused(502, '');
      take(message);
    });
    if (isProven) await rename(edit);
  }

  async function confirmNew(code: string, before: OpenEdit): Promise<void> {
    const { field, typed } = before.edit;
    await attempt(async () => {
      const { status, message } = await call(confirmContact, { body: { code } });
      if (status === 'confirm-new') {
        return keep({ ...before, stage: 'second', sentTo: shown(field, typed.trim()), sent: 1, sentAt: now() });
      }
      take(message);
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
      const before = left.current;
      // The code that was sent is still good, and another so soon would be refused.
      const isGood = before && isSame(before.edit, edit) && now() - before.sentAt < resendCodeMs;
      return attempt(async () => (isGood ? keep(before) : sendCode(edit)));
    },
    rename,
    resend: () => attempt(async () => open && sendCode(open.edit)),
    confirm: async (code: string) => open && (open.edit.field === 'name' ? confirmName : confirmNew)(code, open),
    /** Back from the code to what was typed. */
    leave() {
      if (!open) return;
      left.current = open;
      setStep({ at: 'edit', edit: open.edit });
      keep();
      forget();
    },
  };
}

/** What stands in a field, as people read it. */
export function shown(field: ProfileField, text: string): string {
  return field === 'phone' ? formatPhone(text) : text;
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
