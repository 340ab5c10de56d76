import { hostRatings, hostRatingsWaiting, ratingGroupSize } from '@snug/contract';
import { Banner, Button, EmptyState, Skeleton, SkeletonGroup, useWords } from '@snug/ui';
import { useCallback } from 'react';
import { ConsolePage } from '../console-page.tsx';
import { useHostClient } from '../host-client.ts';
import { usePageHeading } from '../page-change.ts';
import { RouteButton } from '../route-button.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useTitle } from '../use-title.ts';
import { RatingReport } from './rating-report.tsx';
import * as css from './ratings.css.ts';
import { ratingWords } from './words.ts';

/** The page with the quizmaster's own ratings, in groups of five. */
export function Ratings() {
  const words = useWords(ratingWords);
  const { call } = useHostClient();
  const heading = usePageHeading();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [groups, { waiting }] = await Promise.all([
        call(hostRatings, { signal }),
        call(hostRatingsWaiting, { signal }),
      ]);
      return { groups, waiting };
    },
    [call],
  );
  const { value, failed, again } = useLoaded(load);
  useTitle(words.ratingsTitle);
  return (
    <ConsolePage wide>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {words.ratingsTitle}
        </h1>
        <p className={css.soft}>{words.ratingsLead}</p>
      </div>
      {failed && (
        <Banner tone="danger" action={<Button onClick={again}>{words.retry}</Button>}>
          {words.ratingsFailed}
        </Banner>
      )}
      {!failed && !value && (
        <SkeletonGroup label={words.ratingsLoading}>
          <Skeleton shape="picture" />
          <Skeleton shape="lines" lines={5} />
        </SkeletonGroup>
      )}
      {value && value.waiting > 0 && (
        <p className={css.waiting}>
          {(value.groups.length === 0 ? words.ratingsSoFar : words.nextGroupSoFar)(value.waiting, ratingGroupSize)}
        </p>
      )}
      {value?.groups.length === 0 && (
        <EmptyState title={words.noRatingsTitle}>
          {words.noRatings}
          <RouteButton to="/">{words.toGames}</RouteButton>
        </EmptyState>
      )}
      {value && value.groups.length > 0 && <RatingReport groups={value.groups} />}
    </ConsolePage>
  );
}
