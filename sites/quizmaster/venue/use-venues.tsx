import { type HostVenue, hostVenues } from '@snug/contract';
import {
  createContext,
  Fragment,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useHostClient } from '../host-client.ts';
import { useLoaded } from '../use-loaded.ts';
import type { ChosenVenue } from './chosen-venue.ts';

export interface Venues {
  /** The venues of the quizmaster; none until they are known. */
  readonly all: readonly HostVenue[];
  /** The one that the console is at. */
  readonly here: HostVenue | undefined;
  /** Somebody has just chosen a venue: the pages begin anew, and the focus goes back to where it was. */
  readonly hasJustChosen: RefObject<boolean>;
  /** They went to another venue in some other way: the page of that venue is a new one, whose heading gets the focus. */
  readonly hasMoved: RefObject<boolean>;
  choose(venue_id: string): void;
  /** Goes to a venue that was just made. */
  enter(made: HostVenue): void;
  /** The venue was left: the console goes to the first of those that remain. */
  leave(): void;
  /** A name has changed. */
  again(): void;
}

const none = () => {};
const VenuesContext = createContext<Venues>({
  ...{ all: [], here: undefined, hasJustChosen: { current: false }, hasMoved: { current: false } },
  ...{ choose: none, enter: none, leave: none, again: none },
});

export function useVenues(): Venues {
  return useContext(VenuesContext);
}

/** For a client that is always at the first venue. */
const first: ChosenVenue = { id: () => undefined, choose: none, subscribe: () => none };

/** Knows the venues of the quizmaster. When they go to another one, all pages inside begin anew. */
export function VenuesProvider({ children }: { children: ReactNode }) {
  const { call, venue = first } = useHostClient();
  const chosen = useSyncExternalStore(venue.subscribe, venue.id);
  const load = useCallback((signal: AbortSignal) => call(hostVenues, { signal }), [call]);
  const { value: loaded, again } = useLoaded(load);
  const [made, setMade] = useState<readonly HostVenue[]>([]);
  const hasJustChosen = useRef(false);
  const hasMoved = useRef(false);
  /** How often they have left one: the pages begin anew also where none was chosen before. */
  const [left, setLeft] = useState(0);
  const known = loaded ?? [];
  const all = [...known, ...made.filter((each) => known.every(({ venue_id }) => venue_id !== each.venue_id))];
  const here = all.find(({ venue_id }) => venue_id === chosen) ?? all[0];
  // They have ended there, or somebody else chose it in this browser.
  const isGone = loaded !== undefined && chosen !== undefined && here?.venue_id !== chosen;
  useEffect(() => {
    if (isGone) venue.choose(undefined);
  }, [isGone, venue]);
  const venues: Venues = {
    ...{ all, here, hasJustChosen, hasMoved, again },
    choose(venue_id) {
      hasJustChosen.current = true;
      hasMoved.current = false;
      venue.choose(venue_id);
    },
    enter(venueMade) {
      hasMoved.current = true;
      setMade((before) => [...before, venueMade]);
      venue.choose(venueMade.venue_id);
    },
    leave() {
      hasMoved.current = true;
      setMade((before) => before.filter(({ venue_id }) => venue_id !== here?.venue_id));
      setLeft((times) => times + 1);
      venue.choose(undefined);
      again();
    },
  };
  return (
    <VenuesContext.Provider value={venues}>
      <Fragment key={`${chosen} ${left}`}>{children}</Fragment>
    </VenuesContext.Provider>
  );
}
