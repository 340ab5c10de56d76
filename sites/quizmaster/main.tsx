import '@snug/theme/fonts.css';
import { displayFace } from '@snug/theme';
import { WordsProvider } from '@snug/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createHostClient } from './host-client.ts';
import { takeLink } from './sign-in-link.ts';
import { venueLanguage } from './venue-language.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');
// Before anything else: the link must not stay in the address.
const link = takeLink(location, history);
const root = createRoot(place);

/** Not awaited by this module: the script of a language stands on it, and would wait for it to end while it waits for that. */
async function begin(): Promise<void> {
  const [language] = await Promise.all([venueLanguage(), displayFace()]);
  const words = language === 'es' ? await inSpanish() : {};
  root.render(
    <StrictMode>
      <WordsProvider words={words}>
        <App client={createHostClient()} link={link} />
      </WordsProvider>
    </StrictMode>,
  );
}

/** A script that does not arrive leaves English: better than no console. */
async function inSpanish(): Promise<object> {
  try {
    const { spanish } = await import('./spanish.ts');
    document.documentElement.lang = 'es';
    return spanish;
  } catch {
    return {};
  }
}

void begin();
