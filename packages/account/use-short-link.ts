import { type Clock, detailOf, isNetworkError, openShortLink, type Proof, type SnugCore } from '@snug/client';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Where a short link stands, until it has left this screen. */
export type ShortLinkStep =
  | { readonly at: 'finding' }
  /** `retry`: trying again may help. Without a text nobody knows more. */
  | { readonly at: 'failed'; readonly text: string; readonly retry: boolean }
  /** It brings a login, about which somebody has to be asked. */
  | { readonly at: 'question'; readonly proof: Extract<Proof, { outcome: 'ask' | 'network-error' }>; onDone(): void }
  /** It leads to a page that is not ours (H47). */
  | { readonly at: 'elsewhere'; readonly address: string; readonly host: string };

interface Options {
  readonly client: SnugCore;
  readonly urlId: string;
  readonly origin: string;
  readonly clock: Clock | undefined;
  readonly onGo: (address: string) => void;
}

/** Follows a short link: resolves it, proves the login that it brings, waits its second, and goes on (SHORT-03, SHORT-04). */
export function useShortLink({ client, urlId, origin, clock, onGo }: Options) {
  const [step, setStep] = useState<ShortLinkStep>({ at: 'finding' });
  const followed = useRef<string>(undefined);
  const isHere = useRef(false);

  const open = useCallback(async () => {
    const isLeft = () => !isHere.current || followed.current !== urlId;
    setStep({ at: 'finding' });
    try {
      const { address, host, proof } = await openShortLink(client, urlId, origin, clock);
      if (isLeft()) return;
      if (host !== undefined) return setStep({ at: 'elsewhere', address, host });
      // A login that is no use any more is told of by the page it leads to.
      if (!proof || proof.outcome === 'in' || proof.outcome === 'refused') return onGo(address);
      setStep({ at: 'question', proof, onDone: () => onGo(address) });
    } catch (trouble) {
      if (!isLeft()) setStep({ at: 'failed', text: detailOf(trouble), retry: isNetworkError(trouble) });
    }
  }, [client, urlId, origin, clock, onGo]);

  // Left at once, not after a paint, before which the reply may come.
  useLayoutEffect(() => {
    isHere.current = true;
    // Once: the login that it brings works one time only.
    if (followed.current !== urlId) {
      followed.current = urlId;
      void open();
    }
    return () => {
      isHere.current = false;
    };
  }, [urlId, open]);

  return { step, open };
}
