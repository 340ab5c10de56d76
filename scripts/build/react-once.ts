import type { Plugin } from 'esbuild';

/** What the packages use of React. A missing name stops the build and has to be added. */
const used = {
  react: [
    'Component',
    'createContext',
    'memo',
    'useCallback',
    'useContext',
    'useEffect',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
};

/**
 * One import of React per built file, as Rollup and webpack write it. esbuild repeats an external import for every module
 * under other names: `jsx as a`, `jsx as b` … took 880 bytes of brotli in the live game.
 */
export function reactOnce(): Plugin {
  return {
    name: 'react-once',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path, namespace, importer }) =>
        // Libraries may import React in other ways, some as a whole.
        namespace === 'react-once' || importer.includes('node_modules')
          ? { path, external: true }
          : { path, namespace: 'react-once', sideEffects: false },
      );
      onLoad({ filter: /.*/, namespace: 'react-once' }, ({ path }) => ({
        contents: `export { ${used[path as keyof typeof used]} } from '${path}';`,
      }));
    },
  };
}
