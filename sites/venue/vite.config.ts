import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fromSource } from '../../scripts/build/from-source.ts';

/** Preact is about 50 kB of brotli smaller than React DOM. `SNUG_RENDERER=react` builds the same site on React. */
const renderer = process.env.SNUG_RENDERER === 'react' ? 'react' : 'preact';

const preact = {
  'react-dom/client': '@preact/compat/client',
  'react-dom': '@preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  react: '@preact/compat',
};

/** The game server that runs beside `vite` (npm run dev). Live connections pass through too. */
const server = process.env.SNUG_DEV_SERVER ?? 'http://127.0.0.1:4000';
const served = ['/api', '/host', '/media', '/venue.json', '/embed', '/examples', '/dev'];

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as { version: string };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), ...(renderer === 'react' ? [react()] : [])],
  environments: fromSource.environments,
  resolve: { ...fromSource.resolve, alias: renderer === 'preact' ? preact : {} },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  define: { __SNUG_VERSION__: JSON.stringify(version) },
  build: {
    outDir: renderer === 'react' ? 'dist-react' : 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // One script and one style sheet for the first page, because each further file costs a round trip on pub Wi-Fi.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'home', tags: ['$initial'] }] },
        // The first script names all files that pages need. Pages are called by their name, and what they share by its hash
        // alone: with names it is 300 bytes larger. So it is by 200 with eight of 64 characters each, which do not compress;
        // of 16 they still tell four billion versions of a file apart.
        hashCharacters: 'hex',
        chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]' : 's'}-[hash].js`,
        assetFileNames: 'assets/s-[hash][extname]',
      },
    },
    // The content security policy allows no `data:` addresses, which inlined pictures and fonts would need.
    assetsInlineLimit: 0,
    // The supported browsers preload modules themselves.
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: Object.fromEntries(
      served.map((path) => [path, { target: server, ws: path === '/api', changeOrigin: false }]),
    ),
  },
});
