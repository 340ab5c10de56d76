import type { Game, GameClient, SnugClient } from '@snug/client';
import { useGame } from '@snug/client/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { Opened } from './opened-by.ts';
import type { TipSettings } from './tips/tip-settings.ts';
import type { LiveGameWords } from './words.ts';

/**
 * What a site puts on the screens without questions (GAME-08): widgets never import each other. Named after their moments
 * and not after what stands there, which is the site's to choose and to order. A slot's content is new at each moment.
 */
export interface LiveGameSlots {
  /** On the welcome, once a round is handed in, and while it is scored: the survey's preview, the ads. */
  readonly between?: ReactNode;
  /** When the game is `ended` or `finalized`: the feedback about its hosts. */
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
  /** With where in the watcher's panel it was pressed, which `opened.context` opens again. */
  readonly onLogIn?: (context?: string) => void;
  readonly onJoinLink?: (address: string) => void;
  readonly opened?: Opened;
  readonly tips?: TipSettings;
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

/** Who writes for the team, as far as that is known. */
export function captainName({ view }: Game): string | undefined {
  return view?.team?.players.find(({ is_captain }) => is_captain)?.player_name;
}
