/** Of a lazy component beside what is there already: nothing says that something is to come. */
export const quietly = { fallback: () => null };
