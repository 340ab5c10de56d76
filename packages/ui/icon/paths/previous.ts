export const previous = 'M14.5 6.5L9 12l5.5 5.5';
