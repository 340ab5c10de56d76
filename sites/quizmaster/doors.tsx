import type { HostGame } from '@snug/contract';
import { Banner, Button, useWords } from '@snug/ui';
import * as css from './doors.css.ts';
import { consoleWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly busy: boolean;
  /** What closed doors mean is said beside it, by the join panel: here the state alone. */
  readonly isExplained?: boolean;
  readonly onSet: (closed: boolean) => void;
}

/** Closes the doors to whoever is new, and says at a glance that they are closed. */
export function Doors({ game, busy, isExplained, onSet }: Props) {
  const words = useWords(consoleWords);
  const isClosed = game.state.doors_closed === true;
  return (
    <div className={css.doors}>
      {/* One button for both, which keeps the focus and its place when it is pressed. */}
      <Button busy={busy} onClick={() => onSet(!isClosed)}>
        {isClosed ? words.openDoors : words.closeDoors}
      </Button>
      {isClosed ? (
        <Banner tone="info" silent>
          <strong>{words.doorsAreClosed}</strong> {!isExplained && words.doorsClosedHint}
        </Banner>
      ) : (
        <p className={css.hint}>{words.closeDoorsHint}</p>
      )}
    </div>
  );
}
