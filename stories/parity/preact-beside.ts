import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MARK = '?on=preact';

/** Source imports only react; like the sites and the script tag, tests replace it by Preact. */
export const preact: Record<string, string> = {
  'react-dom/client': '@preact/compat/client',
  'react-dom': '@preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  react: '@preact/compat',
};

/** Packages that render with React themselves are read from their source: Vite's prebundled copy contains React. */
const drawing = ['react-hook-form', 'wouter', 'wouter/use-browser-location', 'wouter/memory-location', 'regexparam'];
const sources = new Map(drawing.map((name) => [name, fileURLToPath(import.meta.resolve(name))]));
/** wouter's shim for old versions of React. */
const shim = { 'use-sync-external-store/shim/index.js': '@preact/compat' };

/** `import './x.tsx?on=preact'` is x.tsx and everything it imports with Preact for React, on a page that has React too. */
export function preactBeside(): Plugin {
  const replaced: Readonly<Record<string, string>> = { ...preact, ...shim };
  return {
    name: 'preact-beside',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer?.endsWith(MARK)) return null;
      const own = sources.get(source);
      if (own) return own + MARK;
      const found = await this.resolve(replaced[source] ?? source, importer.slice(0, -MARK.length), { skipSelf: true });
      // Styles are the same for both, and other npm packages do not contain React.
      const isShared = !found || /\.css(\.ts)?$/.test(found.id) || (isFromNpm(found.id) && !source.startsWith('.'));
      return isShared ? found : { ...found, id: found.id + MARK };
    },
  };
}

const isFromNpm = (path: string) => path.includes('/node_modules/');
