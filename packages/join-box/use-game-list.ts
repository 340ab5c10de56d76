import { acceptInvite, enterGame, type SnugCore } from '@snug/client';
import type { GameStub } from '@snug/contract';
import { useAnnounce, useFocusIfLost } from '@snug/ui';
import { useEffect, useRef, useState } from 'react';
import type { GamesWords } from './games-words.ts';
import { useMyGames } from './use-my-games.ts';
import { type Opening, useOpening } from './use-opening.ts';

/** A line of the list (ENTITY-STUB), with the state of its action. */
export interface ListedGame extends GameStub {
  readonly key: string;
  readonly loading: Opening['loading'];
  /** Another line is being opened. */
  readonly waits: boolean;
  readonly error?: string;
}

interface Options {
  readonly client: SnugCore;
  readonly known?: readonly GameStub[];
  readonly onGo: (address: string) => void;
  /** Called when nothing is left to do in the list. */
  readonly onDone: () => void;
  readonly words: GamesWords;
}

/** Loads the player's games, and enters one, or accepts or ignores an invite. */
export function useGameList({ client, known, onGo, onDone, words }: Options) {
  const announce = useAnnounce();
  const [tries, setTries] = useState(0);
  const mine = useMyGames(client, tries, known);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const { opening, open } = useOpening({ onGo, fallback: words.gameFailed });
  const element = useRef<HTMLDivElement>(null);

  const games = mine.games
    ?.map((stub) => ({ stub, key: `${stub.gameid} ${stub.team_code}` }))
    .filter(({ key }) => !ignored.includes(key))
    .map(({ stub, key }): ListedGame => {
      const { loading, error } = opening?.key === key ? opening : { loading: false as const };
      return { ...stub, key, loading, waits: !loading && Boolean(opening?.loading), error };
    });
  // Known games are shown instead of the error: entering one says by itself what is wrong.
  const failed = mine.failed && !games;
  const failedAgain = failed && !mine.asking && tries;

  useEffect(() => {
    // The sentence is on the screen already, so a screen reader would not notice that it failed again.
    if (failedAgain) announce(words.gamesFailed, 'assertive');
  }, [failedAgain, announce, words]);

  // The pressed button may be gone after each change of the list.
  const shown = games?.length;
  useFocusIfLost(element, shown);

  return {
    games,
    failed,
    asking: mine.asking,
    element,
    ask: () => setTries(tries + 1),
    enter: (game: ListedGame) => open(game.key, 'entering', () => enterGame(client, game)),
    accept: (game: ListedGame) => open(game.key, 'accepting', () => acceptInvite(client, game)),
    /** Hides the invite until the list is opened again; it stays pending (OPEN-50). */
    ignore({ key, title, team }: ListedGame) {
      announce(words.inviteStays(team?.team_name ?? title));
      if (shown === 1) onDone();
      else setIgnored([...ignored, key]);
    },
  };
}
