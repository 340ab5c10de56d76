import type { HostGame } from '@snug/contract';
import { Banner, Button, ConfirmProvider, Spinner, uiWords, useWords } from '@snug/ui';
import { DeskHeader } from '../desk/desk-header.tsx';
import { FollowedGame } from '../followed-game.tsx';
import type { HostConsoleState } from '../host-console.ts';
import { useTitle } from '../use-title.ts';
import * as css from './photos.css.ts';
import { Photos } from './photos.tsx';
import { usePhotoCommands } from './use-photo-commands.ts';
import { usePhotos } from './use-photos.ts';
import { VotesPanel } from './votes-panel.tsx';
import { photosWords } from './words.ts';

/** The page with the photos of a game, which the quizmaster lets the room see or not, and with its votes. */
export function PhotosPage({ gameId }: { gameId: string }) {
  return (
    <FollowedGame gameId={gameId}>
      {({ game, connection, photosRung }) => <PhotosAndVotes game={game} connection={connection} rung={photosRung} />}
    </FollowedGame>
  );
}

interface Props extends Pick<HostConsoleState, 'connection'> {
  readonly game: HostGame;
  /** With each ring there may be other photos. */
  readonly rung?: number | undefined;
}

export function PhotosAndVotes({ game, connection, rung }: Props) {
  const words = useWords(photosWords);
  const { retry } = useWords(uiWords);
  useTitle(words.photosTitle);
  const { value, failed, changed, take } = usePhotos(game.gameid, rung);
  const commands = usePhotoCommands(game.gameid, take, changed);
  return (
    <div className={css.page}>
      <DeskHeader game={game} title={words.photosTitle} connection={connection} />
      <main className={css.main}>
        {failed && (
          <Banner tone="danger" action={<Button onClick={changed}>{retry}</Button>}>
            {words.photosFailed}
          </Banner>
        )}
        {commands.failure && <Banner tone="danger">{commands.failure}</Banner>}
        {!value && !failed && <Spinner label={words.photosLoading} />}
        {value && (
          <ConfirmProvider>
            <Photos photos={value} commands={commands} />
            <VotesPanel game={game} votes={value.votes} commands={commands} />
          </ConfirmProvider>
        )}
      </main>
    </div>
  );
}
