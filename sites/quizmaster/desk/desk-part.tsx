import type { ReactNode } from 'react';
import * as css from './desk.css.ts';

interface Props {
  /** The results are final: nothing in it can be pressed. What only shows something still opens. */
  readonly isFinal: boolean;
  readonly children: ReactNode;
}

/** What of the desk changes grades. */
export function DeskPart({ isFinal, children }: Props) {
  return (
    <fieldset className={css.desk} disabled={isFinal}>
      {children}
    </fieldset>
  );
}

/** A row of the desk's list. */
export function DeskItem(props: Props) {
  return (
    <li>
      <DeskPart {...props} />
    </li>
  );
}
