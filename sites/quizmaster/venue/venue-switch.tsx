import { Select, useAnnounce, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useVenues } from './use-venues.tsx';
import * as css from './venue.css.ts';
import { venueWords } from './words.ts';

/** Pages that every venue has. Others are about something of one venue. */
const pagesOfAll = ['/', '/venue', '/packs', '/sponsors', '/ratings'];

/** Goes to another venue of the quizmaster. Whoever has one alone needs no switch. */
export function VenueSwitch() {
  const words = useWords(venueWords);
  const { all, here, hasJustChosen, choose } = useVenues();
  const announce = useAnnounce();
  const [address, navigate] = useLocation();
  const field = useRef<HTMLSelectElement>(null);
  const name = here?.name;
  useEffect(() => {
    if (!hasJustChosen.current || name === undefined) return;
    hasJustChosen.current = false;
    field.current?.focus();
    announce(words.nowAt(name));
  }, [announce, hasJustChosen, words, name]);
  if (all.length < 2 || !here) return null;
  const go = (venue_id: string) => {
    if (!pagesOfAll.includes(address)) navigate('/');
    choose(venue_id);
  };
  return (
    <div className={css.choice}>
      <Select
        label={words.venue}
        value={here.venue_id}
        onChange={go}
        options={all.map(({ venue_id, name }) => ({ value: venue_id, label: name }))}
        elementRef={field}
      />
    </div>
  );
}
