import type { HostGame } from '@snug/contract';
import { Banner, Button, lazyComponent, TextLink, useFocusIfLost, useWords } from '@snug/ui';
import { useRef, useState } from 'react';
import { gameAddress } from './game-address.ts';
import { GameCode } from './game-code.tsx';
import { HowToJoin } from './how-to-join.tsx';
import { isLoopbackAddress, typedAddress } from './join-address.ts';
import * as css from './join-panel.css.ts';
import { consoleWords } from './words.ts';

const QrCode = lazyComponent(() => import('@snug/ui/qr-code').then(({ QrCode }) => QrCode));

export interface JoinPanelProps {
  readonly game: HostGame;
  readonly busy: boolean;
  readonly onOpenDoors: () => void;
  /** Why the last command failed, where nothing else that can be read says so: behind a dialog nothing is. */
  readonly failure?: string | undefined;
}

/**
 * All the ways to join: the code, the QR code and the address, with links to the big screen and the table cards. While the doors
 * are closed nobody is invited: in place of the QR code, and as large, stands the button that opens them.
 */
export function JoinPanel({ game, busy, onOpenDoors, failure }: JoinPanelProps) {
  const words = useWords(consoleWords);
  const page = gameAddress(game.gameid);
  const isClosed = game.state.doors_closed === true;
  const panel = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState(0);
  // The pressed button goes with the closed doors.
  useFocusIfLost(panel, presses > 0 && `${presses} ${isClosed}`);
  const open = () => {
    setPresses(presses + 1);
    onOpenDoors();
  };
  return (
    <div ref={panel} className={css.panel} tabIndex={-1}>
      <div className={css.both}>
        {isClosed ? (
          <div className={css.closed}>
            <p className={css.closedWords}>{words.doorsClosed}</p>
            <Button busy={busy} onClick={open}>
              {words.openDoors}
            </Button>
          </div>
        ) : (
          <div className={css.qr}>
            <QrCode text={game.join_url} label={words.qrLabel(game.title)} />
          </div>
        )}
        <div className={css.words}>
          <p className={css.code}>
            <GameCode code={game.code} figures={css.figures} />
          </p>
          <p className={css.how}>
            {isClosed ? words.doorsClosedHint : <HowToJoin joinUrl={game.join_url} className={css.address} />}
          </p>
        </div>
      </div>
      {presses > 0 && failure && <Banner tone="danger">{failure}</Banner>}
      {isLoopbackAddress(game.join_url) && (
        <Banner tone="danger">{words.ownAddress(typedAddress(game.join_url))}</Banner>
      )}
      {/* New tabs, because the big screen is another screen's and the cards are for paper; the console stays open. */}
      <p className={css.ways}>
        <TextLink href={`${page}/screen`} external>
          {words.openScreen}
        </TextLink>
        <TextLink href={`${page}/cards`} external>
          {words.printCards}
        </TextLink>
      </p>
    </div>
  );
}
