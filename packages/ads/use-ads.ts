import { createAds, type SnugClient } from '@snug/client';
import { useSeen, useStarted } from '@snug/client/react';
import { useRef, useState } from 'react';

/** The ads of a game, the frame they are in, and what to call when one is shown or tapped. */
export function useAds(client: SnugClient, gameId: string) {
  const [ads, state] = useStarted(() => createAds(client, { gameId }), [client, gameId]);
  const [shown, setShown] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  useSeen(frame, shown, () => shown !== undefined && ads.see(shown));
  return { ...state, frame, onShow: setShown, onTap: ads.tap };
}
