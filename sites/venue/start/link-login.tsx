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
  /** Of the link that this page was opened with. */
  token: string;
  /** The page that the link leads to may show: logged in by it, as before, or not at all. */
  onDone(): void;
}

/** Logs in by a sent link, and asks first where somebody else is logged in (H47). Stands before every page. */
export function LinkLogin({ client, venue, token, onDone }: LinkLoginProps) {
  const { loading } = useWords(uiWords);
  const [proof, setProof] = useState<Proof>();
  const isAsked = useRef(false);
  const [isRetried, setRetried] = useState(false);

  const prove = useCallback(async () => {
    setProof(undefined);
    const found = await proveLink(client, token);
    // A link that is no use is told of by the page it leads to.
    if (found.outcome === 'in' || found.outcome === 'refused') onDone();
    else setProof(found);
  }, [client, token, onDone]);

  useEffect(() => {
    // Once: the token works one time only.
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
