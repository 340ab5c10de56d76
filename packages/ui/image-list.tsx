import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Drawing } from './drawing.tsx';
import { IconButton } from './icon-button.tsx';
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
import { type ImageListWords, imageListWords } from './image-list-words.ts';
import { image as imagePath, trash } from './paths.ts';
import { Progress } from './progress.tsx';
import { usePicture } from './use-picture.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useWords } from './words-provider.tsx';

export type ListedImage = {
  id: string;
  src: string;
  /** What is to be seen (Y16): never empty. It names the buttons too. */
  alt: string;
  caption?: ReactNode;
  /** Percent that have arrived, while it is on its way. */
  uploading?: number;
  /** It did not arrive: why, or `true`. */
  failed?: ReactNode;
  /** Whether it has the button of `onDelete`. It has unless said. */
  deletable?: boolean;
  /** What that button is called, where nothing is deleted: `Take back holiday.jpg`. */
  deleteLabel?: string;
};

export type ImageListProps = {
  /** What the pictures are: "Pictures of the team". */
  label: string;
  images: readonly ListedImage[];
  /** The form of every picture's box; what is larger is cut at the edges. Landscape unless said. */
  shape?: 'landscape' | 'portrait';
  /** Gives each picture a button. Whoever is asked first keeps the picture until they have answered. */
  onDelete?: (id: string) => void;
  /** Gives those that did not arrive a button. */
  onRetry?: (id: string) => void;
  /** The first tile: a button with which pictures are added. */
  upload?: ReactNode;
  /** What stands there without pictures: an `EmptyState`. */
  empty?: ReactNode;
  words?: Partial<ImageListWords>;
};

/** Pictures side by side. Each keeps its box from the beginning, so nothing jumps when one loads, arrives or fails. */
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
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without marks is one.
        <ul className={list} role="list" data-shape={shape}>
          {upload && <li className={tile}>{upload}</li>}
          {images.map((one, place) => (
            <li key={one.id}>
              <figure className={figure}>
                <div className={box}>
                  <Picture src={one.src} alt={one.alt} />
                  <div className={bar} data-state={stateOf(one)}>
                    {stateOf(one) && told(one)}
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

  function told({ id, alt, uploading = 0, failed: why }: ListedImage) {
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

/** When the picture whose button was pressed is gone, and the focus with it: to the next one's button, or what is left (Y5). */
function useFocusAfterDelete(images: readonly ListedImage[]) {
  const around = useRef<HTMLDivElement>(null);
  const left = useRef<{ id: string; place: number }>(undefined);

  useEffect(() => {
    const gone = left.current;
    if (!gone || images.some(({ id }) => id === gone.id)) return;
    left.current = undefined;
    // It is somewhere already: a dialog that asked has brought it back, or the person went on.
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
