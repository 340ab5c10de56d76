/** So many fit on a phone above what stands between the rounds. */
export const places = 5;
/** Of all of them, each with the name of who sits on it. */
export const chairsHeight = '11.25em';
