import type { Image } from '@snug/contract';
import { Button, useWords, VisuallyHidden } from '@snug/ui';
import * as styles from './shots.css.ts';
import { shotsWords } from './words.ts';

interface Props {
  /** A picture of the player's own. */
  readonly image: Image;
  /** What the list calls it. */
  readonly name: string;
  readonly busy: boolean;
  readonly onAgree: (agreed: boolean) => void;
}

/** Where a picture is on its way to the big screen, and its uploader's word about it, which they can change. */
export function OnScreen({ image: { screen }, name, busy, onAgree }: Props) {
  const say = useWords(shotsWords);
  const agrees = screen !== undefined;
  return (
    <span className={styles.onScreen}>
      <span>{say[stateOf(screen)]}</span>
      <Button busy={busy} onClick={() => onAgree(!agrees)}>
        <span aria-hidden="true">{agrees ? say.keepOff : say.letShow}</span>
        <VisuallyHidden>{agrees ? say.keepOffLong(name) : say.letShowLong(name)}</VisuallyHidden>
      </Button>
    </span>
  );
}

function stateOf(screen: Image['screen']): 'shotForPhones' | 'shotWaitsForHost' | 'shotOnScreen' | 'shotDeclined' {
  switch (screen) {
    case undefined:
      return 'shotForPhones';
    case 'waiting':
      return 'shotWaitsForHost';
    case 'shown':
      return 'shotOnScreen';
    case 'declined':
      return 'shotDeclined';
  }
}
