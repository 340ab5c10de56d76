import { type Clock, detailOf, isNetworkError, openShortLink, type Proof, type SnugCore } from '@snug/client';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The state of a short link, until it leaves this screen. */
export type ShortLinkStep =
  | { readonly at: 'finding' }
  /** `retry`: trying again may help. The text is empty if the reason is unknown. */
  | { readonly at: 'failed'; readonly text: string; readonly retry: boolean }
  /** It contains a login that the player has to be asked about. */
  | { readonly at: 'question'; readonly proof: Extract<Proof, { outcome: 'ask' | 'network-error' }>; onDone(): void }
  /** It leads to a page of another site (H47). */
  | { readonly at: 'elsewhere'; readonly address: string; readonly host: string };

interface Options {
  readonly client: SnugCore;
  readonly urlId: string;
  readonly origin: string;
  readonly clock: Clock | undefined;
  readonly onGo: (address: string) => void;
}

/** Follows a short link: resolves it, proves its login, waits a second, and goes on (SHORT-03, SHORT-04). */
export function useShortLink({ client, urlId, origin, clock, onGo }: Options) {
  const [step, setStep] = useState<ShortLinkStep>({ at: 'finding' });
  const followed = useRef<string>(undefined);
  const isMounted = useRef(false);

  const open = useCallback(async () => {
    const isLeft = () => !isMounted.current || followed.current !== urlId;
    setStep({ at: 'finding' });
    try {
      const { address, host, proof } = await openShortLink(client, urlId, origin, clock);
      if (isLeft()) return;
      if (host !== undefined) return setStep({ at: 'elsewhere', address, host });
      // The page it leads to shows that a login is no longer valid.
      if (!proof || proof.outcome === 'in' || proof.outcome === 'refused') return onGo(address);
      setStep({ at: 'question', proof, onDone: () => onGo(address) });
    } catch (error) {
      if (!isLeft()) setStep({ at: 'failed', text: detailOf(error), retry: isNetworkError(error) });
    }
  }, [client, urlId, origin, clock, onGo]);

  // A layout effect: a passive one is cleaned up after a paint, and the reply may come before it.
  useLayoutEffect(() => {
    isMounted.current = true;
    // Opened once only: its login can be used one time.
    if (followed.current !== urlId) {
      followed.current = urlId;
      void open();
    }
    return () => {
      isMounted.current = false;
    };
  }, [urlId, open]);

  return { step, open };
}
