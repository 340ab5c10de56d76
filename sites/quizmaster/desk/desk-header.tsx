import type { ConnectionState } from '@snug/client';
import type { HostGame } from '@snug/contract';
import { Icon, useWords } from '@snug/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ConnectionStateDot } from '../connection-state.tsx';
import { back } from '../console.css.ts';
import { gamePath } from '../game-address.ts';
import { usePageHeading } from '../page-change.ts';
import { WaitingBanner } from '../teams/waiting-banner.tsx';
import { soft } from '../type.css.ts';
import { consoleWords } from '../words.ts';
import * as css from './desk-header.css.ts';

interface Props {
  readonly game: HostGame;
  readonly title: string;
  readonly connection: ConnectionState;
  /** Links and states on the right. */
  readonly children?: ReactNode;
}

/** The head of the desk and of the board: the way back to the console, what is shown, the state of the connection, and who waits. */
export function DeskHeader({ game, title, connection, children }: Props) {
  const words = useWords(consoleWords);
  const heading = usePageHeading();
  return (
    <header className={css.header}>
      <Link href={gamePath(game.gameid)} className={back} aria-label={words.backToConsole}>
        <Icon name="back" />
      </Link>
      <div className={css.name}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={soft}>{game.title}</p>
      </div>
      {children}
      <ConnectionStateDot connection={connection} />
      <WaitingBanner game={game} />
    </header>
  );
}
