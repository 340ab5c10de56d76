import type { Decorator } from '@storybook/react-vite';

/** A column as high as the page, as a site gives it to the live game: the bar at its bottom is at the page's. */
export const wholeColumn: Decorator = (Story) => (
  <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
    <Story />
  </div>
);
