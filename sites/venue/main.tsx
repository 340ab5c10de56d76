import { linkToken } from './start/link-token.ts';
import '@snug/theme/fonts.css';
import './site.css.ts';
import { createCore, endLogins } from '@snug/client';
import { baseClass, displayFace } from '@snug/theme';
import { WordsProvider } from '@snug/ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, NoticeBanner } from './app.tsx';
import { ContactWarning, isContactWarningDue } from './frame/contact-reminder.tsx';
import { notices } from './frame/notices.ts';
import { signedOut } from './frame/signed-out.ts';
import { hasOwnTheme, hasOwnWords, readWhiteLabel, unbranded } from './start/read-white-label.ts';

/** The page appears after this even if the venue's look has not loaded. */
const timeoutMs = 800;

const rootElement = document.getElementById('snug');
if (!rootElement) throw new Error('index.html has no element with the id "snug".');
// The tokens are set on the root element by its class in index.html, so that the first paint has the right background.
rootElement.className = baseClass;
const root = createRoot(rootElement);
const client = createCore({ onUnauthorized: signedOut });

let venue = unbranded;
let words = {};
let isNew = false;
const render = (page: ReactNode) => root.render(<WordsProvider words={words}>{page}</WordsProvider>);
const show = () => render(<App client={client} venue={venue} isNewcomer={isNew} />);

const branding = readWhiteLabel().then(async (found) => {
  // Without colours or words of the venue's own, neither script is loaded. When one does not load, the page keeps Snug's
  // own colours or English, which is better than no page.
  await Promise.allSettled([
    hasOwnTheme(found) && import('./start/apply-brand.ts').then(({ applyBrand }) => applyBrand(found)),
    hasOwnWords(found) &&
      import('./start/venue-words.ts').then(({ venueWords }) => {
        words = venueWords(found);
      }),
  ]);
  venue = found;
  // Loaded after the venue's theme, which may name another font.
  await displayFace();
});
/**
 * Shows the first page. Not awaited by this module: scripts that are loaded later depend on this module and would wait for
 * its end, while it would wait for them.
 */
async function begin(): Promise<void> {
  const warning = isContactWarningDue(client, location.pathname) && ContactWarning.fetch();
  await Promise.race([Promise.all([branding, warning]), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  // Before the first page, which depends on the login, and before a new version may reload the page (OPEN-92).
  if (linkToken !== undefined) await logInByLink(linkToken);
  isNew = client.session.isNew();
  show();
  if (venue === unbranded) branding.then(show);

  // Repeats logouts that did not reach the server (H75).
  const repeatLogouts = () => void endLogins(client);
  repeatLogouts();
  addEventListener('online', repeatLogouts);

  // Both fetched after the first page, which does not wait for them; the notice before there is one, which may be about
  // the network.
  void NoticeBanner.fetch();
  import('./start/check-version.ts').then(
    ({ checkVersion }) => checkVersion(client, (text) => notices.set({ text })),
    () => undefined,
  );
}

async function logInByLink(token: string): Promise<void> {
  // When the script does not load, the current login stays; the link still works later.
  const screen = await import('./start/link-login.tsx').catch(() => undefined);
  if (!screen) return;
  await new Promise<void>((done) =>
    render(<screen.LinkLogin client={client} venue={venue} token={token} onDone={done} />),
  );
}

void begin();
