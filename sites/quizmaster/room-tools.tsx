import type { HostGame } from '@snug/contract';
import { Button, useWords } from '@snug/ui';
import type { ReactNode } from 'react';
import { type HostAction, hasEnded } from './host-game.ts';
import { KeyCap } from './key-cap.tsx';
import type { Pressed } from './keys.ts';
import * as css from './room-tools.css.ts';
import { isCountable } from './tools.ts';
import { consoleWords } from './words.ts';

/** What of the tools opens a dialog first. */
export type Tool = 'last-orders' | 'nudge' | 'line' | 'keys' | 'screen';

interface Props {
  readonly game: HostGame;
  readonly busy: boolean;
  readonly showKeys: boolean;
  readonly onOpen: (tool: Tool) => void;
  readonly onRun: (action: HostAction) => void;
  /** Further ways to what the room sees. */
  readonly children?: ReactNode;
}

/** What speaks to the room and leaves the round as it is. */
export function RoomTools({ game, busy, showKeys, onOpen, onRun, children }: Props) {
  const words = useWords(consoleWords);
  const { paused = false } = game.state;
  const cap = (of: Pressed) => <KeyCap of={of} shown={showKeys} />;
  return (
    <section className={css.tools} aria-label={words.room}>
      {isCountable(game) && (
        <Button opens="dialog" onClick={() => onOpen('last-orders')}>
          {words.lastOrders} {cap('last-orders')}
        </Button>
      )}
      {game.state.submissions_open && !hasEnded(game) && (
        <Button opens="dialog" onClick={() => onOpen('nudge')}>
          {words.nudge} {cap('nudge')}
        </Button>
      )}
      <Button opens="dialog" onClick={() => onOpen('line')}>
        {words.line} {cap('line')}
      </Button>
      <Button opens="dialog" onClick={() => onOpen('screen')}>
        {words.bigScreen}
      </Button>
      {children}
      {!hasEnded(game) && !paused && (
        <Button busy={busy} onClick={() => onRun({ kind: 'pause', paused: true })}>
          {words.takeBreak} {cap('pause')}
        </Button>
      )}
    </section>
  );
}
