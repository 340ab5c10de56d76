import type { Question } from '@snug/contract';
import * as styles from '../live-game.css.ts';
import { useTools } from '../use-live-game.ts';

/** The picture of a question and its source. It is content, so it always has a text alternative (Y16). */
export function Picture({ question }: { question: Question }) {
  const { words: say, client } = useTools();
  const { image, image_alt, source } = question;
  return (
    <figure className={styles.figure}>
      <img
        className={styles.picture}
        src={image.startsWith('/') ? client.origin + image : image}
        alt={image_alt || say.picture}
        // Its box has its size before the picture arrives, so loading it lazily moves nothing.
        loading="lazy"
        decoding="async"
      />
      {source && <figcaption className={styles.source}>{say.source(source)}</figcaption>}
    </figure>
  );
}
