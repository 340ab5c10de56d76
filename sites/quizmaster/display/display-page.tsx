import { type Caller, createCaller, createSession, memoryStorage } from '@snug/client';
import { Spinner, useAwake, useWords } from '@snug/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createBigScreen } from './big-screen.ts';
import { Controls } from './controls.tsx';
import * as css from './page.css.ts';
import { Screen } from './screen.tsx';
import { displayWords } from './words.ts';

/** What the page's address says: the code in its path, the token in its fragment. */
export interface DisplayAddress {
  readonly code: string;
  readonly token: string;
}

export function displayAddressOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): DisplayAddress {
  return { code: pathname.split('/').at(-1) ?? '', token: hash.slice(1) };
}

/** The whole page of a big screen. Its address stays as it is, so that a television that loads it again shows the same. */
export function DisplayPage({ call = ownCaller() }: { call?: Caller }) {
  const words = useWords(displayWords);
  const [address, setAddress] = useState(() => displayAddressOf(location));
  useEffect(() => {
    const read = () => setAddress(displayAddressOf(location));
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  useAwake();
  if (address.token === '') return <Notice title={words.screenTokenMissingTitle} text={words.screenTokenMissing} />;
  return <Followed key={`${address.code} ${address.token}`} {...address} call={call} />;
}

function Followed({ code, token, call }: DisplayAddress & { call: Caller }) {
  const words = useWords(displayWords);
  const { get, subscribe } = useMemo(() => createBigScreen({ code, token, call }), [code, token, call]);
  const { phase, view, ahead = 0, connection } = useSyncExternalStore(subscribe, get);
  const title = view?.title;
  useEffect(() => {
    document.title = title === undefined ? words.screenDisplayTitle : `${title} · ${words.screenDisplayTitle}`;
  }, [title, words]);
  if (phase === 'over') return <Notice title={words.screenOverTitle} text={words.screenOver} />;
  const isAway = connection === 'waiting' || connection === 'interrupted' || connection === 'refused';
  if (!view) {
    return (
      <main className={css.notice}>
        <Spinner label={isAway ? words.screenUnreachable : words.screenLoading} />
      </main>
    );
  }
  return (
    <main className={css.whole}>
      <Screen view={view} ahead={ahead} isAway={isAway} />
      <Controls />
    </main>
  );
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <main className={css.notice}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{text}</p>
    </main>
  );
}

let caller: Caller | undefined;

/** The page's own: it has no login, and keeps nothing. */
function ownCaller(): Caller {
  caller ??= createCaller({ session: createSession({ storage: memoryStorage() }) });
  return caller;
}
