import { Banner, Button, Spinner, useAnnounce, useWords } from '@snug/ui';
import { useRef, useState } from 'react';
import * as css from './card.css.ts';
import type { NightFacts } from './night-facts.ts';
import { useCardPicture } from './use-card-picture.ts';
import { cardWords } from './words.ts';

/** The picture of a team's night, to look at, to share or to keep. */
export function CardPanel({ facts }: { facts: NightFacts }) {
  const say = useWords(cardWords);
  const announce = useAnnounce();
  const host = useRef<HTMLDivElement>(null);
  const picture = useCardPicture(facts, host);
  const [isRefused, setRefused] = useState(false);
  const { team, place, teams, isShared, points } = facts;
  const alt = [team, `${say.cardPlace(place, isShared)} ${say.cardOf(teams)}`, say.cardPoints(points)].join(', ');

  function save(file: File, url: string) {
    const link = document.createElement('a');
    link.href = url;
    link.download = file.name;
    link.click();
    announce(say.cardSaved);
  }

  async function share(file: File) {
    setRefused(false);
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      // Whoever closes the sheet has changed their mind; anything else is the browser's refusal.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      setRefused(!isClosed);
    }
  }

  return (
    <div className={css.whole}>
      <div ref={host} className={css.palette} aria-hidden="true" />
      <div className={css.frame}>
        {picture.state === 'drawing' && <Spinner label={say.cardDrawing} />}
        {picture.state === 'failed' && (
          <Banner tone="danger" action={<Button onClick={picture.again}>{say.cardAgain}</Button>}>
            {say.cardFailed}
          </Banner>
        )}
        {picture.state === 'drawn' && <img className={css.picture} src={picture.url} alt={alt} />}
      </div>
      {picture.state === 'drawn' && (
        <>
          {isRefused && <Banner tone="danger">{say.cardShareFailed}</Banner>}
          <div className={css.actions}>
            {canShare(picture.file) && (
              <Button kind="main" onClick={() => void share(picture.file)}>
                {say.cardShare}
              </Button>
            )}
            <Button onClick={() => save(picture.file, picture.url)}>{say.cardSave}</Button>
          </div>
          <p className={css.hint}>{say.cardHint}</p>
        </>
      )}
    </div>
  );
}

/** Browsers on plain http, and most on a desktop, share no files. */
function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}
