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
  /** The list is here. */
  readonly loaded: boolean;
  readonly loading: boolean;
  /** It is not, and the server's sentence why; empty in weather. */
  readonly refused: string | undefined;
  readonly mayUpload: boolean;
  /** Loads it; answers why not. */
  onLoad(): Promise<string | undefined>;
  onDelete(id: string): void;
  onRetry(id: string): void;
}

/** All pictures of the game, or why there are none. What is on its way from this phone is among them whatever happens. */
export function GamePictures(props: GamePicturesProps) {
  const { pictures, loaded, loading, refused, mayUpload, onLoad, onDelete, onRetry } = props;
  const say = useWords(shotsWords);
  const { retry, loading: oneMoment } = useWords(uiWords);
  const announce = useAnnounce();

  async function loadAgain() {
    const why = await onLoad();
    // The sentence stands there already, so readers would not hear that it holds.
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
