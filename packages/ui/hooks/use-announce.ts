import { createContext, useContext } from 'react';

export type Politeness = 'polite' | 'assertive';
/**
 * Of one `subject` only the latest sentence is current: open, closed and open again are three announcements, however fast.
 */
export type Announce = (text: string, politeness?: Politeness, subject?: string) => void;

/** The page's one announcer, inside an `AnnouncerProvider`. */
export type Announcer = {
  announce: Announce;
  /** Moves the live regions into an open dialog until the returned function is called. */
  announceIn: (dialog: Element) => () => void;
};

export const AnnouncerContext = createContext<Announcer | undefined>(undefined);

const nobody: Announce = () => {};

/** Announces to screen readers without moving the focus (Y4). Assertive only for what cannot wait. */
export function useAnnounce(): Announce {
  return useContext(AnnouncerContext)?.announce ?? nobody;
}
