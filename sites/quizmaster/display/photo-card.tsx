import type { DisplayPhoto } from '@snug/contract';
import { useWords } from '@snug/ui';
import { FitBox } from './fit-box.tsx';
import * as css from './photo-card.css.ts';
import { sizes } from './sizes.ts';
import { displayWords } from './words.ts';

/** A photo as a print: whole, with the team's name beneath. */
export function PhotoCard({ photo: { url, team_name } }: { photo: Pick<DisplayPhoto, 'url' | 'team_name'> }) {
  const words = useWords(displayWords);
  return (
    <figure className={css.print}>
      <img className={css.photo} src={url} alt={words.screenPhotoOf(team_name)} />
      <figcaption className={css.caption}>
        <FitBox steps={sizes.row} className={css.captionBox}>
          <span className={css.team} dir="auto">
            {team_name}
          </span>
        </FitBox>
      </figcaption>
    </figure>
  );
}
