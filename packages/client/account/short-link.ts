import { asyncAction } from '../async-action.ts';
import type { SnugCore } from '../client.ts';
import { detailOf, isNetworkError } from '../refused.ts';
import type { Clock } from '../seams.ts';
import type { Proof } from '../start/prove-link.ts';
import { type OpenedLink, openShortLink } from '../start/sent-links.ts';
import { type Watched, watched } from '../watched.ts';

/** The state of a short link, until it leaves this screen. */
type ShortLinkStep =
  | { readonly at: 'finding' }
  /** `retry`: trying again may help. The text is empty if the reason is unknown. */
  | { readonly at: 'failed'; readonly text: string; readonly retry: boolean }
  /** It contains a login that the player has to be asked about. */
  | { readonly at: 'question'; readonly proof: Extract<Proof, { outcome: 'ask' | 'network-error' }>; onDone(): void }
  /** It leads to a page of another site (H47). */
  | { readonly at: 'elsewhere'; readonly address: string; readonly host: string };

/** Follows a short link: resolves it, proves its login, waits a second, and goes on (SHORT-03, SHORT-04). Headless. */
interface FollowedLink extends Watched<ShortLinkStep> {
  /** Opens it once only, however often it starts: its login can be used one time. */
  start(): void;
  stop(): void;
  /** Opens it again. */
  retry(): void;
}

interface Options {
  readonly urlId: string;
  readonly origin: string;
  readonly clock: Clock | undefined;
  readonly onGo: (address: string) => void;
}

/** @example const link = createShortLink(core, { urlId: 'abc', origin: location.origin, clock, onGo: open }); link.start(); */
export function createShortLink(core: SnugCore, { urlId, origin, clock, onGo }: Options): FollowedLink {
  const { get, set, subscribe } = watched<ShortLinkStep>({ at: 'finding' });
  const action = asyncAction();
  let opening: Promise<OpenedLink> | undefined;

  function start(): void {
    void action.run(
      () => {
        opening ??= openShortLink(core, urlId, origin, clock);
        return opening;
      },
      ({ address, host, proof }) => {
        if (host !== undefined) return set({ at: 'elsewhere', address, host });
        // The page it leads to shows that a login is no longer valid.
        if (!proof || proof.outcome === 'in' || proof.outcome === 'refused') return onGo(address);
        set({ at: 'question', proof, onDone: () => onGo(address) });
      },
      (error) => set({ at: 'failed', text: detailOf(error), retry: isNetworkError(error) }),
    );
  }

  return {
    get,
    subscribe,
    start,
    stop: action.stop,
    retry() {
      set({ at: 'finding' });
      opening = undefined;
      start();
    },
  };
}
