import type { Question } from '@snug/contract';
import { Drawing, lazyComponent, VisuallyHidden } from '@snug/ui';
import { zoomIn } from '@snug/ui/paths';
import { useState } from 'react';
import * as styles from '../live-game.css.ts';
import { useTools } from '../use-live-game.ts';

const EnlargedPicture = lazyComponent(() =>
  import('./enlarged-picture.tsx').then(({ EnlargedPicture }) => EnlargedPicture),
);

/** The picture of a question and its source; a press enlarges it. It is content, so it always has a text alternative (Y16). */
export function Picture({ question, number }: { question: Question; number: number }) {
  const { words: say, client } = useTools();
  const [enlarged, setEnlarged] = useState(false);
  const { image, image_alt, source } = question;
  const src = image.startsWith('/') ? client.origin + image : image;
  const alt = image_alt || say.picture;
  return (
    <figure className={styles.figure}>
      <div className={styles.pictureBox}>
        <img
          className={styles.picture}
          src={src}
          alt={alt}
          // Its box has its size before the picture arrives, so loading it lazily moves nothing.
          loading="lazy"
          decoding="async"
        />
        <button type="button" className={styles.enlarge} aria-haspopup="dialog" onClick={() => setEnlarged(true)}>
          <Drawing path={zoomIn} />
          <VisuallyHidden>
            {say.enlarge} {say.forQuestion(number)}
          </VisuallyHidden>
        </button>
      </div>
      {source && <figcaption className={styles.source}>{say.source(source)}</figcaption>}
      {enlarged && <EnlargedPicture src={src} alt={alt} onClose={() => setEnlarged(false)} />}
    </figure>
  );
}
