import { Spinner } from '@snug/ui';
import { waiting } from './waiting.css.ts';

/** All there is on a screen while it finds out what to show. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className={waiting}>
      <Spinner label={label} />
    </div>
  );
}
