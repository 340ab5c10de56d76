import { linkToken } from './start/arrival.ts';
import '@snug/theme/fonts.css';
import './site.css.ts';
import { createCore, endLogins, isBusy, startVersionCheck } from '@snug/client';
import { baseClass, displayFace } from '@snug/theme';
import { WordsProvider } from '@snug/ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { App } from './app.tsx';
import { ContactWarning, isContactWarningDue } from './frame/contact-reminder.tsx';
import { hasLook, hasWords, readWhiteLabel, unbranded } from './start/read-white-label.ts';

/** A server that is slow to say whose site this is does not keep people from their code for longer. */
const patienceMs = 800;

const place = document.getElementById('snug');
if (!place) throw new Error('index.html has no element with the id "snug".');
// The tokens lie on the page's root, by its class in index.html, so that the ground is right from the first paint.
place.className = baseClass;
const root = createRoot(place);
const client = createCore({ onUnauthorized: () => navigate('/') });

let venue = unbranded;
let words = {};
let notice: string | undefined;
let isNew = false;
const render = (page: ReactNode) => root.render(<WordsProvider words={words}>{page}</WordsProvider>);
const show = () => render(<App client={client} venue={venue} isNewcomer={isNew} {...(notice && { notice })} />);

const arrival = readWhiteLabel().then(async (found) => {
  // Most venues have colours of their own, but the house's needs no script to be itself, and speaks what the tables say.
  // A script that does not arrive leaves the house's colours or English: better than no page.
  await Promise.allSettled([
    hasLook(found) && import('./start/apply-brand.ts').then(({ applyBrand }) => applyBrand(found)),
    hasWords(found) &&
      import('./start/venue-words.ts').then(({ venueWords }) => {
        words = venueWords(found);
      }),
  ]);
  venue = found;
  // Asked for once the venue's look is on the page, which may name another face.
  await displayFace();
});
/**
 * Shows the first page. Not awaited by this module: scripts that are fetched later stand on it, and would wait for it to
 * end while it waits for them.
 */
async function begin(): Promise<void> {
  const warning = isContactWarningDue(client, location.pathname) && ContactWarning.fetch();
  await Promise.race([Promise.all([arrival, warning]), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  // Before the first page, which asks who is logged in, and before the page may be loaded anew (OPEN-92).
  if (linkToken !== undefined) await logInByLink(linkToken);
  isNew = client.session.isNew();
  show();
  if (venue === unbranded) arrival.then(show);

  // Logouts that the server has not heard of (H75).
  const tellLogouts = () => void endLogins(client);
  tellLogouts();
  addEventListener('online', tellLogouts);

  startVersionCheck(client, {
    busy: () => isBusy(client.storage),
    address: () => location.href,
    reload: (address) => location.replace(address),
    notice: (detail) => {
      notice = detail;
      show();
    },
  });
}

async function logInByLink(token: string): Promise<void> {
  // A screen that does not arrive leaves everybody who they are: the link works another time.
  const screen = await import('./start/link-login.tsx').catch(() => undefined);
  if (!screen) return;
  await new Promise<void>((done) =>
    render(<screen.LinkLogin client={client} venue={venue} token={token} onDone={done} />),
  );
}

void begin();
