/** Of a wait that is long: too many come at once. Part of every table whose screen may wait so. */
export const waitWords = {
  manyJoin: 'Many are joining. Please wait.',
};
