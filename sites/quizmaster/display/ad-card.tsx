import type { Ad } from '@snug/contract';
import { useWords } from '@snug/ui';
import * as css from './ad.css.ts';
import { centred } from './fit-box.css.ts';
import { FitBox } from './fit-box.tsx';
import { sizes } from './sizes.ts';
import { displayWords } from './words.ts';

/** What a sponsor shows. */
export function AdCard({ ad: { image, text, sponsor } }: { ad: Ad }) {
  const words = useWords(displayWords);
  return (
    <div className={css.ad}>
      <div className={css.adBody}>
        {image !== '' && <img className={css.adPicture} src={image} alt={text} />}
        {text !== '' && (
          <div className={css.adText}>
            <FitBox steps={image === '' ? sizes.title : sizes.row} className={centred}>
              <span dir="auto">{text}</span>
            </FitBox>
          </div>
        )}
      </div>
      {sponsor && (
        <div className={css.adSponsor}>
          <p className={css.adSponsorName} dir="auto">
            {words.screenThanksTo(sponsor)}
          </p>
        </div>
      )}
    </div>
  );
}
