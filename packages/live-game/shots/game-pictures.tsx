import {
  Banner,
  Button,
  EmptyState,
  ImageList,
  type ListedImage,
  Spinner,
  Text,
  uiWords,
  useAnnounce,
  useWords,
} from '@snug/ui';
import { shotsWords } from './words.ts';

export interface GamePicturesProps {
  readonly pictures: readonly ListedImage[];
  /** The list has arrived. */
  readonly loaded: boolean;
  readonly loading: boolean;
  /** The server's sentence why loading failed; empty after a network error. */
  readonly refused: string | undefined;
  readonly mayUpload: boolean;
  /** Loads the list; resolves to the reason if that fails. */
  onLoad(): Promise<string | undefined>;
  onDelete(id: string): void;
  onRetry(id: string): void;
}

/** All pictures of the game, or why they are missing. Uploads of this phone are listed in any case. */
export function GamePictures(props: GamePicturesProps) {
  const { pictures, loaded, loading, refused, mayUpload, onLoad, onDelete, onRetry } = props;
  const say = useWords(shotsWords);
  const { retry, loading: oneMoment } = useWords(uiWords);
  const announce = useAnnounce();

  async function loadAgain() {
    const why = await onLoad();
    // The sentence is on the screen already, so a screen reader would not notice that loading failed again.
    if (why !== undefined) announce(why || say.shotsRefused, 'assertive');
  }

  return (
    <>
      {!loaded && refused === undefined && <Spinner label={oneMoment} />}
      {!loaded && refused !== undefined && (
        <Banner
          tone="danger"
          action={
            <Button busy={loading} onClick={loadAgain}>
              {retry}
            </Button>
          }
        >
          {refused || say.shotsRefused}
        </Banner>
      )}
      {(loaded || pictures.length > 0) && (
        <ImageList
          label={say.shotsOfGame}
          images={pictures}
          onDelete={onDelete}
          onRetry={onRetry}
          empty={
            <EmptyState title={say.noShots}>{mayUpload && <Text tone="small">{say.noShotsHint}</Text>}</EmptyState>
          }
        />
      )}
    </>
  );
}
