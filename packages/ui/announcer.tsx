import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react';
import { hidden } from './hidden.css.ts';

export type Politeness = 'polite' | 'assertive';
export type Announce = (text: string, politeness?: Politeness) => void;

/** The same sentence within this time is said once: connections flicker, people should not hear it (Y12). */
const SAME_FOR_MS = 5000;

const Announcer = createContext<Announce | undefined>(undefined);

/** One polite and one assertive live region for all that is inside. Inside another one it adds nothing (Y12). */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const outer = useContext(Announcer);
  return outer ? children : <Regions>{children}</Regions>;
}

function Regions({ children }: { children: ReactNode }) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const said = useRef<{ text: string; at: number }>(undefined);

  const announce = useCallback<Announce>((text, politeness = 'polite') => {
    const at = Date.now();
    if (said.current?.text === text && at - said.current.at < SAME_FOR_MS) return;
    said.current = { text, at };
    const region = politeness === 'polite' ? polite.current : assertive.current;
    // A new node each time: readers speak what is added, and the same text again is not a change.
    region?.replaceChildren(Object.assign(document.createElement('p'), { textContent: text }));
  }, []);

  return (
    <Announcer.Provider value={announce}>
      {children}
      <div className={hidden} ref={polite} role="status" aria-live="polite" />
      <div className={hidden} ref={assertive} role="alert" aria-live="assertive" />
    </Announcer.Provider>
  );
}

const nobody: Announce = () => {};

/** Says something to screen readers without moving the focus (Y4). Assertive only for what cannot wait. */
export function useAnnounce(): Announce {
  return useContext(Announcer) ?? nobody;
}
