import { useWords } from '@snug/ui';
import * as css from './key-cap.css.ts';
import { keyOf, type Pressed } from './keys.ts';
import { consoleWords } from './words.ts';

/** The key of an action, beside its button's name, where there is a keyboard. */
export function KeyCap({ of, shown }: { of: Pressed; shown: boolean }) {
  const words = useWords(consoleWords);
  const key = keyOf(of);
  if (!shown || !key) return null;
  return (
    <span className={css.key} aria-hidden="true">
      {key.cap ?? words.spaceKey}
    </span>
  );
}
