import type { HostGame } from '@snug/contract';
import { Banner, Button, useWords } from '@snug/ui';
import * as css from './doors.css.ts';
import type { HostAction } from './host-game.ts';
import { consoleWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly busy: boolean;
  readonly onRun: (action: HostAction) => void;
}

/** Closes the doors to whoever is new, and says at a glance that they are closed. */
export function Doors({ game, busy, onRun }: Props) {
  const words = useWords(consoleWords);
  const press = (closed: boolean) => onRun({ kind: 'set-doors', closed });
  if (game.state.doors_closed) {
    return (
      <div className={css.doors}>
        <Banner
          tone="info"
          silent
          action={
            <Button busy={busy} onClick={() => press(false)}>
              {words.openDoors}
            </Button>
          }
        >
          <strong>{words.doorsClosed}</strong> {words.doorsClosedHint}
        </Banner>
      </div>
    );
  }
  return (
    <div className={css.doors}>
      <Button busy={busy} onClick={() => press(true)}>
        {words.closeDoors}
      </Button>
      <p className={css.hint}>{words.closeDoorsHint}</p>
    </div>
  );
}
