import type { Plugin } from 'esbuild';

/** What the packages use of React. A name that is missing here stops the build and is added. */
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
 * One import of React per file that is built, as Rollup and webpack write it. esbuild repeats what stays outside for every
 * module and calls it differently each time: `jsx as a`, `jsx as b` … was 880 bytes of brotli in the live game.
 */
export function reactOnce(): Plugin {
  return {
    name: 'react-once',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path, namespace, importer }) =>
        // A library imports it as it likes: some take it whole.
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
