/** Font sizes in hundredths of the screen's height, the largest first. None is below 4.2, a 24th of the height. */
export const sizes = {
  poster: [22, 19, 16, 13.5, 11.5, 10, 8.6, 7.4, 6.4, 5.6, 4.9, 4.2],
  title: [12.4, 11.4, 10, 8.8, 7.8, 6.8, 6, 5.2, 4.6, 4.2],
  question: [13, 12, 11, 9.8, 8.8, 7.8, 7, 6.3, 5.7, 5.1, 4.6, 4.2],
  name: [9, 7.8, 6.8, 6, 5.4, 4.8, 4.2],
  names: [6.2, 5.6, 5, 4.6, 4.2],
  answer: [8, 7.2, 6.4, 5.7, 5.1, 4.6, 4.2],
  wrappedRow: [4.6, 4.2],
  row: [6.4, 6, 5.6, 5.3, 5, 4.6, 4.2],
} as const;
