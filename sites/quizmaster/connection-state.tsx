import type { ConnectionState } from '@snug/client';
import { StateDot, useWords } from '@snug/ui';
import * as css from './connection-state.css.ts';
import { consoleWords } from './words.ts';

/** How good each state of the connection is. */
const tones = {
  idle: 'quiet',
  connecting: 'info',
  live: 'good',
  suspect: 'info',
  waiting: 'brand',
  interrupted: 'danger',
  refused: 'danger',
} as const satisfies Record<ConnectionState, string>;

/**
 * The state of the connection. A press after a silence makes it look at the line, between the mouse's down and up: its width is
 * always the same, so that the link beside it stays under the pointer.
 */
export function ConnectionStateDot({ connection }: { connection: ConnectionState }) {
  const words = useWords(consoleWords);
  return (
    <span className={css.frame}>
      <StateDot tone={tones[connection]}>{words.connection[connection]}</StateDot>
      {Object.entries(words.connection).map(([state, sentence]) => (
        <span key={state} className={css.room} data-sentence={sentence} aria-hidden="true" />
      ))}
    </span>
  );
}
