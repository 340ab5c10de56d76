import { useSession, useWatched } from '@snug/client/react';
import { AnnouncerProvider, lazyComponent } from '@snug/ui';
import { useRef } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { ContactReminder } from './frame/contact-reminder.tsx';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { Header } from './frame/header.tsx';
import { lamp } from './frame/lamp.css.ts';
import { notices } from './frame/notices.ts';
import { PageFrame } from './frame/page-frame.tsx';
import { hasHeader, isGame } from './frame/page-kind.ts';
import { routes } from './routes.ts';
import { type Site, SiteContext } from './site.ts';

/** Few visits have a notice, so the first script leaves it out. */
export const NoticeBanner = lazyComponent(
  () => import('./frame/notice-banner.tsx').then(({ NoticeBanner }) => NoticeBanner),
  { fallback: () => null },
);

/** The whole site: the header, and the page that the route table names. */
export function App(site: Site) {
  const [path] = useLocation();
  const { token } = useSession(site.client.session);
  const notice = useWatched(notices);
  // The first page keeps the browser's own focus; every later page moves it to its heading, which is read out.
  const first = useRef<string | undefined>(path);
  if (path !== first.current) first.current = undefined;

  return (
    <SiteContext.Provider value={site}>
      <AnnouncerProvider>
        {!isGame(path) && <div className={lamp} />}
        {hasHeader(path) && <Header isFirstPage={first.current !== undefined} />}
        <ContactReminder />
        {notice && <NoticeBanner notice={notice} />}
        <ErrorBoundary key={path}>
          <Switch>
            {routes.map((route) => (
              <Route key={route.path} path={route.path}>
                {(params) =>
                  route.login && !token ? (
                    <Redirect to="/" replace />
                  ) : (
                    <PageFrame
                      key={path}
                      route={route}
                      params={params as Record<string, string>}
                      takesFocus={!first.current}
                    />
                  )
                }
              </Route>
            ))}
            <Route>
              <Redirect to="/" replace />
            </Route>
          </Switch>
        </ErrorBoundary>
      </AnnouncerProvider>
    </SiteContext.Provider>
  );
}
