import type { ConnectionState } from '@snug/client';
import { countedTeams } from '@snug/grading';
import { Badge, Drawing, Icon, useWords } from '@snug/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { ConnectionStateDot } from './connection-state.tsx';
import * as css from './console.css.ts';
import { DeskLinks } from './desk-links.tsx';
import { GameCode } from './game-code.tsx';
import { hasEnded } from './host-game.ts';
import { JoinDialog } from './join-dialog.tsx';
import type { JoinPanelProps } from './join-panel.tsx';
import { usePageHeading } from './page-change.ts';
import { countPhones } from './team-progress.ts';
import { consoleWords } from './words.ts';

interface Props extends JoinPanelProps {
  readonly connection: ConnectionState;
  readonly showKeys: boolean;
}

/** The game's title, its code, the ways to desk and board, the state of the connection and how many people are here. */
export function ConsoleHeader({ game, connection, showKeys, ...doors }: Props) {
  const words = useWords(consoleWords);
  const heading = usePageHeading();
  const phones = countPhones(game);
  return (
    <header className={css.header}>
      <Link href="/" className={css.back} aria-label={words.games}>
        <Icon name="back" />
      </Link>
      <div className={css.name}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {game.title}
        </h1>
        <p className={css.venue}>{game.venue}</p>
      </div>
      <CodeButton game={game} {...doors} />
      <DeskLinks game={game} showKeys={showKeys} />
      <div className={css.status}>
        <ConnectionStateDot connection={connection} />
        <p className={css.count}>
          {words.teams(countedTeams(game).length)} · {words.phonesHere(phones.here, phones.all)}
        </p>
      </div>
    </header>
  );
}

/** A simplified QR code: three corners and a few modules. */
const qrDrawing = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5M20 14v2.5M14 20v-2M17.5 20H20M17.5 17h.01';

/** The code as a button that opens the ways to join. After the game it is plain text, as the code may be another game's. */
function CodeButton(panel: JoinPanelProps) {
  const words = useWords(consoleWords);
  const { game } = panel;
  const [isOpen, setOpen] = useState(false);
  const code = <GameCode code={game.code} figures={css.codeFigures} />;
  return (
    <div className={css.codePlace}>
      {hasEnded(game) ? (
        <p className={css.code}>{code}</p>
      ) : (
        <>
          <button type="button" className={css.codeButton} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {code} <Drawing path={qrDrawing} />
          </button>
          {game.state.doors_closed && <Badge tone="brand">{words.doorsClosedBadge}</Badge>}
          <JoinDialog {...panel} open={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </div>
  );
}
