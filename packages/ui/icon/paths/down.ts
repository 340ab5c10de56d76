export const down = 'M6.5 9.5l5.5 5.5 5.5-5.5';
