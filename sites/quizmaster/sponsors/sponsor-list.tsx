import { hostSaveSponsor } from '@snug/contract';
import { Banner, Button, Card, EmptyState, TextInput, useWords } from '@snug/ui';
import { type FormEvent, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useHostClient } from '../host-client.ts';
import * as pageCss from '../page.css.ts';
import { usePageHeading } from '../page-change.ts';
import { useTitle } from '../use-title.ts';
import { allId, proofPath, sponsorPath } from './sponsor-path.ts';
import * as css from './sponsors.css.ts';
import { useSave } from './use-save.ts';
import { useSponsors } from './use-sponsor-data.ts';
import { sponsorWords } from './words.ts';

/** The venue's sponsors, the house itself among them. */
export function SponsorList() {
  const words = useWords(sponsorWords);
  const { data } = useSponsors();
  const heading = usePageHeading();
  useTitle(words.sponsorsTitle);
  return (
    <div className={css.stack}>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {words.sponsorsTitle}
        </h1>
        <p className={css.soft}>{words.sponsorsLead}</p>
      </div>
      {data.sponsors.length === 0 && <EmptyState title={words.noSponsorsTitle}>{words.noSponsors}</EmptyState>}
      <ul className={pageCss.games}>
        {data.sponsors.map(({ sponsor_id, name }) => (
          <li key={sponsor_id}>
            <SponsorLine id={sponsor_id} name={name} />
          </li>
        ))}
        <li>
          <SponsorLine id="" name={words.house} />
        </li>
      </ul>
      <p className={css.soft}>
        <Link href={proofPath(allId)} className={css.link}>
          {words.allProof}
        </Link>
      </p>
      <NewSponsor />
    </div>
  );
}

function SponsorLine({ id, name }: { id: string; name: string }) {
  const words = useWords(sponsorWords);
  const { data } = useSponsors();
  const isOurs = ({ sponsor_id }: { sponsor_id: string }) => sponsor_id === id;
  const ads = data.ads.filter(isOurs);
  const surveys = data.surveys.filter(isOurs);
  const paused = [...ads, ...surveys].filter(({ active }) => !active).length;
  return (
    <Link href={sponsorPath(id)} className={css.line}>
      <span>
        <span className={pageCss.gameTitle} dir="auto">
          {name}
        </span>
        {id === '' && (
          <>
            <br />
            <span className={pageCss.soft}>{words.houseLead}</span>
          </>
        )}
      </span>
      <span className={css.counts}>
        {words.adsAndQuestions(ads.length, surveys.length)}
        {paused > 0 && ` · ${words.pausedCount(paused)}`}
      </span>
    </Link>
  );
}

function NewSponsor() {
  const words = useWords(sponsorWords);
  const { call } = useHostClient();
  const { putSponsor } = useSponsors();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { save, onlyOnce, isBusy, error } = useSave();
  const id = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    const body = { name: name.trim() };
    const headers = onlyOnce(body);
    save(
      (signal) => call(hostSaveSponsor, { body, headers, signal }),
      (sponsor) => {
        putSponsor(sponsor);
        navigate(sponsorPath(sponsor.sponsor_id));
      },
    );
  };

  return (
    <Card labelledBy={id}>
      <form className={css.form} onSubmit={submit} noValidate>
        <h2 id={id} className={css.heading}>
          {words.newSponsor}
        </h2>
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
        <TextInput
          label={words.nameOfSponsor}
          hint={words.sponsorNameHint}
          error={isMissing ? words.sponsorNameNeeded : undefined}
          value={name}
          onChange={setName}
          maxLength={100}
          autoComplete="off"
        />
        <div className={css.actions}>
          <Button kind="main" type="submit" busy={isBusy}>
            {words.addSponsor}
          </Button>
        </div>
      </form>
    </Card>
  );
}
