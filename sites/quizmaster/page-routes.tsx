import { EmptyState, type LazyComponentOptions, lazyComponent, useWords } from '@snug/ui';
import { type ReactNode, useRef } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { CardsPage } from './cards-page.tsx';
import { ConsolePage } from './console-page.tsx';
import { useStoredGrades } from './desk/use-stored-grades.ts';
import { GamePage } from './game-page.tsx';
import { Games } from './games.tsx';
import * as css from './page.css.ts';
import { PageChangeContext } from './page-change.ts';
import { RouteButton } from './route-button.tsx';
import { useVenues, VenuesProvider } from './venue/use-venues.tsx';
import { consoleWords } from './words.ts';

const inPage: LazyComponentOptions = { fallback: (says) => <ConsolePage>{says}</ConsolePage> };

/** Pages that are opened before or after an evening: each is a script of its own. */
const SponsorPages = lazyComponent(() => import('./sponsors/sponsor-pages.tsx').then((of) => of.SponsorPages), inPage);
const HostProof = lazyComponent(() => import('./proof/host-proof.tsx').then((of) => of.HostProof), inPage);
const Ratings = lazyComponent(() => import('./ratings/ratings.tsx').then((of) => of.Ratings), inPage);

const ToBigScreen = lazyComponent(() => import('./display/to-big-screen.tsx').then((of) => of.ToBigScreen), inPage);
const NewGamePage = lazyComponent(() => import('./plan/new-game-page.tsx').then((of) => of.NewGamePage), inPage);
const PlanPage = lazyComponent(() => import('./plan/plan-page.tsx').then((of) => of.PlanPage), inPage);
const VenuePage = lazyComponent(() => import('./venue/venue-page.tsx').then((of) => of.VenuePage), inPage);
const PackList = lazyComponent(() => import('./packs/pack-list.tsx').then((of) => of.PackList), inPage);
const PackPage = lazyComponent(() => import('./packs/pack-page.tsx').then((of) => of.PackPage), inPage);

const DeskPage = lazyComponent(() => import('./desk/desk-page.tsx').then((of) => of.DeskPage), inPage);
const RehearsalPage = lazyComponent(
  () => import('./rehearsal/rehearsal-page.tsx').then((of) => of.RehearsalPage),
  inPage,
);
const BoardPage = lazyComponent(() => import('./board/board-page.tsx').then((of) => of.BoardPage), inPage);

const TeamsPage = lazyComponent(() => import('./teams/teams-page.tsx').then((of) => of.TeamsPage), inPage);

const PhotosPage = lazyComponent(() => import('./photos/photos-page.tsx').then((of) => of.PhotosPage), inPage);

/** The pages behind the sign-in, by their addresses. */
export function PageRoutes() {
  const words = useWords(consoleWords);
  useStoredGrades();
  return (
    <VenuesProvider>
      <PageChanges>
        <Switch>
          <Route path="/" component={Games} />
          <Route path="/sponsors/:id/proof">{({ id }) => <HostProof key={id} sponsorId={id} />}</Route>
          <Route path="/sponsors/*?" component={SponsorPages} />
          <Route path="/ratings" component={Ratings} />
          <Route path="/venue" component={VenuePage} />
          <Route path="/packs" component={PackList} />
          <Route path="/packs/:id">{({ id }) => <PackPage key={id} packId={id} />}</Route>
          <Route path="/new" component={NewGamePage} />
          <Route path="/game/:id/plan">{({ id }) => <PlanPage key={id} gameId={id} />}</Route>
          <Route path="/game/:id/teams">{({ id }) => <TeamsPage key={id} gameId={id} />}</Route>
          <Route path="/game/:id">{({ id }) => <GamePage key={id} gameId={id} />}</Route>
          <Route path="/game/:id/desk/:round">
            {({ id, round }) => <DeskPage key={`${id} ${round}`} gameId={id} round={Number(round)} />}
          </Route>
          <Route path="/game/:id/rehearsal">{({ id }) => <RehearsalPage key={id} gameId={id} />}</Route>
          <Route path="/game/:id/board">{({ id }) => <BoardPage key={id} gameId={id} />}</Route>
          <Route path="/game/:id/photos">{({ id }) => <PhotosPage key={id} gameId={id} />}</Route>
          <Route path="/game/:id/screen">{({ id }) => <ToBigScreen key={id} gameId={id} />}</Route>
          {/* Its address before, which may be in somebody's bookmarks. */}
          <Route path="/game/:id/sign">{({ id }) => <ToBigScreen key={id} gameId={id} />}</Route>
          <Route path="/game/:id/cards">{({ id }) => <CardsPage key={id} gameId={id} />}</Route>
          <Route>
            <main className={css.column}>
              <EmptyState title={words.notFoundTitle}>
                {words.notFound}
                <RouteButton to="/">{words.games}</RouteButton>
              </EmptyState>
            </main>
          </Route>
        </Switch>
      </PageChanges>
    </VenuesProvider>
  );
}

/** Tells the headings inside whether the page has changed since the site was opened. At another venue all begin anew. */
function PageChanges({ children }: { children: ReactNode }) {
  const [address] = useLocation();
  const first = useRef(address);
  const { hasMoved } = useVenues();
  const hasChanged = useRef(hasMoved.current);
  // While rendering: the new page's heading asks before any effect of this component runs.
  if (address !== first.current) hasChanged.current = true;
  return <PageChangeContext.Provider value={hasChanged}>{children}</PageChangeContext.Provider>;
}
