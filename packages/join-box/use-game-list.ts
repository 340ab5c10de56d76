import { acceptInvite, type Entered, enterGame, myGames, type SnugCore } from '@snug/client';
import { useSession } from '@snug/client/react';
import type { GameStub } from '@snug/contract';
import { useAnnounce } from '@snug/ui';
import { useEffect, useRef, useState } from 'react';
import type { GamesWords } from './games-words.ts';

/** A line of the list (ENTITY-STUB), with what is being done about it. */
export interface ListedGame extends GameStub {
  readonly key: string;
  readonly loading: false | 'entering' | 'accepting';
  /** Another one is being opened. */
  readonly waits: boolean;
  readonly error?: string;
}

interface Options {
  readonly client: SnugCore;
  readonly known?: readonly GameStub[];
  readonly onGo: (address: string) => void;
  /** Nothing is left to do here. */
  readonly onDone: () => void;
  readonly words: GamesWords;
}

/** The player's games, asked for at once, and what can be done with each: enter it, or accept or ignore an invite. */
export function useGameList({ client, known, onGo, onDone, words }: Options) {
  const announce = useAnnounce();
  const { claims } = useSession(client.session);
  const whose = claims?.sub;
  const [list, setList] = useState<{ whose?: string; games?: readonly GameStub[]; failed?: boolean }>({
    whose,
    games: known,
  });
  const [tries, setTries] = useState(0);
  const [asking, setAsking] = useState(true);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [act, setAct] = useState<{ on: string; loading: ListedGame['loading']; error?: string }>();
  const isClosed = useRef(false);
  const element = useRef<HTMLDivElement>(null);

  // Somebody else's games are nobody's business, when the login ends meanwhile or another one begins.
  const mine = list.whose === whose ? list : {};
  const games = mine.games
    ?.map((stub) => ({ stub, key: `${stub.gameid} ${stub.team_code}` }))
    .filter(({ key }) => !ignored.includes(key))
    .map(({ stub, key }): ListedGame => {
      const { loading, error } = act?.on === key ? act : { loading: false as const };
      return { ...stub, key, loading, waits: !loading && Boolean(act?.loading), error };
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it is another try
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setAsking(true);
    const arrive = (games?: readonly GameStub[]) => {
      if (signal.aborted) return;
      setAsking(false);
      // The sentence stands there already, so readers would not hear that it holds.
      if (!games && tries > 0) announce(words.gamesFailed, 'assertive');
      // What is known is better than a complaint: going to a game says by itself what is wrong.
      setList((before) =>
        games || !before.games || before.whose !== whose ? { whose, games, failed: !games } : before,
      );
    };
    myGames(client, signal).then(arrive, () => arrive());
    return () => leaving.abort();
  }, [client, whose, tries]);

  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  const shown = games?.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pressed may be gone after each change of the list
  useEffect(() => {
    const here = element.current;
    if (!here || document.activeElement !== document.body) return;
    here.tabIndex = -1;
    here.focus({ preventScroll: true });
  }, [shown]);

  async function open({ key: on }: ListedGame, loading: ListedGame['loading'], send: () => Promise<Entered>) {
    setAct({ on, loading });
    const { error, ...entered } = await send();
    // Who has closed the list meanwhile is not carried off.
    if (isClosed.current) return;
    setAct(error && { on, loading: false, error: error.detail || words.gameFailed });
    if ('to' in entered) onGo(entered.to);
  }

  return {
    games,
    failed: mine.failed,
    asking,
    element,
    ask: () => setTries(tries + 1),
    enter: (game: ListedGame) => open(game, 'entering', () => enterGame(client, game)),
    accept: (game: ListedGame) => open(game, 'accepting', () => acceptInvite(client, game)),
    /** The invite stays pending (OPEN-50): the line is gone until the list is opened again. */
    ignore({ key, title, team }: ListedGame) {
      announce(words.inviteStays(team?.team_name ?? title));
      if (shown === 1) onDone();
      else setIgnored([...ignored, key]);
    },
  };
}
