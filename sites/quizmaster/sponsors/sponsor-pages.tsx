import { Banner, Button, ConfirmProvider, EmptyState, Skeleton, SkeletonGroup, useWords } from '@snug/ui';
import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { ConsolePage } from '../console-page.tsx';
import { RouteButton } from '../route-button.tsx';
import { AdPage } from './ad-page.tsx';
import { QuestionPage } from './question-page.tsx';
import { SponsorList } from './sponsor-list.tsx';
import { SponsorPage } from './sponsor-page.tsx';
import { houseId } from './sponsor-path.ts';
import { SponsorContext, useSponsorData, useSponsors } from './use-sponsor-data.ts';
import { sponsorWords } from './words.ts';

/** The pages on which sponsors, ads and questions are managed. They share what was loaded. */
export function SponsorPages() {
  const words = useWords(sponsorWords);
  const { store, failed, again } = useSponsorData();
  return (
    <ConsolePage wide>
      {failed && (
        <Banner tone="danger" action={<Button onClick={again}>{words.retry}</Button>}>
          {words.sponsorsFailed}
        </Banner>
      )}
      {!store && !failed && (
        <SkeletonGroup label={words.sponsorsLoading}>
          <Skeleton shape="lines" lines={1} />
          <Skeleton shape="ticket" />
          <Skeleton shape="ticket" />
        </SkeletonGroup>
      )}
      {store && (
        <SponsorContext.Provider value={store}>
          <ConfirmProvider>
            <Pages />
          </ConfirmProvider>
        </SponsorContext.Provider>
      )}
    </ConsolePage>
  );
}

function Pages() {
  return (
    <Switch>
      <Route path="/sponsors" component={SponsorList} />
      <Route path="/sponsors/:id">
        {({ id }) => (
          <OfSponsor key={id} id={id}>
            {(sponsorId) => <SponsorPage sponsorId={sponsorId} />}
          </OfSponsor>
        )}
      </Route>
      <Route path="/sponsors/:id/ad/:item">
        {({ id, item }) => (
          <OfSponsor key={item} id={id}>
            {(sponsorId) => <AdPage sponsorId={sponsorId} adId={item === 'new' ? undefined : item} />}
          </OfSponsor>
        )}
      </Route>
      <Route path="/sponsors/:id/question/:item">
        {({ id, item }) => (
          <OfSponsor key={item} id={id}>
            {(sponsorId) => <QuestionPage sponsorId={sponsorId} surveyId={item === 'new' ? undefined : item} />}
          </OfSponsor>
        )}
      </Route>
      <Route>
        <NoSponsor />
      </Route>
    </Switch>
  );
}

/** Shows a page of a sponsor that exists, or of the house. */
function OfSponsor({ id, children }: { id: string; children: (sponsorId: string) => ReactNode }) {
  const { data } = useSponsors();
  if (id === houseId) return children('');
  return data.sponsors.some(({ sponsor_id }) => sponsor_id === id) ? children(id) : <NoSponsor />;
}

function NoSponsor() {
  const words = useWords(sponsorWords);
  return (
    <EmptyState title={words.noSponsorTitle}>
      {words.noSponsor}
      <RouteButton to="/sponsors">{words.toSponsors}</RouteButton>
    </EmptyState>
  );
}
