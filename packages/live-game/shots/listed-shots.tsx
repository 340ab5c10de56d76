import type { Shot, ShotsState } from '@snug/client';
import { Button, type ListedImage, VisuallyHidden } from '@snug/ui';
import { OnScreen } from './on-screen.tsx';
import type { ShotsWords } from './words.ts';

/** The list's id of an upload. Pictures of the game are listed by their own code. */
export const idOfShot = ({ id }: Pick<Shot, 'id'>) => `shot ${id}`;

/** All pictures, the newest first. An upload that finishes keeps its place. */
export function listedShots(
  { images = [], chosen, uploads, deleting, agreeing }: ShotsState,
  say: ShotsWords,
  onCrop: (shot: Shot) => void,
  onAgree: (image_code: string, agreed: boolean) => void,
): readonly ListedImage[] {
  const common = (shot: Shot) => ({
    id: idOfShot(shot),
    src: shot.preview,
    alt: shot.name,
    deleteLabel: say.takeBackShot(shot.name),
  });

  const going = uploads
    .filter(({ state }) => state !== 'done')
    .map((upload): ListedImage => {
      const shot = common(upload.file);
      if (upload.state === 'waiting') return { ...shot, caption: say.shotWaits };
      if (upload.state === 'sending') return { ...shot, uploading: upload.percent ?? 0, deletable: false };
      return { ...shot, failed: (upload.state === 'failed' && upload.detail) || say.uploadFailed };
    });

  const waiting = chosen.map((shot): ListedImage => {
    const caption = shot.preview && (
      <Button onClick={() => onCrop(shot)}>
        <span>
          {say.cropShot}
          <VisuallyHidden> {shot.name}</VisuallyHidden>
        </span>
      </Button>
    );
    return { ...common(shot), caption };
  });

  const here = images.map((image, place): ListedImage => {
    const { image_code, url, deletable, mine } = image;
    const isLeaving = deleting.includes(image_code);
    const alt = say.shotNumber(images.length - place);
    return {
      id: image_code,
      src: url,
      alt,
      deletable: deletable && !isLeaving,
      caption: isLeaving
        ? say.deletingShot
        : mine && (
            <OnScreen
              image={image}
              name={alt}
              busy={agreeing.includes(image_code)}
              onAgree={(agreed) => onAgree(image_code, agreed)}
            />
          ),
    };
  });

  return [...[...going, ...waiting].reverse(), ...here];
}
