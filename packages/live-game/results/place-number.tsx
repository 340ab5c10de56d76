import { useWords, VisuallyHidden } from '@snug/ui';
import { resultsWords } from './words.ts';

/** A place; `=2` for one that several share, read out as joint. */
export function PlaceNumber({ place, shared }: { place: number; shared: boolean }) {
  const say = useWords(resultsWords);
  if (!shared) return place;
  return (
    <>
      <span aria-hidden="true">{`=${place}`}</span>
      <VisuallyHidden>{say.jointPlace(place)}</VisuallyHidden>
    </>
  );
}
