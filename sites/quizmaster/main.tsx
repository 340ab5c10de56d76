import '@snug/theme/fonts.css';
import { displayFace } from '@snug/theme';
import { WordsProvider } from '@snug/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createHostClient } from './host-client.ts';
import { takeLink } from './sign-in-link.ts';
import { venueLanguage } from './venue-language.ts';

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('index.html has no element with the id "root".');
// First of all, so that the link does not stay in the address.
const link = takeLink(location, history);
const root = createRoot(rootElement);

/**
 * Not awaited by this module: the script of a language depends on this module and would wait for its end, while this
 * module would wait for that script.
 */
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

/** When the script does not load, the console stays English, which is better than no console. */
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
