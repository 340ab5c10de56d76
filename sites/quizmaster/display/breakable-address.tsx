import { Fragment } from 'react';

/** An address that breaks before its dots and slashes only, so that nobody types a hyphen or half a word. */
export function BreakableAddress({ address }: { address: string }) {
  return address.split(/(?=[./])/).map((part, place) => (
    // The parts of one address stay in their places.
    <Fragment key={`${place} ${part}`}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
