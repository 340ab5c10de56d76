import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * How Vite finds the packages of this repository: in their source, whatever is built. It is said for scripts and again for
 * styles, which are computed in the environment that Vite calls ssr; that has conditions of its own. Where it finds a package
 * in dist or not at all, the rules of that package's styles belong to no file of the build and are left out.
 */
export const fromSource = {
  resolve: { conditions: ['@snug/source', ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: ['@snug/source', ...defaultServerConditions] } } },
};
