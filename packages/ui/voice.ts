import { createContext, useContext } from 'react';

export type Politeness = 'polite' | 'assertive';
/** Of a `subject` the last word alone holds: open, closed and open again are three sentences, however fast. */
export type Announce = (text: string, politeness?: Politeness, subject?: string) => void;

/** The page's one voice, for whoever is inside an `AnnouncerProvider`. */
export type Voice = {
  announce: Announce;
  /** Lets what is announced be heard in an open dialog, until the function that it gives is called. */
  speakIn: (dialog: Element) => () => void;
};

export const Announcer = createContext<Voice | undefined>(undefined);

const nobody: Announce = () => {};

/** Says something to screen readers without moving the focus (Y4). Assertive only for what cannot wait. */
export function useAnnounce(): Announce {
  return useContext(Announcer)?.announce ?? nobody;
}
