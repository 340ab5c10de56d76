import type { ConnectionNotice, Game } from '@snug/client';
import type { Announce } from '@snug/ui';

export interface WeatherTelling {
  readonly noticeText: (notice: ConnectionNotice) => string;
  readonly connectedAgain: string;
  readonly announce: Announce;
}

export interface WeatherTeller {
  /** With every turn of the game. */
  follow(game: Pick<Game, 'notice' | 'connection'>): void;
  /** Somebody looks at the page again. */
  back(game: Pick<Game, 'notice' | 'connection'>): void;
  stop(): void;
}

/** Weather that passes within this time is not worth saying aloud (hazard Y12). */
const passingMs = 2_000;
/** Weather; all else that a notice can say stays until somebody does something. */
const passing: readonly ConnectionNotice['key'][] = ['attempting', 'refreshing', 'stumbled'];

/** Says aloud that the connection is not well, and once it was said, that it is well again. On a hidden page neither. */
export function tellWeather({ noticeText, connectedAgain, announce }: WeatherTelling): WeatherTeller {
  let now: string | undefined;
  let told: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(notice: ConnectionNotice): void {
    if (document.hidden) return;
    told = now;
    announce(noticeText(notice), notice.key === 'interrupted' ? 'assertive' : 'polite');
  }

  const follow: WeatherTeller['follow'] = ({ notice, connection }) => {
    const next = notice && `${notice.key} ${notice.detail ?? ''}`;
    // The same again is no news, and does not begin its two seconds anew.
    if (next !== now) {
      now = next;
      clearTimeout(timer);
      if (notice && passing.includes(notice.key)) timer = setTimeout(say, passingMs, notice);
      else if (notice) say(notice);
    }
    if (notice || told === undefined || connection !== 'live' || document.hidden) return;
    told = undefined;
    announce(connectedAgain);
  };

  return {
    follow,
    back(game) {
      // What was due while nobody looked was not heard.
      if (told !== now) now = undefined;
      follow(game);
    },
    stop: () => clearTimeout(timer),
  };
}
