import type { DisplayView } from '@snug/contract';
import { useWords } from '@snug/ui';
import { QrCode } from '@snug/ui/qr-code';
import { groupedCode } from '../grouped-code.ts';
import { typedAddress } from '../join-address.ts';
import { BreakableAddress } from './breakable-address.tsx';
import * as css from './join-bar.css.ts';
import { rail, railFill } from './rail.css.ts';
import { displayWords } from './words.ts';

/** The QR code, the address and the code while a game is on, and why not where nobody comes in; while a round is played, who is in. */
export function JoinBar({ view }: { view: DisplayView }) {
  const words = useWords(displayWords);
  const { join_url, code, title, handed_in } = view;
  return (
    <footer className={css.bar}>
      {view.over ? (
        <Said title={words.screenGameEnded}>{words.screenGoodNight}</Said>
      ) : view.doors_closed ? (
        <Said title={words.screenDoorsClosed}>{words.screenDoorsHint}</Said>
      ) : (
        <>
          <div className={css.barQr}>
            <QrCode text={join_url} label={words.screenQrLabel(title)} fills />
          </div>
          <div className={css.barWords}>
            <p className={css.joinAt}>
              <BreakableAddress address={words.screenJoinAt(typedAddress(join_url))} />
            </p>
            <p className={css.barCode}>
              <bdi dir="ltr">{groupedCode(code)}</bdi>
            </p>
          </div>
        </>
      )}
      {handed_in && handed_in.of > 0 && view.phase !== 'round' && (
        <div className={css.inCount}>
          <p className={css.inWords}>
            <span className={css.inFigures}>{words.screenInOf(handed_in.teams, handed_in.of)}</span>{' '}
            {words.screenTeamsAreIn}
          </p>
          <Rail className={rail} part={handed_in.teams / handed_in.of} />
        </div>
      )}
    </footer>
  );
}

/** What stands in place of the way in, where there is none. */
function Said({ title, children }: { title: string; children: string }) {
  return (
    <div className={css.barClosed}>
      <p className={css.closedWords}>
        <strong className={css.closedTitle}>{title}</strong> {children}
      </p>
    </div>
  );
}

/** A part of one, as a bar; the words beside it say the same. */
export function Rail({ className, part }: { className: string; part: number }) {
  return (
    <div className={className} aria-hidden="true">
      <div className={railFill} style={{ inlineSize: `${Math.round(part * 100)}%` }} />
    </div>
  );
}
