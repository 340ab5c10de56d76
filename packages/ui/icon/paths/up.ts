export const up = 'M6.5 14.5L12 9l5.5 5.5';
