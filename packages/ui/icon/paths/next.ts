export const next = 'M9.5 6.5L15 12l-5.5 5.5';
