import { rememberedMessages } from '@snug/contract';
import { checkEnvelope } from '@snug/contract/message-guards';

/**
 * The result of a frame: `handled`, `repeat` (known already), `outside` (handled, but not numbered), `older` (than the
 * latest, and not remembered), `gap` (an earlier one is missing), `stumbled` (handling failed), `set-aside` (handling failed
 * a second time).
 */
export type Verdict = 'handled' | 'repeat' | 'outside' | 'older' | 'gap' | 'stumbled' | 'set-aside';

export interface Received {
  readonly verdict: Verdict;
  /** The number to acknowledge once the message is processed. */
  readonly acknowledge?: number;
}

export interface InboxOptions<M> {
  /** The message in a frame's `data`; undefined for an unknown type. Throws when a known type is malformed. */
  readonly decode: (data: string) => M | undefined;
  readonly handle: (message: M) => void;
  /** Called for a message that was skipped, without its content. */
  readonly setAside?: (report: { id: number; error: unknown }) => void;
}

export interface Inbox {
  receive(text: string): Received;
  /** The number of the last message processed, as all before it are. */
  last(): number;
  /** Starts again after a load that includes everything up to `last`. */
  resetTo(last: number): void;
}

/**
 * Handles order, repeats, gaps and poison messages: every message is handled once, in order, or set aside after it failed
 * twice (LIVE-09 … LIVE-12, OPEN-85). Handlers never see a number.
 */
export function createInbox<M>({ decode, handle, setAside }: InboxOptions<M>): Inbox {
  let last = 0;
  let remembered: number[] = [];
  let failed: number | undefined;

  function done(id: number, verdict: Verdict): Received {
    last = id;
    remembered = [...remembered, id].slice(-rememberedMessages);
    failed = undefined;
    return { verdict, acknowledge: id };
  }

  function deliver(data: string): void {
    const message = decode(data);
    // An unknown type is skipped, so that an older page works with a newer server.
    if (message !== undefined) handle(message);
  }

  return {
    last: () => last,

    resetTo(position) {
      last = position;
      remembered = [];
      failed = undefined;
    },

    receive(text) {
      let id: number;
      let data: string;
      try {
        ({ msg_id: id, data } = checkEnvelope(JSON.parse(text)));
        if (id === 0) {
          deliver(data);
          return { verdict: 'outside' };
        }
      } catch {
        return { verdict: 'stumbled' };
      }
      if (remembered.includes(id)) return { verdict: 'repeat', acknowledge: id };
      if (id <= last) return { verdict: 'older' };
      if (id > last + 1) return { verdict: 'gap' };
      try {
        deliver(data);
      } catch (error) {
        // A first failure may be a problem of this page; after a second one the message is skipped, or it blocks all others.
        if (failed !== id) {
          failed = id;
          return { verdict: 'stumbled' };
        }
        setAside?.({ id, error });
        return done(id, 'set-aside');
      }
      return done(id, 'handled');
    },
  };
}
