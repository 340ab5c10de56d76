import type { Plugin } from 'vite';

const MARK = '?on=preact';

/** Source imports react only; as the sites and the script tag do, tests put Preact in its place. */
export const preact: Record<string, string> = {
  'react-dom/client': '@preact/compat/client',
  'react-dom': '@preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  react: '@preact/compat',
};

/** `import './x.tsx?on=preact'` is x.tsx and all it imports with Preact for React, on a page that has React too. */
export function preactBeside(): Plugin {
  return {
    name: 'preact-beside',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer?.endsWith(MARK)) return null;
      const found = await this.resolve(preact[source] ?? source, importer.slice(0, -MARK.length), { skipSelf: true });
      // Styles are the same for both, and what comes from npm has no React in it.
      if (!found || /node_modules|\.css(\.ts)?$/.test(found.id)) return found;
      return { ...found, id: found.id + MARK };
    },
  };
}
