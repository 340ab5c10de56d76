import type { HostGame } from '@snug/contract';
import { Banner, lazyComponent, TextLink, useWords } from '@snug/ui';
import { gameAddress } from './game-address.ts';
import { GameCode } from './game-code.tsx';
import { HowToJoin } from './how-to-join.tsx';
import { isLoopbackAddress, typedAddress } from './join-address.ts';
import * as css from './join-panel.css.ts';
import { consoleWords } from './words.ts';

const QrCode = lazyComponent(() => import('@snug/ui/qr-code').then(({ QrCode }) => QrCode));

/** All the ways to join: the code, the QR code and the address, with links to the big screen and the table cards. */
export function JoinPanel({ game }: { game: HostGame }) {
  const words = useWords(consoleWords);
  const page = gameAddress(game.gameid);
  return (
    <div className={css.panel}>
      <div className={css.both}>
        <div className={css.qr}>
          <QrCode text={game.join_url} label={words.qrLabel(game.title)} />
        </div>
        <div className={css.words}>
          <p className={css.code}>
            <GameCode code={game.code} figures={css.figures} />
          </p>
          <p className={css.how}>
            <HowToJoin joinUrl={game.join_url} className={css.address} />
          </p>
        </div>
      </div>
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
