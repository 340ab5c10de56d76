import '@snug/theme/fonts.css';
import './root.css.ts';
import { baseClass, displayFace } from '@snug/theme';
import { WordsProvider } from '@snug/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DisplayPage } from './display-page.tsx';
import { applyLook } from './look.ts';
import { readVenue, type Venue } from './venue.ts';

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('display.html has no element with the id "root".');
rootElement.className = baseClass;
const root = createRoot(rootElement);

/** Not awaited by this module: scripts that are loaded later depend on it and would wait for its end. */
async function begin(): Promise<void> {
  const venue = await readVenue();
  const [words] = await Promise.all([wordsOf(venue), lookOf(venue)]);
  // Loaded after the venue's theme, which may name another font.
  await displayFace();
  root.render(
    <StrictMode>
      <WordsProvider words={words}>
        <DisplayPage />
      </WordsProvider>
    </StrictMode>,
  );
}

/** When the script does not load, the screen stays English, which is better than no screen. */
async function wordsOf({ language }: Venue): Promise<object> {
  if (language !== 'es') return {};
  try {
    const { spanish } = await import('./spanish.ts');
    document.documentElement.lang = 'es';
    return spanish;
  } catch {
    return {};
  }
}

/** When the script does not load, the screen keeps Snug's own colours. */
async function lookOf({ brand }: Venue): Promise<void> {
  applyLook();
  if (!brand) return;
  const look = await import('@snug/theme/tokens').catch(() => undefined);
  look?.applyBrand(brand);
}

void begin();
