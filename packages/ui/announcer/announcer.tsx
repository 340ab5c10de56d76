import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Announce, type Announcer, AnnouncerContext } from '../hooks/use-announce.ts';
import { hidden } from '../text/hidden.css.ts';

/**
 * How long a sentence stays, in which the same one is not announced again: a flickering connection must not be heard each
 * time (Y12). A different sentence on the same subject in between ends that, since the earlier one is then out of date.
 */
const STANDS_MS = 5000;

/** Where the live regions can be: in a provider (the oldest one is used) or in an open dialog (the topmost one is used). */
const providers: Element[] = [];
const dialogs: Element[] = [];
/** A polite live region and an assertive one. */
let liveRegions: Element | undefined;

/** Screen readers do not read what is behind a dialog, so the live regions move into the open dialog (Y5). */
function placeLiveRegions(): void {
  const wanted = providers[0] && (dialogs.at(-1) ?? providers[0]);
  if (!wanted) liveRegions?.remove();
  liveRegions = wanted && (liveRegions ?? createLiveRegions());
  if (liveRegions) wanted?.append(liveRegions);
}

function createLiveRegions(): Element {
  const element = document.createElement('div');
  for (const politeness of ['polite', 'assertive']) {
    const region = document.createElement('div');
    region.className = hidden;
    region.setAttribute('aria-live', politeness);
    element.append(region);
  }
  return element;
}

/** Adds a place for the live regions until the returned function is called. */
function addPlace(places: Element[], at: Element): () => void {
  places.push(at);
  placeLiveRegions();
  return () => {
    places.splice(places.indexOf(at), 1);
    placeLiveRegions();
  };
}

const announce: Announce = (text, politeness, subject = text) => {
  // A hidden page announces nothing: its screens announce what is current when they are shown again.
  if (!liveRegions || document.hidden) return;
  for (const line of liveRegions.querySelectorAll('p')) {
    if (line.textContent === text) return;
    if (line.dataset.subject === subject) line.remove();
  }
  const line = document.createElement('p');
  line.textContent = text;
  line.dataset.subject = subject;
  // Appended, so that it does not replace a sentence that the screen reader has not begun to read.
  liveRegions.children[politeness === 'assertive' ? 1 : 0]?.append(line);
  setTimeout(() => line.remove(), STANDS_MS);
};

const announcer: Announcer = { announce, announceIn: (dialog) => addPlace(dialogs, dialog) };

/** Holds the page's live regions. Several widgets on a page, or one inside another, share them (Y12). */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const provider = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (provider.current ? addPlace(providers, provider.current) : undefined), []);
  return (
    <AnnouncerContext.Provider value={announcer}>
      {children}
      <div ref={provider} />
    </AnnouncerContext.Provider>
  );
}
