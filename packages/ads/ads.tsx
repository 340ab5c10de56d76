import type { SnugClient } from '@snug/client';
import { useGame } from '@snug/client/react';
import type { Ad } from '@snug/contract';
import { Carousel, useWords, VisuallyHidden } from '@snug/ui';
import { useState } from 'react';
import * as styles from './ads.css.ts';
import { useAds } from './use-ads.ts';
import { type AdsWords, adsWords } from './words.ts';

export interface AdsProps {
  client: SnugClient;
  gameId: string;
  words?: Partial<AdsWords>;
}

/**
 * The sponsors' ads of a game, one at a time (ADS-01, ADS-02). Nothing, and no call, for a private event (ADS-03).
 *
 * @example <Ads client={client} gameId="12" />
 */
export function Ads({ client, gameId, words }: AdsProps) {
  const say = useWords(adsWords, words);
  const hasAds = useGame(client.game(gameId), ({ view }) => view !== undefined && !view.private_event);
  return hasAds ? <AdsOfGame client={client} gameId={gameId} say={say} /> : null;
}

function AdsOfGame({ client, gameId, say }: { client: SnugClient; gameId: string; say: AdsWords }) {
  const { ads, startAt, frame, onShow, onTap } = useAds(client, gameId);
  if (ads.length === 0) return null;
  return (
    <div ref={frame}>
      <Carousel
        label={say.adsLabel}
        startAt={startAt}
        onShow={onShow}
        slides={ads.map((ad) => ({
          id: ad.ad_id,
          content: <OneAd ad={ad} say={say} onTap={() => onTap(ad.ad_id)} />,
        }))}
      />
    </div>
  );
}

/** An ad as players see it: honestly labelled, with its picture, its words, and the way to the sponsor's page. */
export function OneAd({ ad, say, onTap }: { ad: Ad; say: AdsWords; onTap?: () => void }) {
  const { image, text, sponsor } = ad;
  const [isBroken, setBroken] = useState(false);
  const label = sponsor ? say.sponsoredBy(sponsor) : say.fromTheHouse;
  // The server accepts https alone; what else stands there is no link (H52).
  const link = ad.link.startsWith('https://') ? ad.link : '';

  return (
    <div className={styles.ad}>
      {image && !isBroken && (
        <img
          className={styles.picture}
          src={image}
          // What the picture shows is said by the text; without one, at least whose it is.
          alt={text ? '' : say.adPicture(sponsor || say.fromTheHouse)}
          onError={() => setBroken(true)}
        />
      )}
      <div className={styles.says}>
        <p className={styles.label}>{label}</p>
        {text && <p className={styles.words}>{text}</p>}
        {link && (
          <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer sponsored" onClick={onTap}>
            {say.visitSponsor}
            <VisuallyHidden>{` (${[sponsor, say.opensNewTab].filter(Boolean).join(', ')})`}</VisuallyHidden>
          </a>
        )}
      </div>
    </div>
  );
}
