import type { SnugClient } from '@snug/client';
import type { Ad as AdOfSponsor } from '@snug/contract';
import { Carousel, Drawing, uiWords, useWords, VisuallyHidden } from '@snug/ui';
import { glass } from '@snug/ui/paths';
import { type MouseEvent, useState } from 'react';
import * as styles from './ads.css.ts';
import { useAds } from './use-ads.ts';
import { type AdsWords, adsWords } from './words.ts';

export interface AdsProps {
  client: SnugClient;
  gameId: string;
  words?: Partial<AdsWords>;
}

/**
 * The sponsors' ads of a game, one at a time (ADS-01, ADS-02). Nothing while there are none, and for a private event (ADS-03).
 *
 * @example <Ads client={client} gameId="12" />
 */
export function Ads({ client, gameId, words }: AdsProps) {
  const say = useWords(adsWords, words);
  const { ads, played, element, onShow, tap, isDue, onLoad } = useAds(client, gameId);
  if (ads.length === 0) return null;

  const slides = ads.map((ad) => ({
    id: ad.ad_id,
    content: (
      <AdCard
        ad={ad}
        origin={client.origin}
        isDue={isDue(ad.ad_id)}
        words={words}
        onTap={() => tap(ad.ad_id)}
        onLoad={() => onLoad(ad.ad_id)}
      />
    ),
  }));
  return (
    <div ref={element}>
      <Carousel label={say.adsTitle} slides={slides} startAt={played} onShow={onShow} />
    </div>
  );
}

export interface AdCardProps {
  ad: AdOfSponsor;
  /** The origin of the server, whose own pictures have only a path; the page's own by default. */
  origin?: string;
  /** It is shown, or has been: its picture is fetched then. */
  isDue: boolean;
  onTap(): void;
  /** Its picture has come. */
  onLoad?(): void;
  words?: Partial<AdsWords> | undefined;
}

/** One ad as it is drawn, so that it can be looked at before anybody is shown it. */
export function AdCard({ ad, origin = '', isDue, onTap, onLoad, words }: AdCardProps) {
  const say = useWords(adsWords, words);
  const { opensNewTab } = useWords(uiWords);
  const { sponsor, text, image } = ad;
  const [isBroken, setBroken] = useState(false);
  // A text beside it says the same.
  const name = text ? '' : sponsor ? say.adPictureOf(sponsor) : say.adPicture;
  const content = (
    <>
      {image && (
        <span className={styles.frame}>
          {isBroken && (
            // In the picture's place, so that nothing moves.
            <span className={styles.instead}>
              <Drawing path={glass} />
              {name && <span className={styles.name}>{name}</span>}
            </span>
          )}
          {isDue && !isBroken && (
            <img
              className={styles.picture}
              src={image.startsWith('/') ? origin + image : image}
              alt={name}
              onLoad={onLoad}
              onError={() => setBroken(true)}
            />
          )}
        </span>
      )}
      {text && <span className={styles.text}>{text}</span>}
    </>
  );

  return (
    <div className={styles.ad}>
      <p className={styles.label}>{sponsor ? say.sponsorName(sponsor) : say.fromTheHouse}</p>
      {isSafe(ad.link) ? (
        <a
          className={styles.link}
          href={ad.link}
          target="_blank"
          rel="noopener noreferrer sponsored"
          onClick={onTap}
          onAuxClick={(event: MouseEvent) => event.button === 1 && onTap()}
        >
          {content}
          <VisuallyHidden> {opensNewTab}</VisuallyHidden>
        </a>
      ) : (
        <div className={styles.body}>{content}</div>
      )}
    </div>
  );
}

/** Only a sponsor's page over https is opened. */
function isSafe(link: string): boolean {
  return URL.canParse(link) && new URL(link).protocol === 'https:';
}
