import type { ReactNode } from 'react';
import { field } from './field.css.ts';
import { unsaid } from './room-for.css.ts';

export interface RoomForProps {
  /** The sentence that a check may put below the field. */
  sentence: ReactNode;
  /** Whether the field says something below itself now. */
  said: boolean;
  /** The field. */
  children: ReactNode;
}

/**
 * Keeps the space of a sentence below a field. A check as the field is left then moves nothing: the button that was being
 * pressed stays under the finger.
 */
export function RoomFor({ sentence, said, children }: RoomForProps) {
  return (
    <div className={field}>
      {children}
      {!said && (
        <p className={unsaid} aria-hidden="true">
          {sentence}
        </p>
      )}
    </div>
  );
}
