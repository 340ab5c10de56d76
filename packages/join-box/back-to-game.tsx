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
  /** The current page. Each change loads the games anew and clears the error. */
  page: string;
  /** Opens an address: a game, or the login. */
  onGo(address: string): void;
  /** Places the error about a game that does not open; beside the button unless given. */
  frame?(error: ReactNode): ReactNode;
  words?: Partial<GamesWords>;
}

/**
 * `Back to Game`, shown while there are live games (MENU-01). Opens the only one at once, else `Your Games` (OPEN-71). Where
 * all that is left to do is to rate the host of a game that is over, `Your Games` opens the list. Without a reply from the
 * server there is no button.
 */
export function BackToGame(props: BackToGameProps) {
  const { client, page } = props;
  const [changes, setChanges] = useState(0);
  const { games = [], failed } = useMyGames(client, `${page} ${changes}`);
  return <WayBack key={page} {...props} games={failed ? [] : games} onChange={() => setChanges(changes + 1)} />;
}

/** Stays mounted with its page, even without a game, so that a login that has ended still leads to the login page. */
function WayBack({
  client,
  games,
  onGo,
  onChange,
  frame = (error) => error,
  words,
}: BackToGameProps & { games: readonly GameStub[]; onChange(): void }) {
  const say = useWords(gamesWords, words);
  const [isListed, setListed] = useState(false);
  const { opening, open } = useOpening({ client, onGo, fallback: say.gameFailed });
  const [game, another] = games.filter(({ status }) => status === 'live');
  const isWanted = game || games.some((each) => each.feedback_due);
  // An open list stays when all games are gone: it shows the result of its action.
  if (!isWanted && !isListed) return null;

  return (
    <>
      {isWanted && (
        <Button
          busy={Boolean(opening?.loading)}
          onClick={() => {
            if (game && !another && !game.invite) void open(game, 'entering', enterGame);
            else setListed(true);
          }}
        >
          {game ? say.backToGame : say.yourGames}
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
        onChange={onChange}
        words={words}
      />
    </>
  );
}
