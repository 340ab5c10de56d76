import { hostSaveSponsor } from '@snug/contract';
import { Banner, Button, TextInput, useAnnounce, useWords } from '@snug/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useHostClient } from '../host-client.ts';
import { usePageHeading } from '../page-change.ts';
import { RouteButton } from '../route-button.tsx';
import { back } from '../type.css.ts';
import { useTitle } from '../use-title.ts';
import { AdLine, QuestionLine } from './item-line.tsx';
import { ItemSection } from './item-section.tsx';
import { ShareProof } from './share-proof.tsx';
import { Snippet } from './snippet.tsx';
import { proofPath } from './sponsor-path.ts';
import * as css from './sponsors.css.ts';
import { useSave } from './use-save.ts';
import { useSponsors } from './use-sponsor-data.ts';
import { sponsorWords } from './words.ts';

/** A sponsor, or the house with an empty id: its ads and questions, its snippet and its proof sheet. */
export function SponsorPage({ sponsorId }: { sponsorId: string }) {
  const words = useWords(sponsorWords);
  const { data } = useSponsors();
  const sponsor = data.sponsors.find(({ sponsor_id }) => sponsor_id === sponsorId);
  const heading = usePageHeading();
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const name = sponsor?.name ?? words.house;
  useTitle(name);
  const isOurs = ({ sponsor_id }: { sponsor_id: string }) => sponsor_id === sponsorId;

  const endRenaming = () => {
    setRenaming(false);
    // The button is there only after this state is drawn.
    requestAnimationFrame(() => rename.current?.focus());
  };

  return (
    <div className={css.stack}>
      <div className={css.head}>
        <Link href="/sponsors" className={back}>
          {words.toSponsors}
        </Link>
        <div className={css.titleRow}>
          <h1 ref={heading} tabIndex={-1} className={css.title} dir="auto">
            {name}
          </h1>
          {sponsor && !isRenaming && (
            <Button elementRef={rename} onClick={() => setRenaming(true)}>
              {words.rename}
            </Button>
          )}
        </div>
        {!sponsor && <p className={css.soft}>{words.houseLead}</p>}
        {sponsor && isRenaming && <Rename id={sponsorId} name={sponsor.name} onDone={endRenaming} />}
      </div>
      <ItemSection
        title={words.ads}
        sponsorId={sponsorId}
        kind="ad"
        add={words.newAd}
        empty={{ title: words.noAdsTitle, text: words.noAds }}
      >
        {data.ads.filter(isOurs).map((ad) => (
          <AdLine key={ad.ad_id} ad={ad} />
        ))}
      </ItemSection>
      <ItemSection
        title={words.questions}
        sponsorId={sponsorId}
        kind="question"
        add={words.newQuestion}
        empty={{ title: words.noQuestionsTitle, text: words.noQuestions }}
      >
        {data.surveys.filter(isOurs).map((survey) => (
          <QuestionLine key={survey.surveyid} survey={survey} />
        ))}
      </ItemSection>
      <section className={css.section} aria-labelledby="proof">
        <h2 id="proof" className={css.heading}>
          {words.proofSheet}
        </h2>
        <p className={css.soft}>{words.proofAbout}</p>
        <div className={css.actions}>
          <RouteButton to={proofPath(sponsorId)}>{words.openProof}</RouteButton>
        </div>
        {sponsor && <ShareProof sponsor={sponsor} />}
      </section>
      {sponsor && <Snippet sponsorKey={sponsor.key} />}
    </div>
  );
}

function Rename({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const words = useWords(sponsorWords);
  const { call } = useHostClient();
  const { putSponsor } = useSponsors();
  const announce = useAnnounce();
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const { save, isBusy, error } = useSave();
  const focused = useRef(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed.trim() === '');
    if (typed.trim() === '') return;
    save(
      (signal) => call(hostSaveSponsor, { body: { sponsor_id: id, name: typed.trim() }, signal }),
      (sponsor) => {
        putSponsor(sponsor);
        announce(words.sponsorSaved(sponsor.name));
        onDone();
      },
    );
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
      <TextInput
        label={words.nameOfSponsor}
        hint={words.sponsorNameHint}
        error={isMissing ? words.sponsorNameNeeded : undefined}
        value={typed}
        onChange={setTyped}
        maxLength={100}
        autoComplete="off"
        elementRef={(field) => {
          if (field && !focused.current) field.focus();
          focused.current = true;
        }}
      />
      <div className={css.actions}>
        <Button kind="main" type="submit" busy={isBusy}>
          {words.saveName}
        </Button>
        <Button onClick={onDone}>{words.cancel}</Button>
      </div>
    </form>
  );
}
