import { takeLinkToken } from '@snug/client';

/**
 * The token of the sent link that opened this page. Evaluating this module removes it from the address; `main.tsx` imports
 * it first, so that the router and all other code never see it (START-04, H49).
 */
export const linkToken = takeLinkToken();
