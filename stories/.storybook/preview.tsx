import '@snug/theme/fonts.css';
import './docs.css';
import './presses.css';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { configure } from 'storybook/test';
import { brand } from './brand.ts';
import { layOut, looks } from './looks.ts';
import { table } from './table.css.ts';

layOut();
// A play function may wait for a script to be fetched, on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/** The rules that axe checks; by-day.ts checks those for colours by day. */
const checked = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every story is on a table of its own, so that our tokens never touch the page around. */
const onTheTable: Decorator = (Story, { globals, parameters, viewMode }) => (
  <div
    className={`${themeClass} ${table}`}
    data-look={globals.look}
    data-theme={globals.theme}
    data-bare={parameters.bare || undefined}
    data-docs={viewMode === 'docs' || undefined}
    dir={globals.direction}
    style={globals.text === 'large' ? ({ '--snug-text': '32px' } as CSSProperties) : undefined}
  >
    <AnnouncerProvider>
      <Story />
    </AnnouncerProvider>
  </div>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onTheTable],
  // A face that loads after the first text is not used (fonts.css), and any theme may be chosen next.
  loaders: [() => Promise.allSettled([...document.fonts].map((face) => face.load()))],
  initialGlobals: { look: 'pub', theme: 'auto', direction: 'ltr', text: 'normal' },
  globalTypes: {
    look: {
      description: 'The look: one of the five that come with Snug',
      toolbar: { title: 'Look', icon: 'paintbrush', dynamicTitle: true, items: looks },
    },
    theme: {
      description: 'Night, day, or as the device says',
      toolbar: {
        title: 'Theme',
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'As the device', icon: 'browser' },
          { value: 'dark', title: 'Night', icon: 'moon' },
          { value: 'light', title: 'Day', icon: 'sun' },
        ],
      },
    },
    direction: {
      description: 'The direction of writing',
      toolbar: {
        title: 'Direction',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    text: {
      description: 'The size of text',
      toolbar: {
        title: 'Text',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Text 100 %' },
          { value: 'large', title: 'Text 200 %' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { theme: brand() },
    // Violations found by axe fail the test.
    a11y: {
      test: 'error',
      options: {
        runOnly: { type: 'tag', values: checked },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Docs',
          ['Start', 'Tokens', 'Writing a theme', 'Accessibility', 'Words'],
          'Theme',
          ['Playground', 'Tokens'],
          'Parts',
          'Widgets',
          'Quizmaster',
        ],
      },
    },
  },
};

export default preview;
