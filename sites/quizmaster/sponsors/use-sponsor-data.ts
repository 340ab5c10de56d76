import { useAsyncAction } from '@snug/client/react';
import { type HostAd, type HostSponsor, type HostSurvey, hostAds, hostSponsors, hostSurveys } from '@snug/contract';
import { createContext, useCallback, useContext, useState } from 'react';
import { useHostClient } from '../host-client.ts';

/** The venue's sponsors with their ads and questions. */
export interface SponsorData {
  readonly sponsors: readonly HostSponsor[];
  readonly ads: readonly HostAd[];
  readonly surveys: readonly HostSurvey[];
}

/** The data, and how a page puts in what it has saved, so that the next page need not load it again. */
export interface SponsorStore {
  readonly data: SponsorData;
  putSponsor(sponsor: HostSponsor): void;
  putAd(ad: HostAd): void;
  putSurvey(survey: HostSurvey): void;
}

export const SponsorContext = createContext<SponsorStore | undefined>(undefined);

export function useSponsors(): SponsorStore {
  const store = useContext(SponsorContext);
  if (!store) throw new Error('A page of sponsors needs <SponsorContext.Provider> around it.');
  return store;
}

/** Loads everything at once: a venue has a handful of each. */
export function useSponsorData(): { store: SponsorStore | undefined; failed: boolean; again: () => void } {
  const { call } = useHostClient();
  const [attempt, setAttempt] = useState(0);
  const [data, setData] = useState<SponsorData>();
  const [failed, setFailed] = useState(false);

  useAsyncAction(
    ({ run }) => {
      setFailed(false);
      void run(
        (signal) =>
          Promise.all([call(hostSponsors, { signal }), call(hostAds, { signal }), call(hostSurveys, { signal })]),
        ([sponsors, ads, surveys]) => setData({ sponsors, ads, surveys }),
        () => setFailed(true),
      );
    },
    [call, attempt],
  );

  const change = (next: (before: SponsorData) => SponsorData) => setData((before) => before && next(before));
  const store = data && {
    data,
    putSponsor: (one: HostSponsor) =>
      change((before) => ({ ...before, sponsors: put(before.sponsors, one, ({ sponsor_id }) => sponsor_id) })),
    putAd: (one: HostAd) => change((before) => ({ ...before, ads: put(before.ads, one, ({ ad_id }) => ad_id) })),
    putSurvey: (one: HostSurvey) =>
      change((before) => ({ ...before, surveys: put(before.surveys, one, ({ surveyid }) => surveyid) })),
  };
  return { store, failed, again: useCallback(() => setAttempt((count) => count + 1), []) };
}

/** In the place of the one with its id; a new one comes last. */
function put<T>(all: readonly T[], one: T, idOf: (each: T) => string): readonly T[] {
  const id = idOf(one);
  return all.some((each) => idOf(each) === id) ? all.map((each) => (idOf(each) === id ? one : each)) : [...all, one];
}
