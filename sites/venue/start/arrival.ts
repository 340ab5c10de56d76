import { takeLinkToken } from '@snug/client';

/**
 * The token of a sent link that this page was opened with. Taken out of the address as this module is read, which is
 * before the router and everything else of ours that looks there: `main.tsx` imports it first (START-04, H49).
 */
export const linkToken = takeLinkToken();
