import type { HostGame } from '@snug/contract';
import { Banner, useAnnounce, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { teamsPath } from '../game-address.ts';
import { RouteButton } from '../route-button.tsx';
import * as css from './teams.css.ts';
import { teamsWords } from './words.ts';

/** Says wherever the game is followed that teams wait to be let in, and leads to them; on their page it says it aloud alone. */
export function WaitingBanner({ game, inLobby = false }: { game: HostGame; inLobby?: boolean }) {
  const words = useWords(teamsWords);
  const announce = useAnnounce();
  const [path] = useLocation();
  const { waiting_count: count = 0 } = game;
  const seen = useRef(count);
  useEffect(() => {
    if (count > seen.current) announce(words.waitingTeams(count));
    seen.current = count;
  }, [count, announce, words]);
  if (count === 0 || path === teamsPath(game.gameid)) return null;
  return (
    <div className={inLobby ? css.inLobby : css.banner}>
      <Banner tone="info" silent action={<RouteButton to={teamsPath(game.gameid)}>{words.seeWaiting}</RouteButton>}>
        {words.waitingTeams(count)}
      </Banner>
    </div>
  );
}
