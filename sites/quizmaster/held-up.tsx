import type { HostGame } from '@snug/contract';
import { Button, useRescueFocus, useWords, VisuallyHidden } from '@snug/ui';
import { useRef } from 'react';
import * as css from './held-up.css.ts';
import { hasEnded } from './host-game.ts';
import { consoleWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly busy: boolean;
  readonly onClose: () => void;
}

/**
 * More newcomers come than are let in at once, or than there are places: a crowd, or somebody who floods the game, against whom the doors help. It
 * comes and goes by itself, so it stands where nothing moves that is about to be pressed: at the top of what sticks below.
 */
export function HeldUp(props: Props) {
  const { game } = props;
  if (!(game.newcomers_held_up || game.game_full) || game.state.doors_closed || hasEnded(game)) return null;
  return <HeldUpNotice {...props} />;
}

function HeldUpNotice({ game, busy, onClose }: Props) {
  const words = useWords(consoleWords);
  const [title, hint] = game.game_full
    ? [words.gameIsFull, words.gameIsFullHint]
    : [words.newcomersWait, words.newcomersWaitHint];
  const around = useRef<HTMLDivElement>(null);
  useRescueFocus(around);
  return (
    <div ref={around} className={css.around}>
      <div className={css.heldUp}>
        <p className={css.words} role="status">
          <strong>{title}</strong> <span className={css.roomy}>{hint}</span>
          <span className={css.narrow}>
            <VisuallyHidden>{hint}</VisuallyHidden>
          </span>
        </p>
        <Button busy={busy} onClick={onClose}>
          {words.closeDoors}
        </Button>
      </div>
    </div>
  );
}
