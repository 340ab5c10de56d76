import type { ConnectionNotice, Game } from '@snug/client';
import type { Announce } from '@snug/ui';

export interface ConnectionOptions {
  readonly noticeText: (notice: ConnectionNotice) => string;
  readonly connectedAgain: string;
  readonly announce: Announce;
}

export interface ConnectionAnnouncer {
  /** Call at every change of the game. */
  follow(game: Pick<Game, 'notice' | 'connection'>): void;
  /** Call when the page becomes visible again. */
  back(game: Pick<Game, 'notice' | 'connection'>): void;
  stop(): void;
}

/** Trouble that is over within this time is not announced (Y12). */
const passingMs = 2_000;
/** Notices that may disappear by themselves; all others stay until the player acts. */
const passing: readonly ConnectionNotice['key'][] = ['attempting', 'refreshing', 'stumbled'];

/** Announces a connection problem, and afterwards that it is over. On a hidden page it announces neither. */
export function announceConnection({ noticeText, connectedAgain, announce }: ConnectionOptions): ConnectionAnnouncer {
  let current: string | undefined;
  let announced: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announceNotice(notice: ConnectionNotice): void {
    if (document.hidden) return;
    announced = current;
    announce(noticeText(notice), notice.key === 'interrupted' ? 'assertive' : 'polite');
  }

  const follow: ConnectionAnnouncer['follow'] = ({ notice, connection }) => {
    const next = notice && `${notice.key} ${notice.detail ?? ''}`;
    // The same notice again is not announced and does not restart the delay.
    if (next !== current) {
      current = next;
      clearTimeout(timer);
      if (notice && passing.includes(notice.key)) timer = setTimeout(announceNotice, passingMs, notice);
      else if (notice) announceNotice(notice);
    }
    if (notice || announced === undefined || connection !== 'live' || document.hidden) return;
    announced = undefined;
    announce(connectedAgain);
  };

  return {
    follow,
    back(game) {
      // A notice that was due while the page was hidden has not been announced.
      if (announced !== current) current = undefined;
      follow(game);
    },
    stop: () => clearTimeout(timer),
  };
}
