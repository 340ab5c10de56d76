import '@snug/theme/fonts.css';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { table } from './table.css.ts';

/** Every story lies on a table of its own: our tokens never touch the page around. */
const onTheTable: Decorator = (Story, { globals, parameters, viewMode }) => (
  <div
    className={`${themeClass} ${table}`}
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
  initialGlobals: { theme: 'auto', direction: 'ltr', text: 'normal' },
  globalTypes: {
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
    // What axe finds fails the test.
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
    },
    options: { storySort: { order: ['Tokens', 'Parts', 'Widgets'] } },
  },
};

export default preview;
