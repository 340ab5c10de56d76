export const sound = 'M4 9.5v5h3.5l5 4.5V5l-5 4.5zM16.5 9a4.5 4.5 0 0 1 0 6M19 6a8.5 8.5 0 0 1 0 12';
