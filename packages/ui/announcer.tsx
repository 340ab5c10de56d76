import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { hidden } from './hidden.css.ts';
import { type Announce, Announcer, type Voice } from './voice.ts';

/**
 * A sentence stands for this long, and the same is said once: connections flicker, people should not hear it (Y12). Unless
 * another of its subject came between: then what was said before is no longer so.
 */
const STANDS_MS = 5000;

/** Where the page's one voice can be: at home in a provider, the eldest first, or in an open dialog, the uppermost last. */
const homes: Element[] = [];
const dialogs: Element[] = [];
/** A polite live region and an assertive one. */
let voice: Element | undefined;

/** What is behind a dialog is not read out: while one is open the voice is in it (Y5). */
function place(): void {
  const at = homes[0] && (dialogs.at(-1) ?? homes[0]);
  if (!at) voice?.remove();
  voice = at && (voice ?? made());
  if (voice) at?.append(voice);
}

function made(): Element {
  const both = document.createElement('div');
  for (const politeness of ['polite', 'assertive']) {
    const region = document.createElement('div');
    region.className = hidden;
    region.setAttribute('aria-live', politeness);
    both.append(region);
  }
  return both;
}

/** Gives the voice one place more, until the function that comes back is called. */
function stand(places: Element[], at: Element): () => void {
  places.push(at);
  place();
  return () => {
    places.splice(places.indexOf(at), 1);
    place();
  };
}

const announce: Announce = (text, politeness, subject = text) => {
  // What happens on a page that nobody looks at, its screens tell when they are seen again.
  if (!voice || document.hidden) return;
  for (const line of voice.querySelectorAll('p')) {
    if (line.textContent === text) return;
    if (line.dataset.subject === subject) line.remove();
  }
  const line = document.createElement('p');
  line.textContent = text;
  line.dataset.subject = subject;
  // Added, not put in the place of what a reader may not have begun with.
  voice.children[politeness === 'assertive' ? 1 : 0]?.append(line);
  setTimeout(() => line.remove(), STANDS_MS);
};

const ours: Voice = { announce, speakIn: (dialog) => stand(dialogs, dialog) };

/** A home for the page's live regions. Several widgets on a page, or one inside another, are one voice (Y12). */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (home.current ? stand(homes, home.current) : undefined), []);
  return (
    <Announcer.Provider value={ours}>
      {children}
      <div ref={home} />
    </Announcer.Provider>
  );
}
