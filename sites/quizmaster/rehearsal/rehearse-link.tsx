import type { HostGame } from '@snug/contract';
import { useWords } from '@snug/ui';
import { rehearsalPath } from '../game-address.ts';
import { RouteButton } from '../route-button.tsx';
import { rehearsalWords } from './words.ts';

/** The way from the lobby to the rehearsal. A game that a bot runs needs none. */
export function RehearseLink({ game }: { game: HostGame }) {
  const words = useWords(rehearsalWords);
  if (game.state.autopilot) return null;
  return <RouteButton to={rehearsalPath(game.gameid)}>{words.rehearseTonight}</RouteButton>;
}
