import type { AdDraft } from './ad-draft.ts';
import { PhoneFrame } from './phone-frame.tsx';

/** The ad as the game shows it. */
export function AdPreview({ draft, sponsor }: { draft: AdDraft; sponsor: string | undefined }) {
  return (
    <PhoneFrame isEmpty={draft.text.trim() === '' && draft.image === ''}>
      {sponsor} {draft.text}
    </PhoneFrame>
  );
}
