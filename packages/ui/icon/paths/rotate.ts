export const rotate = 'M20.5 12A8.5 8.5 0 1 1 18 6L20.5 8.5M20.5 3.5v5h-5';
