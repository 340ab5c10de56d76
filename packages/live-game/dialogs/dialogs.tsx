import { lazyComponent } from '@snug/ui';
import { useEffect, useState } from 'react';
import { usePick } from '../use-live-game.ts';

const GameDialog = lazyComponent(() => import('./game-dialog.tsx').then(({ GameDialog }) => GameDialog));

/** The first dialog of the game's queue. Its script is fetched once the game is loaded, so it also opens offline. */
export function Dialogs() {
  const wanted = usePick(({ dialogs }) => dialogs[0]);
  const [shown, show] = useState<typeof wanted>();
  const isLoaded = usePick(({ view }) => view !== undefined);
  useEffect(() => {
    if (isLoaded) void GameDialog.fetch();
  }, [isLoaded]);
  // Shown after the rest of its message: a field that this message removes passes on the focus that returns here (Y15).
  useEffect(() => show(wanted), [wanted]);
  return wanted && wanted === shown ? <GameDialog dialog={wanted} /> : null;
}
