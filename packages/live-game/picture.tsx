import type { Question } from '@snug/contract';
import * as styles from './live-game.css.ts';
import { useTools } from './use-live-game.ts';

/** The picture of a question, and where it is from (hazard Y16: it is content, so it is never without a text). */
export function Picture({ question }: { question: Question }) {
  const { words: say, client } = useTools();
  const { image, image_alt, source } = question;
  return (
    <figure className={styles.figure}>
      <img
        className={styles.picture}
        src={image.startsWith('/') ? client.origin + image : image}
        alt={image_alt || say.picture}
        // The box is there before the picture, so nothing jumps when the browser finds that it is near enough.
        loading="lazy"
        decoding="async"
      />
      {source && <figcaption className={styles.source}>{say.source(source)}</figcaption>}
    </figure>
  );
}
