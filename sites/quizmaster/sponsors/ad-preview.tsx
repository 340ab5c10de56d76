import { useWords } from '@snug/ui';
import type { AdDraft } from './ad-draft.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { Picture } from './picture.tsx';
import * as css from './sponsors.css.ts';
import { sponsorWords } from './words.ts';

/** The ad as a phone shows it between rounds. */
export function AdPreview({ draft, sponsor }: { draft: AdDraft; sponsor: string | undefined }) {
  const words = useWords(sponsorWords);
  const { text, image, link } = draft;
  return (
    <PhoneFrame isEmpty={text.trim() === '' && image === ''}>
      <div className={css.ad}>
        <p className={css.adLabel}>
          {sponsor === undefined ? words.house : words.adFrom}
          {sponsor !== undefined && <bdi> {sponsor}</bdi>}
        </p>
        {image !== '' && (
          <div className={css.adPicture}>
            <Picture src={image} />
          </div>
        )}
        <p className={css.adText} dir="auto">
          {text}
        </p>
        {link.trim() !== '' && <p className={css.adLink}>{hostOf(link)}</p>}
      </div>
    </PhoneFrame>
  );
}

/** The part of a link that says where it leads. */
function hostOf(link: string): string {
  return URL.canParse(link.trim()) ? new URL(link.trim()).host : '';
}
