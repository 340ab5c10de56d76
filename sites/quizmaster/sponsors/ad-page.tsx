import { hostSaveAd } from '@snug/contract';
import { Counter, TextArea, TextInput, useWords } from '@snug/ui';
import { useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { type AdDraft, type AdProblem, adBody, adDraftOf, adProblems, newAd } from './ad-draft.ts';
import { AdPreview } from './ad-preview.tsx';
import { ItemForm } from './item-form.tsx';
import { PictureField } from './picture-field.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { useSave } from './use-save.ts';
import { useSponsors } from './use-sponsor-data.ts';
import { type SponsorWords, sponsorWords } from './words.ts';

/** What the contract allows. */
const textMax = 300;

interface Props {
  readonly sponsorId: string;
  /** Undefined for a new ad. */
  readonly adId: string | undefined;
}

/** The page of an ad, new or not, with its preview. */
export function AdPage({ sponsorId, adId }: Props) {
  const words = useWords(sponsorWords);
  const { call } = useHostClient();
  const { data, putAd } = useSponsors();
  const ad = data.ads.find((each) => each.ad_id === adId && each.sponsor_id === sponsorId);
  const sponsor = data.sponsors.find(({ sponsor_id }) => sponsor_id === sponsorId)?.name;
  const [draft, setDraft] = useState<AdDraft>(() => (ad ? adDraftOf(ad) : newAd));
  const [isTried, setTried] = useState(false);
  const saving = useSave();
  const problems = adProblems(draft);
  const error = (...of: readonly AdProblem[]) => problemOf(isTried ? problems : [], of, words);
  const change = (next: Partial<AdDraft>) => setDraft((before) => ({ ...before, ...next }));

  return (
    <ItemForm
      sponsorId={sponsorId}
      title={adId === undefined ? words.newAd : words.editAd}
      isThere={adId === undefined || ad !== undefined}
      isRight={problems.length === 0}
      saving={saving}
      onTry={() => setTried(true)}
      onSave={(then) => {
        const body = adBody(draft, sponsorId, adId);
        const headers = adId === undefined ? saving.onlyOnce(body) : {};
        saving.save(
          (signal) => call(hostSaveAd, { body, headers, signal }),
          (saved) => {
            putAd(saved);
            then();
          },
        );
      }}
      preview={<AdPreview draft={draft} sponsor={sponsor} />}
    >
      <TextArea
        label={words.adText}
        hint={
          <>
            {words.adTextHint} <Counter text={draft.text} most={textMax} />
          </>
        }
        error={error('no-text', 'no-text-for-picture')}
        value={draft.text}
        maxLength={textMax}
        rows={2}
        onChange={(text) => change({ text })}
      />
      <PictureField image={draft.image} onChange={(image) => change({ image })} />
      <TextInput
        label={words.adLink}
        hint={words.adLinkHint}
        error={error('link')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        value={draft.link}
        onChange={(link) => change({ link })}
      />
      <ScheduleFields value={draft} onChange={change} />
    </ItemForm>
  );
}

function problemOf(problems: readonly AdProblem[], of: readonly AdProblem[], words: SponsorWords): string | undefined {
  const problem = problems.find((one) => of.includes(one));
  switch (problem) {
    case 'no-text':
      return words.adTextNeeded;
    case 'no-text-for-picture':
      return words.adTextForPicture;
    case 'link':
      return words.adLinkWrong;
    // Said beside the days at once.
    case 'turned-round':
    case undefined:
      return undefined;
  }
}
