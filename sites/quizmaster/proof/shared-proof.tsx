import { sponsorProof } from '@snug/contract';
import { Banner, Button, EmptyState, Logo, useWords } from '@snug/ui';
import { useCallback, useEffect, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import * as page from '../page.css.ts';
import { proofToken } from '../proof-address.ts';
import { useLoaded } from '../use-loaded.ts';
import { useTitle } from '../use-title.ts';
import { LoadingSheet } from './host-proof.tsx';
import { orNone } from './or-none.ts';
import { ProofSheet } from './proof-sheet.tsx';
import { proofWords } from './words.ts';

/** The proof sheet as its sponsor reads it: without a sign-in, by the secret in the address. */
export function SharedProof() {
  const token = useFragment();
  return (
    <main className={page.wideColumn}>
      {/* A new secret is another sheet. */}
      <SheetOf key={token} token={token} />
    </main>
  );
}

/** The sheet that a secret opens. */
export function SheetOf({ token }: { token: string }) {
  const words = useWords(proofWords);
  const { call } = useHostClient();
  const load = useCallback(
    async (signal: AbortSignal) =>
      token === '' ? null : orNone(call(sponsorProof, { params: { token }, signal, anybody: true })),
    [call, token],
  );
  const { value: sheet, failed, again } = useLoaded(load);
  useTitle([words.proofTitle, sheet?.sponsor].filter(Boolean).join(' · '));
  if (failed) {
    return (
      <Banner tone="danger" action={<Button onClick={again}>{words.retry}</Button>}>
        {words.proofFailed}
      </Banner>
    );
  }
  if (sheet === undefined) return <LoadingSheet />;
  if (sheet === null) return <EmptyState title={words.noSheetTitle}>{words.noSheet}</EmptyState>;
  return <ProofSheet sheet={sheet} name={sheet.sponsor} lead={words.sharedLead(sheet.venue)} above={<Logo />} />;
}

/** The fragment of the address, also when another one is pasted into the same tab. */
function useFragment(): string {
  const [token, setToken] = useState(() => proofToken(location.hash));
  useEffect(() => {
    const read = () => setToken(proofToken(location.hash));
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return token;
}
