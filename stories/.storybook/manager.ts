import { addons } from 'storybook/manager-api';
import { brand } from './brand.ts';

addons.setConfig({
  theme: brand(),
  sidebar: { showRoots: true },
  // Test results are a click away; the story has the space.
  panelPosition: 'bottom',
  // The playground has panels of its own.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId.startsWith('theme-playground'),
  },
});
