import { type DisplayView, displayTokenHeader, getDisplay, type HostGame } from '@snug/contract';
import { Banner, Button, useWords } from '@snug/ui';
import { useEffect, useRef, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { consoleWords } from '../words.ts';
import * as css from './panel.css.ts';
import { Screen } from './screen.tsx';
import { useRoomLook } from './use-room-look.ts';
import { displayWords } from './words.ts';

/** Answers come by the second: the room's screen changes no faster. */
const restMs = 500;

/**
 * What the room sees, small, in the venue's look: loaded whenever the console hears of a change. It has no connection of its
 * own, which would take one from the televisions.
 */
export function Preview({ game, token }: { game: HostGame; token: string }) {
  const words = useWords(displayWords);
  const { call } = useHostClient();
  const { tryAgain } = useWords(consoleWords);
  const look = useRoomLook();
  const [loaded, setLoaded] = useState<{ view: DisplayView; ahead: number }>();
  const shown = look && loaded;
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { code } = game;
  const loadedAt = useRef(0);

  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      loadedAt.current = Date.now();
      const headers = { [displayTokenHeader]: token };
      const view = await call(getDisplay, { params: { code }, headers, signal: abort.signal }).catch(() => undefined);
      if (abort.signal.aborted) return;
      // A view that does not come leaves the one before, and says so.
      setFailed(view === undefined);
      if (view) setLoaded({ view, ahead: Date.now() - view.now });
    };
    const timer = setTimeout(load, Math.max(0, loadedAt.current + restMs - Date.now()));
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [call, code, token, game, attempt]);

  return (
    <>
      <div
        className={css.preview}
        role="img"
        aria-label={shown ? words.screenPreviewLabel(words.screenPhases[shown.view.phase]) : words.screenPreviewNotYet}
      >
        <div inert {...look} className={`${css.previewScreen} ${look?.className ?? ''}`}>
          {shown && <Screen view={shown.view} ahead={shown.ahead} />}
        </div>
      </div>
      {failed && (
        <Banner tone="danger" action={<Button onClick={() => setAttempt((count) => count + 1)}>{tryAgain}</Button>}>
          {words.screenPreviewFailed}
        </Banner>
      )}
    </>
  );
}
