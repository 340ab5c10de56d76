import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { usePicture } from '../hooks/use-picture.ts';
import { Drawing } from '../icon/drawing.tsx';
import { image as imagePath, trash } from '../icon/paths.ts';
import { Progress } from '../progress/progress.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { type ImageListWords, imageListWords } from '../words/image-list-words.ts';
import { useWords } from '../words/words-provider.tsx';
import {
  bar,
  box,
  caption,
  chip,
  failed,
  figure,
  image,
  list,
  missing,
  pictures,
  rail,
  retry,
  tile,
} from './image-list.css.ts';

export type ListedImage = {
  id: string;
  src: string;
  /** What the picture shows, never empty (Y16). It names the buttons too. */
  alt: string;
  caption?: ReactNode;
  /** Percent uploaded, during the upload. */
  uploading?: number;
  /** The upload failed: why, or `true`. */
  failed?: ReactNode;
  /** Whether it has the button of `onDelete`; true by default. */
  deletable?: boolean;
  /** That button's label, where nothing is deleted: `Remove holiday.jpg`. */
  deleteLabel?: string;
};

export type ImageListProps = {
  /** What the pictures are: "Pictures of the team". */
  label: string;
  images: readonly ListedImage[];
  /** The shape of every picture's box; larger pictures are cut at the edges. Landscape by default. */
  shape?: 'landscape' | 'portrait';
  /** Gives each picture a button. If the caller asks first, the picture stays until the answer. */
  onDelete?: (id: string) => void;
  /** Gives failed uploads a button. */
  onRetry?: (id: string) => void;
  /** The first tile: a button that adds pictures. */
  upload?: ReactNode;
  /** Shown when there are no pictures: an `EmptyState`. */
  empty?: ReactNode;
  words?: Partial<ImageListWords>;
};

/** Pictures side by side. Each has its box from the beginning, so nothing moves when one loads, arrives or fails. */
export function ImageList({
  label,
  images,
  shape = 'landscape',
  onDelete,
  onRetry,
  upload,
  empty,
  words: own,
}: ImageListProps) {
  const words = useWords(imageListWords, own);
  const { around, leaves } = useFocusAfterDelete(images);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls.
    <div ref={around} className={pictures} tabIndex={-1} role="group" aria-label={label}>
      {images.length === 0 && empty}
      {(upload || images.length > 0) && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where there are no markers.
        <ul className={list} role="list" data-shape={shape}>
          {upload && <li className={tile}>{upload}</li>}
          {images.map((one, place) => (
            <li key={one.id}>
              <figure className={figure}>
                <div className={box}>
                  <Picture src={one.src} alt={one.alt} />
                  <div className={bar} data-state={stateOf(one)}>
                    {stateOf(one) && <UploadStatus image={one} onRetry={onRetry} words={words} />}
                    {onDelete && one.deletable !== false && (
                      <span className={chip}>
                        <IconButton
                          label={one.deleteLabel ?? words.deleteImage(one.alt)}
                          onClick={() => remove(one.id, place)}
                        >
                          <Drawing path={trash} />
                        </IconButton>
                      </span>
                    )}
                  </div>
                </div>
                {one.caption && (
                  <figcaption className={caption} dir="auto">
                    {one.caption}
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  function remove(id: string, place: number) {
    leaves(id, place);
    onDelete?.(id);
  }
}

type UploadStatusProps = Pick<ImageListProps, 'onRetry'> & { image: ListedImage; words: ImageListWords };

function UploadStatus({ image: { id, alt, uploading = 0, failed: why }, onRetry, words }: UploadStatusProps) {
  if (!why) {
    return (
      <div className={rail}>
        <Progress value={uploading} max={100} label={words.imageUploading(uploading)} />
      </div>
    );
  }
  return (
    <>
      <p className={failed} role="alert">
        {why === true ? words.imageFailed : why}
      </p>
      {onRetry && (
        <span className={retry}>
          <Button onClick={() => onRetry(id)}>
            <span>
              {words.retryImage}
              <VisuallyHidden> {alt}</VisuallyHidden>
            </span>
          </Button>
        </span>
      )}
    </>
  );
}

function Picture({ src, alt }: { src: string; alt: string }) {
  const there = usePicture(src);
  if (there) return <img className={image} alt={alt} loading="lazy" decoding="async" {...there} />;
  return (
    <span className={missing}>
      <Drawing path={imagePath} />
      {alt}
    </span>
  );
}

function stateOf({ uploading, failed: why }: ListedImage) {
  if (why) return 'failed';
  return uploading === undefined ? undefined : 'uploading';
}

/** When the deleted picture's button had the focus, focuses the next picture's button, or what is left (Y5). */
function useFocusAfterDelete(images: readonly ListedImage[]) {
  const around = useRef<HTMLDivElement>(null);
  const left = useRef<{ id: string; place: number }>(undefined);

  useEffect(() => {
    const gone = left.current;
    if (!gone || images.some(({ id }) => id === gone.id)) return;
    left.current = undefined;
    // The focus is not lost: a dialog that asked has given it back, or the user moved on.
    if (document.activeElement && document.activeElement !== document.body) return;
    const buttons = around.current?.querySelectorAll<HTMLElement>(`.${chip} button`) ?? [];
    const next = buttons[gone.place] ?? buttons[buttons.length - 1];
    (next ?? around.current?.querySelector<HTMLElement>('button, input') ?? around.current)?.focus();
  }, [images]);

  return {
    around,
    leaves: (id: string, place: number) => {
      left.current = { id, place };
    },
  };
}
