import { useWords, VisuallyHidden } from '@snug/ui';
import { displayWords } from './words.ts';

/** A place; `=2` for one that several share, as on the phones and the console. */
export function Place({ place, isShared }: { place: number; isShared: boolean }) {
  const words = useWords(displayWords);
  if (!isShared) return place;
  return (
    <>
      <span aria-hidden="true">{`=${place}`}</span>
      <VisuallyHidden>{words.screenJoint(place)}</VisuallyHidden>
    </>
  );
}
