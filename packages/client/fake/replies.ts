import { Refused } from '../refused.ts';

/** Replies of a fake client: the server refuses, cannot be reached, or takes for ever. */
export const refuses =
  (status: number, detail = '') =>
  (): never => {
    throw new Refused(status, detail);
  };
export const offline = (): never => {
  throw new TypeError('offline');
};
export const never = (): Promise<never> => new Promise(() => {});
