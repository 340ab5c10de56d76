import { useWords } from '@snug/ui';
import { type ReactNode, useId } from 'react';
import * as css from './sponsors.css.ts';
import { sponsorWords } from './words.ts';

/** A phone with what is being written on it. Only to look at: nothing in it can be pressed or counts. */
export function PhoneFrame({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const words = useWords(sponsorWords);
  const id = useId();
  return (
    <aside className={css.previewPlace} aria-labelledby={id}>
      <h2 id={id} className={css.subHeading}>
        {words.previewTitle}
      </h2>
      <p className={css.soft}>{isEmpty ? words.previewEmpty : words.previewOnPhone}</p>
      <div className={css.phone} inert>
        <div className={css.screen}>{!isEmpty && children}</div>
      </div>
    </aside>
  );
}
