import { isSignedToken, Refused, type SnugCore } from '@snug/client';
import { contactCheck, formatPhone, phoneDigits, registerPlayer, validateCode } from '@snug/contract';
import { useState } from 'react';

/** What the contact form holds. */
export interface ContactForm {
  kind: 'email' | 'phone';
  contact: string;
  /** Asked for only when nobody is known by this contact (AUTH-03). */
  name: string;
}

/** A code that was sent. Its id names the challenge, not the player. */
interface Challenge {
  readonly playerid: string;
  readonly sentTo: string;
  /** How many codes were sent: each begins a new wait. */
  readonly sent: number;
}

/** The login's steps and calls. Errors are sentences: the server's where it gave one (ERR-38), else `failed`. */
export function useLogin(client: SnugCore, failed: string, done: () => void) {
  const [form, setForm] = useState<ContactForm>();
  const [isNew, setIsNew] = useState(false);
  const [challenge, setChallenge] = useState<Challenge>();
  const [error, setError] = useState<string>();

  /** Runs one call; what fails becomes the sentence shown. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    setError(undefined);
    try {
      await work();
    } catch (trouble) {
      setError(trouble instanceof Refused && trouble.detail ? trouble.detail : failed);
    }
  }

  async function register(contact: ContactForm): Promise<void> {
    const { playerid } = await client.call(registerPlayer, {
      body: { player_name: contact.name, ...bothContacts(contact) },
    });
    setForm(contact);
    setChallenge((before) => ({
      playerid,
      sentTo: contact.kind === 'phone' ? formatPhone(contact.contact) : contact.contact,
      sent: (before?.sent ?? 0) + 1,
    }));
  }

  return {
    /** Nobody is known by the contact given: a display name is wanted (RULE-13). */
    isNew,
    challenge,
    error,
    /** The contact was changed: whether it is known is open again. */
    contactChanged: () => setIsNew(false),
    /** Sends a code, or asks for a name first. */
    send: (contact: ContactForm) =>
      attempt(async () => {
        if (isNew) return register(contact);
        const { exists } = await client.call(contactCheck, { query: oneContact(contact) });
        if (exists) return register({ ...contact, name: '' });
        setIsNew(true);
      }),
    resend: () => attempt(async () => (form ? register(form) : undefined)),
    /** Trades the code for a token, keeps that, and is done (AUTH-11). */
    confirm: (code: string) =>
      attempt(async () => {
        if (!challenge) return;
        const { message } = await client.call(validateCode, { body: { code, playerid: challenge.playerid } });
        if (!isSignedToken(message)) throw new Error('The server sent no token.');
        client.session.setToken(message);
        done();
      }),
    /** Back to the contact. */
    restart: () => {
      setChallenge(undefined);
      setError(undefined);
    },
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
