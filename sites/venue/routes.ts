import type { ComponentType } from 'react';
import { Home } from './pages/home.tsx';
import type { SiteWords } from './words.ts';

/** A page of the site; each brings one h1. */
export type Page = ComponentType<{ params: Readonly<Record<string, string>> }>;

interface Route {
  readonly path: string;
  readonly title: keyof SiteWords['title'];
  /** For whoever is logged in alone; others are sent home (ROUTE-07). */
  readonly login?: true;
  /** In the first script, because people come for it. */
  readonly page?: Page;
  /** Fetched when it is wanted. */
  readonly load?: () => Promise<Page>;
}

/** The route table, in the order in which paths are tried. What no row matches goes to '' (ROUTE-02). */
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
  { path: '/game/:id', title: 'game', load: () => import('./pages/game.tsx').then(({ GamePage }) => GamePage) },
];
