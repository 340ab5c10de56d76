import type { ComponentType } from 'react';
import { Home } from './pages/home.tsx';
import type { SiteWords } from './words.ts';

/** A page of the site; each has one h1. */
export type Page = ComponentType<{ params: Readonly<Record<string, string>> }>;

interface Route {
  readonly path: string;
  readonly title: keyof SiteWords['title'];
  /** Only for logged-in players; others are redirected home (ROUTE-07). */
  readonly login?: true;
  /** A page in the first script, because most visits start there. */
  readonly page?: Page;
  /** Loads a page with a script of its own. */
  readonly load?: () => Promise<Page>;
}

/** The route table, in the order in which paths are matched. All other paths redirect to '/' (ROUTE-02). */
export const routes: readonly Route[] = [
  { path: '/', title: 'home', page: Home },
  { path: '/join', title: 'home', page: Home },
  { path: '/auth', title: 'auth', load: () => import('./pages/auth.tsx').then(({ Auth }) => Auth) },
  {
    path: '/auth/link/join/:id/team/:t_id',
    title: 'joinLink',
    load: () => import('./pages/join-link.tsx').then(({ JoinLinkPage }) => JoinLinkPage),
  },
  {
    path: '/profile',
    title: 'profile',
    login: true,
    load: () => import('./pages/profile.tsx').then(({ ProfilePage }) => ProfilePage),
  },
  {
    path: '/team/list',
    title: 'teamList',
    login: true,
    load: () => import('./pages/team-list.tsx').then(({ TeamListPage }) => TeamListPage),
  },
  {
    path: '/team/create',
    title: 'createTeam',
    load: () => import('./pages/create-team.tsx').then(({ CreateTeamPage }) => CreateTeamPage),
  },
  {
    path: '/team/restore',
    title: 'teamArchives',
    login: true,
    load: () => import('./pages/team-archives.tsx').then(({ TeamArchivesPage }) => TeamArchivesPage),
  },
  // After the three, which are no numbers (OPEN-10).
  {
    path: '/team/:t_id',
    title: 'team',
    load: () => import('./pages/team.tsx').then(({ TeamOfNumberPage }) => TeamOfNumberPage),
  },
  ...['/auth/link/invite/:token', '/invite/:token'].map(
    (path): Route => ({
      path,
      title: 'invite',
      load: () => import('./pages/invite.tsx').then(({ InvitePage }) => InvitePage),
    }),
  ),
  {
    path: '/sl/:url_id',
    title: 'shortLink',
    load: () => import('./pages/short-link.tsx').then(({ ShortLinkPage }) => ShortLinkPage),
  },
  { path: '/survey', title: 'survey', load: () => import('./pages/survey.tsx').then(({ SurveyPage }) => SurveyPage) },
  { path: '/game/:id', title: 'game', load: () => import('./pages/game.tsx').then(({ GamePage }) => GamePage) },
];
