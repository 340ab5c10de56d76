import { addons } from 'storybook/manager-api';
import { brand } from './brand.ts';

addons.setConfig({
  theme: brand(),
  sidebar: { showRoots: true },
  // What the tests say about a story is one press away; what people come for is the story.
  panelPosition: 'bottom',
  // The playground is a room of its own, with a desk of its own.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId.startsWith('theme-playground'),
  },
});
