import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { hidden } from './hidden.css.ts';

export type Politeness = 'polite' | 'assertive';
export type Announce = (text: string, politeness?: Politeness) => void;

/** The same sentence within this time is said once: connections flicker, people should not hear it (Y12). */
const SAME_FOR_MS = 5000;

/** Where each announcer of the page speaks. Several widgets on a page are one voice: the eldest speaks for all (Y12). */
const mouths: Announce[] = [];
/** What was said a moment ago. */
const said = new Set<string>();

const announce: Announce = (text, politeness = 'polite') => {
  // What happens on a page that nobody looks at, its screens tell when they are seen again.
  if (document.hidden || said.has(text)) return;
  mouths[0]?.(text, politeness);
};

const Announcer = createContext<Announce | undefined>(undefined);

/** One polite and one assertive live region for all that is inside. Inside another one it adds nothing (Y12). */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const outer = useContext(Announcer);
  return outer ? children : <Regions>{children}</Regions>;
}

function Regions({ children }: { children: ReactNode }) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const mouth: Announce = (text, politeness) => {
      const line = document.createElement('p');
      line.textContent = text;
      // Added, not put in the place of what a reader may not have begun with.
      (politeness === 'polite' ? polite : assertive).current?.append(line);
      said.add(text);
      setTimeout(() => {
        line.remove();
        said.delete(text);
      }, SAME_FOR_MS);
    };
    mouths.push(mouth);
    return () => {
      mouths.splice(mouths.indexOf(mouth), 1);
      if (mouths.length === 0) said.clear();
    };
  }, []);

  return (
    <Announcer.Provider value={announce}>
      {children}
      <div className={hidden} ref={polite} role="status" aria-live="polite" aria-atomic="false" />
      <div className={hidden} ref={assertive} role="alert" aria-live="assertive" aria-atomic="false" />
    </Announcer.Provider>
  );
}

const nobody: Announce = () => {};

/** Says something to screen readers without moving the focus (Y4). Assertive only for what cannot wait. */
export function useAnnounce(): Announce {
  return useContext(Announcer) ?? nobody;
}
