import { LinkQuestion } from '@snug/account';
import { type Proof, proveLink, type SnugCore } from '@snug/client';
import type { WhiteLabel } from '@snug/contract';
import { Spinner, Stack, uiWords, useWords } from '@snug/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as frame from '../frame/page-frame.css.ts';
import { VenueSign } from '../frame/venue-sign.tsx';

export interface LinkLoginProps {
  client: SnugCore;
  venue: WhiteLabel;
  /** The token of the link that opened this page. */
  token: string;
  /** Called when the page can be shown: with the link's login, with the previous one, or without any. */
  onDone(): void;
}

/** Logs in by a sent link before any page is shown. Asks first when somebody else is logged in (H47). */
export function LinkLogin({ client, venue, token, onDone }: LinkLoginProps) {
  const { loading } = useWords(uiWords);
  const [proof, setProof] = useState<Proof>();
  const isAsked = useRef(false);
  const [isRetried, setRetried] = useState(false);

  const prove = useCallback(async () => {
    setProof(undefined);
    const found = await proveLink(client, token);
    // The page that an invalid link leads to says that it is invalid.
    if (found.outcome === 'in' || found.outcome === 'refused') onDone();
    else setProof(found);
  }, [client, token, onDone]);

  useEffect(() => {
    // Only once, because the token works one time.
    if (isAsked.current) return;
    isAsked.current = true;
    void prove();
  }, [prove]);

  function retry() {
    setRetried(true);
    void prove();
  }

  if (!proof || proof.outcome === 'in' || proof.outcome === 'refused') {
    return (
      <main className={frame.waiting}>
        <Spinner label={loading} />
      </main>
    );
  }

  return (
    <main className={frame.main}>
      <Stack gap={6}>
        <VenueSign venue={venue} />
        <LinkQuestion proof={proof} takesFocus={isRetried} onRetry={retry} onDone={onDone} />
      </Stack>
    </main>
  );
}
