export const back = 'M19.5 12h-15M10.5 5.5L4 12l6.5 6.5';
