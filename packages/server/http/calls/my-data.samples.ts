import type { Samples } from '@snug/testing/server';

export const myDataSamples: Samples = {
  askMyDataCode: { right: () => ({ body: { use: 'download' } }) },
  downloadMyData: { right: () => ({ body: { code: '000000' } }) },
  // Refused: the account of the caller is needed by the next call.
  deleteMyAccount: { right: () => ({ body: { code: '000000' } }) },
};
