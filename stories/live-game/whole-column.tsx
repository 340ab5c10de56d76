import type { Decorator } from '@storybook/react-vite';

/** A column as high as the page, as a site gives it to the live game: its bottom bar is at the bottom of the page. */
export const wholeColumn: Decorator = (Story) => (
  <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
    <Story />
  </div>
);
