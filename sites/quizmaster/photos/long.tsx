import { VisuallyHidden } from '@snug/ui';

/** A short label to look at, of which a screen reader says what it is about. */
export function Long({ short, long }: { short: string; long: string }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{long}</VisuallyHidden>
    </>
  );
}
