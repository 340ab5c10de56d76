import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fromSource } from '../../scripts/build/from-source.ts';

/** The game server that runs beside `vite` (npm run dev). */
const server = process.env.SNUG_DEV_SERVER ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/host/',
  plugins: [react(), vanillaExtractPlugin()],
  environments: fromSource.environments,
  resolve: fromSource.resolve,
  build: {
    target: 'es2022',
    // The content security policy allows fonts and pictures only as files, not as data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The console, and the big screen, which the server shows at `/display/{code}`.
    rolldownOptions: { input: ['index.html', 'display.html'].map((page) => `${import.meta.dirname}/${page}`) },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/venue.json'].map((path) => [path, { target: server, ws: path === '/api' }]),
    ),
  },
});
