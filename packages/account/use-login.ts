import type { Caller, SnugCore } from '@snug/client';
import { contactCheck, isEmail, isPhone, registerPlayer, validateCode } from '@snug/contract';
import { useState } from 'react';
import type { CodeWords } from './code-words.ts';
import { type ContactKind, contactAs, shown } from './contact-as.ts';
import { tokenOf } from './token-of.ts';
import { useAttempt } from './use-attempt.ts';
import { type OpenCode, useOpenCode } from './use-open-code.ts';

/** What the contact form holds. */
export interface ContactForm {
  kind: ContactKind;
  contact: string;
  /** Asked for only when nobody is known by this contact (AUTH-03). */
  name: string;
}

/** A code that was sent to log in. Its id names the challenge, not the player. */
interface OpenLogin extends OpenCode {
  readonly playerid: string;
  readonly form: ContactForm;
}

const empty: ContactForm = { kind: 'email', contact: '', name: '' };

/** The login's steps and calls. */
export function useLogin(client: SnugCore, say: CodeWords, now: () => number, done: () => void) {
  const { trouble, attempt, abandon } = useAttempt(client.call, say);
  const code = useOpenCode<OpenLogin>({ store: client.storage.session, key: 'snug_login', now, accepts: isOpenLogin });
  const { open } = code;
  const [form, setForm] = useState(open?.form ?? empty);
  const [isNew, setIsNew] = useState(form.name !== '');

  async function register(call: Caller, contact: ContactForm): Promise<void> {
    const { playerid } = await call(registerPlayer, {
      anybody: true,
      // The unused contact goes as an empty string (OPEN-26).
      body: { player_name: contact.name, email: '', phone: '', ...contactAs(contact.kind, contact.contact) },
    });
    setForm(contact);
    code.keep({ playerid, form: contact, sent: (open?.sent ?? 0) + 1, sentAt: now() });
  }

  /** No code is waited for any more: there is a login, or there will be none. */
  function giveUp(): void {
    abandon();
    code.forget();
  }

  return {
    /** What was typed, for whoever comes back to it. */
    form,
    /** Nobody is known by the contact given: a display name is wanted (RULE-13). */
    isNew,
    open,
    /** Where its code went, as people read it. */
    sentTo: shown(form.kind, form.contact),
    error: trouble?.text,
    /** The contact was changed: whether it is known is open again. */
    contactChanged: () => setIsNew(false),
    /** Sends a code, or asks for a name first. */
    send: (contact: ContactForm) =>
      attempt(async (call) => {
        if (code.comeBack((left) => isSame(left.form, contact))) return;
        if (isNew) return register(call, contact);
        const query = contactAs(contact.kind, contact.contact);
        const { exists } = await call(contactCheck, { query, anybody: true, check: asExists });
        if (exists) return register(call, { ...contact, name: '' });
        setIsNew(true);
      }),
    resend: () => attempt((call) => register(call, form)),
    /** Trades the code for a token, keeps that, and is done (AUTH-11). */
    confirm: (typed: string) =>
      attempt(async (call) => {
        if (!open) return;
        const { message } = await call(validateCode, {
          body: { code: typed, playerid: open.playerid },
          anybody: true,
        });
        const token = tokenOf(message);
        giveUp();
        client.session.setToken(token);
        done();
      }),
    /** Back to the contact. */
    restart: () => {
      abandon();
      code.leave();
    },
    giveUp,
  };
}

export type LoginState = ReturnType<typeof useLogin>;

function isSame(one: ContactForm, other: ContactForm): boolean {
  return one.kind === other.kind && one.contact === other.contact && one.name === other.name;
}

/** A bare boolean counts as well (OPEN-27). */
function asExists(reply: unknown): { exists: boolean } {
  return { exists: reply === true || (reply as { exists?: unknown } | null)?.exists === true };
}

function isOpenLogin({ playerid, form }: Partial<OpenLogin>): boolean {
  if (typeof playerid !== 'string' || typeof form !== 'object' || form === null) return false;
  const { kind, contact, name } = form;
  if (typeof contact !== 'string' || typeof name !== 'string') return false;
  return kind === 'email' ? isEmail(contact.trim()) : kind === 'phone' && isPhone(contact);
}
