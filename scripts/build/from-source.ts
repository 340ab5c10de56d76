import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * Makes Vite use the packages of this repository from source, whether they are built or not. Set for scripts and again for
 * styles, which are computed in the environment that Vite calls ssr, with conditions of its own. If Vite used a package's
 * dist there or did not find it, the rules of that package's styles would be left out of the build.
 */
export const fromSource = {
  resolve: { conditions: ['@snug/source', ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: ['@snug/source', ...defaultServerConditions] } } },
};
