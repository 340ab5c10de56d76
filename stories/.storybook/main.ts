import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { fromSource } from '../../scripts/build/from-source.ts';

const byDay = fileURLToPath(new URL('by-day.ts', import.meta.url));

const config: StorybookConfig = {
  stories: ['../docs/*.mdx', '../*/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Checks of each story in addition; the first one runs last.
  previewAnnotations: (others = []) => (process.env.VITEST ? [byDay, ...others] : others),
  framework: '@storybook/react-vite',
  staticDirs: ['./public'],
  // No telemetry and no network requests.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      ...fromSource,
      // Found only when a widget is opened; Vite would then reload the page in the middle of a test.
      optimizeDeps: {
        include: [
          'ofetch',
          'reconnecting-websocket',
          'zod/mini',
          'react-hook-form',
          'storybook/theming/create',
          '@observablehq/plot',
        ],
      },
      // Loaded once, from nearby, so the bundle's size does not matter.
      build: { chunkSizeWarningLimit: 4_000, rolldownOptions: { checks: { pluginTimings: false } } },
    }),
};

export default config;
