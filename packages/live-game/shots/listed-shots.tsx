import type { Shot, ShotsState } from '@snug/client';
import { Button, type ListedImage, VisuallyHidden } from '@snug/ui';
import type { ShotsWords } from './words.ts';

/** The list's id of an upload. Pictures of the game are listed by their own code. */
export const idOfShot = ({ id }: Pick<Shot, 'id'>) => `shot ${id}`;

/** All pictures, the newest first. An upload that finishes keeps its place. */
export function listedShots(
  { images = [], chosen, uploads, deleting }: ShotsState,
  say: ShotsWords,
  onCrop: (shot: Shot) => void,
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

  const here = images.map(({ image_code, url, deletable }, place): ListedImage => {
    const isLeaving = deleting.includes(image_code);
    return {
      id: image_code,
      src: url,
      alt: say.shotNumber(images.length - place),
      deletable: deletable && !isLeaving,
      caption: isLeaving && say.deletingShot,
    };
  });

  return [...[...going, ...waiting].reverse(), ...here];
}
