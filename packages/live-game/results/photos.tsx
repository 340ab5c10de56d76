import { Heading, useWords } from '@snug/ui';
import { useId } from 'react';
import { useShots } from '../shots/use-shots.ts';
import * as styles from './results.css.ts';
import { useResults } from './use-results.ts';
import { resultsWords } from './words.ts';

/** As many as are seen at a glance; all of them are behind the button of the bar. */
const most = 6;

/** The newest pictures of the night, below its board. */
export function Photos() {
  const say = useWords(resultsWords);
  const { results } = useResults().state;
  const { images = [] } = useShots().state;
  const id = useId();
  if (!results?.board || images.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size={3} id={id}>
        {say.nightPhotos}
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
      <ul className={styles.photos} role="list">
        {images.slice(0, most).map(({ image_code, url }, place) => (
          <li key={image_code}>
            <img className={styles.photo} src={url} alt={say.nightPhoto(images.length - place)} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
