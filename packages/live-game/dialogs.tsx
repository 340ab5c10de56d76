import { lazyComponent } from '@snug/ui';
import { useEffect, useState } from 'react';
import { usePick } from './use-live-game.ts';

const GameDialog = lazyComponent(() => import('./dialogs/game-dialog.tsx').then(({ GameDialog }) => GameDialog));

/** The dialog the game wants shown, one at a time. Fetched once the game is there: in reach when it is wanted, offline too. */
export function Dialogs() {
  const wanted = usePick(({ dialogs }) => dialogs[0]);
  const [shown, show] = useState<typeof wanted>();
  const isLoaded = usePick(({ view }) => view !== undefined);
  useEffect(() => {
    if (isLoaded) void GameDialog.fetch();
  }, [isLoaded]);
  // Once the rest of its message is on the screen: a field that goes with it hands on the focus that comes back here (Y15).
  useEffect(() => show(wanted), [wanted]);
  return wanted && wanted === shown ? <GameDialog dialog={wanted} /> : null;
}
