import { enterGame, type SnugCore } from '@snug/client';
import type { GameStub } from '@snug/contract';
import { Banner, Button, useWords } from '@snug/ui';
import { type ReactNode, useState } from 'react';
import { GameList } from './game-list.tsx';
import { type GamesWords, gamesWords } from './games-words.ts';
import { useMyGames } from './use-my-games.ts';
import { useOpening } from './use-opening.ts';

export interface BackToGameProps {
  client: SnugCore;
  /** The page that it stands on. Each is an arrival: asks for the games anew, and knows nothing of what went wrong on another. */
  page: string;
  /** Where to go on: into a game, or to the login and back. */
  onGo(address: string): void;
  /** Gives the reason why a game does not open its place, which is beside the button by itself. */
  frame?(trouble: ReactNode): ReactNode;
  words?: Partial<GamesWords>;
}

/**
 * `Back to Game`, while there are live games to go back to (MENU-01): into the only one at once, else by way of
 * `Your Games` (OPEN-71). A server that cannot be reached leaves no button.
 *
 * @example <BackToGame client={client} page={path} onGo={go} />
 */
export function BackToGame(props: BackToGameProps) {
  const { client, page } = props;
  const { games = [], failed } = useMyGames(client, page);
  const live = failed ? [] : games.filter(({ status }) => status === 'live');
  return <WayBack key={page} {...props} games={live} />;
}

/** Lives as long as its page, also while there is nowhere to go: a login that ends leads on to the login. */
function WayBack({
  client,
  games,
  onGo,
  frame = (trouble) => trouble,
  words,
}: BackToGameProps & { games: readonly GameStub[] }) {
  const say = useWords(gamesWords, words);
  const [isListed, setListed] = useState(false);
  const { opening, open } = useOpening({ onGo, fallback: say.gameFailed });
  const [game, ...others] = games;
  // The list that is open stays, whatever becomes of the games: it has a press to answer for.
  if (!game && !isListed) return null;

  function goBack(first: GameStub) {
    const isOnly = others.length === 0 && !first.invite;
    if (isOnly) void open(first.gameid, 'entering', () => enterGame(client, first));
    else setListed(true);
  }

  return (
    <>
      {game && (
        <Button busy={Boolean(opening?.loading)} onClick={() => goBack(game)}>
          {say.backToGame}
        </Button>
      )}
      {opening?.error && frame(<Banner tone="danger">{opening.error}</Banner>)}
      <GameList
        client={client}
        open={isListed}
        games={games}
        onGo={(address) => {
          setListed(false);
          onGo(address);
        }}
        onClose={() => setListed(false)}
        words={words}
      />
    </>
  );
}
