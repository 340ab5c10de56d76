import { lazyComponent } from '@snug/ui';
import type { AdDraft } from './ad-draft.ts';
import { PhoneFrame } from './phone-frame.tsx';

const AdCard = lazyComponent(() => import('@snug/ads').then((of) => of.AdCard));

/** The ad as the game shows it: by the very part that the game shows. */
export function AdPreview({ draft, sponsor }: { draft: AdDraft; sponsor: string | undefined }) {
  const text = draft.text.trim();
  const { image } = draft;
  return (
    <PhoneFrame isEmpty={text === '' && image === ''}>
      {/* A picture that did not load is tried again when there is another. */}
      <AdCard
        key={image}
        ad={{ ad_id: 'preview', text, image, link: draft.link.trim(), sponsor }}
        isDue
        onTap={ignore}
      />
    </PhoneFrame>
  );
}

/** Nothing can be pressed in it. */
function ignore() {}
