import type { Game, GameClient, SnugClient } from '@snug/client';
import { useGame } from '@snug/client/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { Opened } from './join/opened-by.ts';
import type { TipSettings } from './tips/tip-settings.ts';
import type { LiveGameWords } from './words.ts';

/**
 * What a site shows on the screens without questions, since widgets never import each other (GAME-08). Slots are named
 * after their moment, not their content, which the site chooses and orders. `between` stays mounted from one pause to the next.
 */
export interface LiveGameSlots {
  /** On the welcome, after a submission, and during scoring: the survey's preview, the ads. */
  readonly between?: ReactNode;
  /** In place of the sentence that the game has ended, for players who can rate a host: the feedback. */
  readonly feedback?: ReactNode;
  /** When the game is `ended` or `finalized`: the link to the team's page. */
  readonly ended?: ReactNode;
  /** In the team's panel, beside its number: the link to its page (`TeamPageLink`). */
  readonly team?: ReactNode;
}

/** What every part of the live game shares. It never changes while a game is on screen, so it causes no render. */
export interface LiveGameTools {
  readonly client: SnugClient;
  readonly game: GameClient;
  readonly words: LiveGameWords;
  readonly slots: LiveGameSlots;
  readonly onHome: () => void;
  readonly onEnterCode: () => void;
  /** `context` names the part of the spectator's panel where it was pressed; `opened.context` opens that part again. */
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

/** A value of the game. The component renders again when it changes: return stored values, never new objects. */
export function usePick<T>(pick: (game: Game) => T): T {
  return useGame(useTools().game, pick);
}

/** The player's role: the captain answers, a member suggests, a spectator reads. */
export type Role = 'captain' | 'member' | 'spectator';

export function roleOf({ view }: Game): Role {
  if (!view?.team || view.me.status !== 'joined') return 'spectator';
  return view.me.is_captain ? 'captain' : 'member';
}

/** The name of the team's captain, if known. */
export function captainName({ view }: Game): string | undefined {
  return view?.team?.players.find(({ is_captain }) => is_captain)?.player_name;
}
