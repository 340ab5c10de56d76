import { createAds, type Game, type SnugClient } from '@snug/client';
import { useGame, useSeen, useStarted } from '@snug/client/react';
import { useCallback, useRef, useState } from 'react';

/** The ads of a game, which of them has its picture by now, and what is told by the carousel. */
export function useAds(client: SnugClient, gameId: string) {
  const [ads, all] = useStarted(() => createAds(client, { gameId }), [client, gameId]);
  // Before the first round none has been played (OPEN-59).
  const played = useGame(client.game(gameId), ({ view }: Game) => (view ? view.round_index + 1 : 0));
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly string[]>([]);
  useSeen(element, shown.at(-1), ads.see);

  /** The shown ad is the last. */
  const onShow = useCallback((id: string) => setShown((before) => [...before.filter((each) => each !== id), id]), []);
  return { ads: all, played, element, onShow, tap: ads.tap, isDue: (id: string) => shown.includes(id) };
}
