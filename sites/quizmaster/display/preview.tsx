import { type DisplayView, displayTokenHeader, getDisplay, type HostGame } from '@snug/contract';
import { useWords } from '@snug/ui';
import { useEffect, useRef, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import * as css from './panel.css.ts';
import { Screen } from './screen.tsx';
import { displayWords } from './words.ts';

/** Answers come by the second: the room's screen changes no faster. */
const restMs = 500;

/**
 * What the room sees, small: the very screen, loaded whenever the console hears of a change. It has no connection of its own,
 * which would take one from the televisions.
 */
export function Preview({ game, token }: { game: HostGame; token: string }) {
  const words = useWords(displayWords);
  const { call } = useHostClient();
  const [shown, setShown] = useState<{ view: DisplayView; ahead: number }>();
  const { code } = game;
  const loadedAt = useRef(0);

  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      loadedAt.current = Date.now();
      const headers = { [displayTokenHeader]: token };
      const view = await call(getDisplay, { params: { code }, headers, signal: abort.signal }).catch(() => undefined);
      // A view that does not come leaves the one before: the console says itself when its line is down.
      if (view && !abort.signal.aborted) setShown({ view, ahead: Date.now() - view.now });
    };
    const timer = setTimeout(load, Math.max(0, loadedAt.current + restMs - Date.now()));
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [call, code, token, game]);

  return (
    <div
      className={css.preview}
      role="img"
      aria-label={words.screenPreviewLabel(words.screenPhases[shown?.view.phase ?? 'welcome'])}
    >
      <div inert className={css.previewScreen}>
        {shown && <Screen view={shown.view} ahead={shown.ahead} />}
      </div>
    </div>
  );
}
