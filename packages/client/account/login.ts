import { contactCheck, heldCallMs, isEmail, isPhone, type ReplyOf, registerPlayer, validateCode } from '@snug/contract';
import type { Caller, SnugCore } from '../client.ts';
import { type Watched, watched } from '../watched.ts';
import { type AccountError, accountCalls } from './account-calls.ts';
import { type PendingCode, pendingCode } from './pending-code.ts';
import { type ContactKind, toContact } from './to-contact.ts';
import { tokenFromReply } from './token-from-reply.ts';

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

interface LoginState {
  /** What was typed, restored on the way back from the code. */
  readonly form: ContactForm;
  /** The contact is unknown: a display name is required (RULE-13). */
  readonly isNew: boolean;
  readonly pending: PendingCode | undefined;
  readonly error: AccountError | undefined;
}

/** Logs in with a contact and a one-time code (AUTH-01 … AUTH-11). Headless. */
interface LoginSteps extends Watched<LoginState> {
  /** The contact was changed, so it is unknown again whether it is registered. */
  contactChanged(): void;
  /** Sends a code, or asks for a name first. */
  send(contact: ContactForm): Promise<boolean>;
  resend(): Promise<boolean>;
  /** Exchanges the code for a token, stores it, and calls `done` (AUTH-11). */
  confirm(code: string, done: () => void): Promise<boolean>;
  /** Goes back to the contact. */
  restart(): void;
  /** Stops waiting for a code: the login is done or given up. */
  giveUp(): void;
  start(): void;
  stop(): void;
}

const empty: ContactForm = { kind: 'email', contact: '', name: '' };

/**
 * Long: its verbs, which share one state.
 *
 * @example const login = createLogin(core, Date.now); await login.send({ kind: 'email', contact: 'a@b.example', name: '' });
 */
export function createLogin(core: SnugCore, now: () => number): LoginSteps {
  const code = pendingCode<PendingLogin>({
    store: core.storage.session,
    key: 'snug_login',
    now,
    accepts: isPendingLogin,
    show: (pending) => put({ pending }),
  });
  const form = code.get()?.form ?? empty;
  const isNew = form.name !== '';
  const { get, set, subscribe } = watched<LoginState>({ form, isNew, pending: code.get(), error: undefined });
  const put = (change: Partial<LoginState>): void => set({ ...get(), ...change });
  const { run, abandon, start, stop } = accountCalls(core, (error) => put({ error }));

  async function register(call: Caller, form: ContactForm): Promise<void> {
    const { playerid } = await call(registerPlayer, {
      anybody: true,
      timeoutMs: heldCallMs,
      patient: true,
      // The unused contact is an empty string (OPEN-26).
      body: { player_name: form.name, email: '', phone: '', ...toContact(form.kind, form.contact) },
    });
    put({ form });
    code.keep({ playerid, form, sent: (code.get()?.sent ?? 0) + 1, sentAt: now() });
  }

  function giveUp(): void {
    abandon();
    code.forget();
  }

  return {
    get,
    subscribe,
    start,
    stop,
    giveUp,
    contactChanged: () => put({ isNew: false }),
    send: (contact) =>
      run(async (call) => {
        if (code.comeBack((left) => isSame(left.form, contact))) return;
        if (get().isNew) return register(call, contact);
        const query = toContact(contact.kind, contact.contact);
        const reply = await call(contactCheck, { query, anybody: true, timeoutMs: heldCallMs, patient: true });
        if (isKnown(reply)) return register(call, { ...contact, name: '' });
        put({ isNew: true });
      }),
    resend: () => run((call) => register(call, get().form)),
    confirm: (typed, done) =>
      run(async (call) => {
        const pending = code.get();
        if (!pending) return;
        const body = { code: typed, playerid: pending.playerid };
        const token = tokenFromReply((await call(validateCode, { body, anybody: true })).message);
        giveUp();
        core.session.setToken(token);
        // Who has logged in does not continue as a guest (STORE-07).
        core.storage.session.remove('guest_session');
        done();
      }),
    restart() {
      abandon();
      code.leave();
    },
  };
}

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
