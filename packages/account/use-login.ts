import { isSignedToken, Refused, type SnugCore } from '@snug/client';
import {
  contactCheck,
  formatPhone,
  isEmail,
  isPhone,
  phoneDigits,
  registerPlayer,
  resendCodeMs,
  validateCode,
} from '@snug/contract';
import { useRef, useState } from 'react';
import type { CodeWords } from './code-words.ts';
import { useAttempt } from './use-attempt.ts';
import { type OpenCode, useOpenCode } from './use-open-code.ts';

/** What the contact form holds. */
export interface ContactForm {
  kind: 'email' | 'phone';
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
  const { trouble, attempt, forget } = useAttempt(say);
  const code = useOpenCode<OpenLogin>({ store: client.storage.session, key: 'snug_login', now, accepts: isOpenLogin });
  const { open } = code;
  const [form, setForm] = useState(open?.form ?? empty);
  const [isNew, setIsNew] = useState(form.name !== '');
  /** The code that was turned away from, for another contact or to look at this one. */
  const left = useRef<OpenLogin>(undefined);

  async function register(contact: ContactForm): Promise<void> {
    const { playerid } = await client.call(registerPlayer, {
      body: { player_name: contact.name, ...bothContacts(contact) },
    });
    setForm(contact);
    code.keep({ playerid, form: contact, sent: (open?.sent ?? 0) + 1, sentAt: now() });
  }

  return {
    /** What was typed, for whoever comes back to it. */
    form,
    /** Nobody is known by the contact given: a display name is wanted (RULE-13). */
    isNew,
    open,
    /** Where its code went, as people read it. */
    sentTo: form.kind === 'phone' ? formatPhone(form.contact) : form.contact.trim(),
    error: trouble?.text,
    /** The contact was changed: whether it is known is open again. */
    contactChanged: () => setIsNew(false),
    /** Sends a code, or asks for a name first. */
    send: (contact: ContactForm) =>
      attempt(async () => {
        const before = left.current;
        // The code that was sent is still good, and another so soon would be refused.
        if (before && isSame(before.form, contact) && now() - before.sentAt < resendCodeMs) return code.keep(before);
        if (isNew) return register(contact);
        const { exists } = await client.call(contactCheck, { query: oneContact(contact) });
        if (exists) return register({ ...contact, name: '' });
        setIsNew(true);
      }),
    resend: () => attempt(() => register(form)),
    /** Trades the code for a token, keeps that, and is done (AUTH-11). */
    confirm: (typed: string) =>
      attempt(async () => {
        if (!open) return;
        const { message } = await client.call(validateCode, { body: { code: typed, playerid: open.playerid } });
        // A reply without a token is none.
        if (!isSignedToken(message)) throw new Refused(502, '');
        code.forget();
        client.session.setToken(message);
        done();
      }),
    /** Back to the contact. */
    restart: () => {
      left.current = open;
      code.keep();
      forget();
    },
    /** Without a login after all. */
    giveUp: code.forget,
  };
}

export type LoginState = ReturnType<typeof useLogin>;

function oneContact({ kind, contact }: ContactForm): { email?: string; phone?: string } {
  return kind === 'email' ? { email: contact.trim() } : { phone: phoneDigits(contact) };
}

/** The unused contact goes as an empty string (OPEN-26). */
function bothContacts(contact: ContactForm): { email: string; phone: string } {
  return { email: '', phone: '', ...oneContact(contact) };
}

function isSame(one: ContactForm, other: ContactForm): boolean {
  return one.kind === other.kind && one.contact === other.contact && one.name === other.name;
}

function isOpenLogin({ playerid, form }: Partial<OpenLogin>): boolean {
  if (typeof playerid !== 'string' || typeof form !== 'object' || form === null) return false;
  const { kind, contact, name } = form;
  if (typeof contact !== 'string' || typeof name !== 'string') return false;
  return kind === 'email' ? isEmail(contact.trim()) : kind === 'phone' && isPhone(contact);
}
