import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fromSource } from '../../scripts/build/from-source.ts';
import { leanLibrariesInVite } from '../../scripts/build/lean-libraries.ts';
import { libraries } from '../../scripts/build/libraries.ts';

/** The game server that runs beside `vite` (npm run dev). */
const server = process.env.SNUG_DEV_SERVER ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/host/',
  plugins: [leanLibrariesInVite, react(), vanillaExtractPlugin()],
  environments: fromSource.environments,
  resolve: { ...fromSource.resolve, alias: libraries },
  build: {
    target: 'es2022',
    // The content security policy allows fonts and pictures only as files, not as data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/venue.json'].map((path) => [path, { target: server, ws: path === '/api' }]),
    ),
  },
});
