import type { Ad, DisplayView } from '@snug/contract';
import { Drawing, useWords } from '@snug/ui';
import { glass } from '@snug/ui/paths';
import * as css from './ad.css.ts';
import { centred } from './fit-box.css.ts';
import { FitBox } from './fit-box.tsx';
import { Kicker } from './kicker.tsx';
import { poster, posterDrawing, posterWords } from './poster.css.ts';
import { sizes } from './sizes.ts';
import { headline, stage } from './stage.css.ts';
import { display } from './type.css.ts';
import { usePages } from './use-pages.ts';
import { displayWords } from './words.ts';

/** An ad is read within this, also by who looks up late. */
const adMs = 12_000;

/** A break: the quizmaster's line where there is one, beside what sponsors show, one after another. */
export function BreakStage({ view }: { view: DisplayView }) {
  const words = useWords(displayWords);
  const { venue, title, ads, announcement } = view;
  const { page } = usePages(ads.length, adMs);
  const ad = ads[page];
  return (
    <div className={stage}>
      <div className={headline}>
        <Kicker>
          {venue} · {title}
        </Kicker>
      </div>
      <div className={poster}>
        <FitBox steps={sizes.poster} className={posterWords}>
          <h1 className={display} dir="auto">
            {announcement?.text ?? words.screenBreakTitle}
          </h1>
        </FitBox>
        {ad ? (
          <AdCard key={ad.ad_id} ad={ad} />
        ) : (
          <div className={posterDrawing} aria-hidden="true">
            <Drawing path={glass} />
          </div>
        )}
      </div>
    </div>
  );
}

function AdCard({ ad: { image, text, sponsor } }: { ad: Ad }) {
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
