import type { Caller, SnugCore } from '@snug/client';
import { contactCheck, isEmail, isPhone, type ReplyOf, registerPlayer, validateCode } from '@snug/contract';
import { useState } from 'react';
import type { CodeWords } from './code-words.ts';
import { type ContactKind, formatContact, toContact } from './to-contact.ts';
import { tokenFromReply } from './token-from-reply.ts';
import { useAsyncAction } from './use-async-action.ts';
import { type PendingCode, usePendingCode } from './use-pending-code.ts';

/** What the contact form holds. */
export interface ContactForm {
  kind: ContactKind;
  contact: string;
  /** Asked for only when the contact is unknown (AUTH-03). */
  name: string;
}

/** A login that waits for its code. `playerid` identifies the challenge, not the player. */
interface PendingLogin extends PendingCode {
  readonly playerid: string;
  readonly form: ContactForm;
}

const empty: ContactForm = { kind: 'email', contact: '', name: '' };

/** The login's steps and calls. */
export function useLogin(client: SnugCore, say: CodeWords, now: () => number, done: () => void) {
  const { error, run, abandon } = useAsyncAction(client.call, say);
  const code = usePendingCode<PendingLogin>({
    store: client.storage.session,
    key: 'snug_login',
    now,
    accepts: isPendingLogin,
  });
  const { pending } = code;
  const [form, setForm] = useState(pending?.form ?? empty);
  const [isNew, setIsNew] = useState(form.name !== '');

  async function register(call: Caller, contact: ContactForm): Promise<void> {
    const { playerid } = await call(registerPlayer, {
      anybody: true,
      // The unused contact is an empty string (OPEN-26).
      body: { player_name: contact.name, email: '', phone: '', ...toContact(contact.kind, contact.contact) },
    });
    setForm(contact);
    code.keep({ playerid, form: contact, sent: (pending?.sent ?? 0) + 1, sentAt: now() });
  }

  /** Stops waiting for a code: the login is done or given up. */
  function giveUp(): void {
    abandon();
    code.forget();
  }

  return {
    /** What was typed, restored on the way back from the code. */
    form,
    /** The contact is unknown: a display name is required (RULE-13). */
    isNew,
    pending,
    /** The contact that the code was sent to, formatted for people. */
    sentTo: formatContact(form.kind, form.contact),
    error: error?.text,
    /** The contact was changed, so it is unknown again whether it is registered. */
    contactChanged: () => setIsNew(false),
    /** Sends a code, or asks for a name first. */
    send: (contact: ContactForm) =>
      run(async (call) => {
        if (code.comeBack((left) => isSame(left.form, contact))) return;
        if (isNew) return register(call, contact);
        const query = toContact(contact.kind, contact.contact);
        if (isKnown(await call(contactCheck, { query, anybody: true })))
          return register(call, { ...contact, name: '' });
        setIsNew(true);
      }),
    resend: () => run((call) => register(call, form)),
    /** Exchanges the code for a token, stores it, and calls `done` (AUTH-11). */
    confirm: (typed: string) =>
      run(async (call) => {
        if (!pending) return;
        const { message } = await call(validateCode, {
          body: { code: typed, playerid: pending.playerid },
          anybody: true,
        });
        const token = tokenFromReply(message);
        giveUp();
        client.session.setToken(token);
        done();
      }),
    /** Goes back to the contact. */
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

/** The reply may be a bare boolean (OPEN-27). */
function isKnown(reply: ReplyOf<typeof contactCheck>): boolean {
  return typeof reply === 'boolean' ? reply : reply.exists;
}

function isPendingLogin({ playerid, form }: Partial<PendingLogin>): boolean {
  if (typeof playerid !== 'string' || typeof form !== 'object' || form === null) return false;
  const { kind, contact, name } = form;
  if (typeof contact !== 'string' || typeof name !== 'string') return false;
  return kind === 'email' ? isEmail(contact.trim()) : kind === 'phone' && isPhone(contact);
}
