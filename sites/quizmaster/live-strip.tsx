import { clockFace } from '@snug/client';
import type { HostGame } from '@snug/contract';
import { Button, useWords } from '@snug/ui';
import type { HostAction } from './host-game.ts';
import { KeyCap } from './key-cap.tsx';
import * as css from './live-strip.css.ts';
import { useTimeLeft } from './use-time-left.ts';
import { consoleWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  /** How far this device's clock is ahead of the server's, in ms. */
  readonly ahead: number;
  readonly busy: boolean;
  readonly showKeys: boolean;
  readonly onRun: (action: HostAction) => void;
}

/** What the room sees beside the round, with what ends it: the countdown, the break, the line to everybody. */
export function LiveStrip({ game, ahead, busy, showKeys, onRun }: Props) {
  const words = useWords(consoleWords);
  const { countdown, paused = false, announcement } = game.state;
  const left = useTimeLeft(game.state, ahead);
  if (!countdown && !paused && !announcement) return null;
  const more = (seconds: number) =>
    countdown && onRun({ kind: 'extend-countdown', seconds, ends_at: countdown.ends_at });
  return (
    <section className={css.strip} aria-label={words.onPhones}>
      {countdown && left !== undefined && (
        <div className={css.part}>
          <p className={css.sentence}>
            <span className={css.kicker}>{words.lastOrders}</span>
            <span role="timer" className={css.figures} data-last={left <= 10 || undefined}>
              {clockFace(left)}
            </span>
          </p>
          <span className={css.buttons}>
            <Button busy={busy} onClick={() => more(30)}>
              {words.moreSeconds(30)} <KeyCap of="extend-countdown" shown={showKeys} />
            </Button>
            <Button busy={busy} onClick={() => more(60)}>
              {words.moreMinutes(1)}
            </Button>
            <Button busy={busy} onClick={() => onRun({ kind: 'cancel-countdown' })}>
              {words.stopCountdown} <KeyCap of="cancel-countdown" shown={showKeys} />
            </Button>
          </span>
        </div>
      )}
      {paused && (
        <div className={css.part}>
          <p className={css.sentence}>
            <strong>{words.paused}</strong> {countdown ? words.pausedCountdown : words.pausedHint}
          </p>
          <span className={css.buttons}>
            <Button busy={busy} onClick={() => onRun({ kind: 'pause', paused: false })}>
              {words.goOn} <KeyCap of="pause" shown={showKeys} />
            </Button>
          </span>
        </div>
      )}
      {announcement && (
        <div className={css.part}>
          <p className={css.sentence}>
            <span className={css.kicker}>{words.lineOnPhones}</span> <bdi>{announcement.text}</bdi>
          </p>
          <span className={css.buttons}>
            <Button busy={busy} onClick={() => onRun({ kind: 'announce', text: '' })}>
              {words.takeLineAway}
            </Button>
          </span>
        </div>
      )}
    </section>
  );
}
