import { createAds, type Game, type SnugClient } from '@snug/client';
import { useGame, useSeen, useStarted } from '@snug/client/react';
import { useCallback, useRef, useState } from 'react';

/** The ads of a game, which of them are due, and what is told by the carousel and the cards. */
export function useAds(client: SnugClient, gameId: string) {
  const [ads, all] = useStarted(() => createAds(client, { gameId }), [client, gameId]);
  // Before the first round none has been played (OPEN-59).
  const played = useGame(client.game(gameId), ({ view }: Game) => (view ? view.round_index + 1 : 0));
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  const current = all.find(({ ad_id }) => ad_id === shown.at(-1));
  // The empty frame of a picture that has not come is no ad.
  const isThere = current && (current.text !== '' || loaded.includes(current.ad_id));
  useSeen(element, isThere ? current.ad_id : undefined, ads.see);

  /** The shown ad is the last. */
  const onShow = useCallback((id: string) => setShown((before) => [...before.filter((each) => each !== id), id]), []);
  return {
    ...{ ads: all, played, element, onShow, tap: ads.tap },
    isDue: (id: string) => shown.includes(id),
    onLoad: (id: string) => setLoaded((before) => [...before, id]),
  };
}
