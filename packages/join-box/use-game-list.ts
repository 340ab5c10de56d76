import { acceptInvite, enterGame, type SnugCore, stopWatching, turnDown, withoutEntry } from '@snug/client';
import type { GameStub } from '@snug/contract';
import { useAnnounce, useFocusIfLost } from '@snug/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { GamesWords } from './games-words.ts';
import { useMyGames } from './use-my-games.ts';
import { type Opening, useOpening } from './use-opening.ts';

/** A line of the list (ENTITY-STUB), with the state of its action. */
export interface ListedGame extends GameStub {
  readonly key: string;
  readonly loading: Opening['loading'];
  /** This line or another is being opened: until then nothing else is. */
  readonly waits: boolean;
  readonly error?: string;
}

interface Options {
  readonly client: SnugCore;
  readonly known?: readonly GameStub[];
  readonly onGo: (address: string) => void;
  /** Called when nothing is left to do in the list. */
  readonly onDone: () => void;
  readonly onChange: (() => void) | undefined;
  readonly words: GamesWords;
}

/** What is asked before something that cannot be undone. */
export interface Question {
  readonly title: string;
  readonly body: string;
  readonly label: string;
  readonly confirm: (press?: MouseEvent) => void;
}

/** Loads the player's games, and enters or leaves one, or accepts, ignores or declines an invite. */
export function useGameList({ client, known, onGo, onDone, onChange, words }: Options) {
  const announce = useAnnounce();
  const [tries, setTries] = useState(0);
  const mine = useMyGames(client, tries, known);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  /** Declined or left since the list was opened. A load that was under way may have them still. */
  const [gone, setGone] = useState<readonly GameStub[]>([]);
  const [asked, setAsked] = useState<string>();
  const { opening, open } = useOpening({ client, onGo, fallback: words.gameFailed });
  const element = useRef<HTMLDivElement>(null);

  const games = (mine.games && gone.reduce(withoutEntry, mine.games))
    ?.map((stub): ListedGame => {
      const key = `${stub.gameid} ${stub.team_code}`;
      const { loading, error } = opening?.key === key ? opening : { loading: false as const };
      return { ...stub, key, loading, waits: Boolean(opening?.loading), error };
    })
    .filter(({ key }) => !ignored.includes(key));
  // Known games are shown instead of the error: entering one says by itself what is wrong.
  const failed = mine.failed && !games;
  const failedAgain = failed && !mine.asking && tries;

  useEffect(() => {
    // The sentence is on the screen already, so a screen reader would not notice that it failed again.
    if (failedAgain) announce(words.gamesFailed, 'assertive');
  }, [failedAgain, announce, words]);

  // The pressed button may be gone after each change of the list.
  useFocusIfLost(element, games?.map(({ key }) => key).join());

  function questionAbout(game: ListedGame): Question {
    const { title, team, invite } = game;
    const name = team?.team_name ?? title;
    const [say, send] = invite ? [words.declineInvite, turnDown] : [words.stopWatching, stopWatching];
    function done() {
      announce(say.done(name));
      setGone([...gone, game]);
      onChange?.();
    }
    return {
      ...say,
      title: say.title(name),
      confirm(press) {
        // The second press of a double click lands on a question that nobody has read yet.
        if (press && press.detail > 1) return;
        setAsked(undefined);
        void open(game, 'turning-down', send, done, words.turnDownFailed);
      },
    };
  }

  // Moot once a load no longer has it.
  const about = games?.find(({ key }) => key === asked);

  return {
    games,
    failed,
    question: about && questionAbout(about),
    /** Asks before an invite is declined, or a game is left that one watches. */
    askToTurnDown: ({ key }: ListedGame) => setAsked(key),
    stopAsking: () => setAsked(undefined),
    asking: mine.asking,
    element,
    ask: () => setTries(tries + 1),
    enter: (game: ListedGame) => open(game, 'entering', enterGame),
    accept: (game: ListedGame) => open(game, 'accepting', acceptInvite),
    /** Hides the invite until the list is opened again; it stays pending (OPEN-50). */
    ignore({ key, title, team }: ListedGame) {
      announce(words.inviteStays(team?.team_name ?? title));
      if (games?.length === 1) onDone();
      else setIgnored([...ignored, key]);
    },
  };
}
