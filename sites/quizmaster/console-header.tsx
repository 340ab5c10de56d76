import type { ConnectionState } from '@snug/client';
import type { HostGame } from '@snug/contract';
import { Icon, StateDot, useWords } from '@snug/ui';
import { Link } from 'wouter';
import * as css from './console.css.ts';
import { groupedCode } from './grouped-code.ts';
import { countPhones } from './team-progress.ts';
import { consoleWords } from './words.ts';

const tones = {
  idle: 'quiet',
  connecting: 'info',
  live: 'good',
  suspect: 'info',
  waiting: 'brand',
  interrupted: 'danger',
  refused: 'danger',
} as const satisfies Record<ConnectionState, string>;

/** Which night this is, its code to call out, how the line is and who is here. */
export function ConsoleHeader({ game, connection }: { game: HostGame; connection: ConnectionState }) {
  const words = useWords(consoleWords);
  return (
    <header className={css.header}>
      <Link href="/" className={css.back} aria-label={words.games}>
        <Icon name="back" />
      </Link>
      <div className={css.name}>
        <h1 className={css.title}>{game.title}</h1>
        <p className={css.venue}>{game.venue}</p>
      </div>
      <p className={css.code}>
        <span className={css.kicker}>{words.code}</span>{' '}
        <strong className={css.codeFigures}>{groupedCode(game.code)}</strong>
      </p>
      <div className={css.house}>
        <StateDot tone={tones[connection]}>{words.connection[connection]}</StateDot>
        <p className={css.count}>
          {words.teams(game.teams.length)} · {words.phones(countPhones(game))}
        </p>
      </div>
    </header>
  );
}
