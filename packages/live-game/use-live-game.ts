import type { Game, GameClient, SnugClient } from '@snug/client';
import { useGame } from '@snug/client/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { LiveGameWords } from './words.ts';

/** What may stand between the rounds and after the game; widgets never import each other, so a site hands them in. */
export interface LiveGameSlots {
  readonly between?: ReactNode;
  readonly ended?: ReactNode;
}

/** What every part of the live game is given. It never changes while a game is on screen, so nothing renders because of it. */
export interface LiveGameTools {
  readonly client: SnugClient;
  readonly game: GameClient;
  readonly words: LiveGameWords;
  readonly slots: LiveGameSlots;
  readonly onHome: () => void;
  readonly onEnterCode: () => void;
  readonly onLogIn?: () => void;
  readonly onJoinLink?: (address: string) => void;
}

export const LiveGameContext = createContext<LiveGameTools | undefined>(undefined);

export function useTools(): LiveGameTools {
  const tools = useContext(LiveGameContext);
  if (!tools) throw new Error('Parts of the live game stand inside <LiveGame>.');
  return tools;
}

/** One thing of the game. The part renders again only when that thing is another: pick what is kept, never build. */
export function usePick<T>(pick: (game: Game) => T): T {
  return useGame(useTools().game, pick);
}

/** Who the person at this phone is: the captain writes, a member suggests, a watcher reads. */
export type Role = 'captain' | 'member' | 'watcher';

export function roleOf({ view }: Game): Role {
  if (!view?.team || view.me.status !== 'joined') return 'watcher';
  return view.me.is_captain ? 'captain' : 'member';
}
