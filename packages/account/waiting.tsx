import { Spinner } from '@snug/ui';
import { waiting } from './waiting.css.ts';

/** A spinner that fills the screen until it is known what to show. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className={waiting}>
      <Spinner label={label} />
    </div>
  );
}
