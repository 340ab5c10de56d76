/** Of a wait that is long, whatever the cause: a page sees only the time. Part of every table whose screen may wait so. */
export const waitWords = {
  longWait: 'It takes a while. Please wait.',
};
