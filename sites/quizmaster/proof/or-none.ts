import { isNetworkError } from '@snug/client';

/** Null where the server says that there is no such thing: trying again would not help. */
export async function orNone<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply;
  } catch (error) {
    if (!isNetworkError(error)) return null;
    throw error;
  }
}
