/** So many fit on a phone above what stands between the rounds. */
export const places = 5;
/** One chair with the name of who sits on it. */
export const chairHeight = '2.25em';
