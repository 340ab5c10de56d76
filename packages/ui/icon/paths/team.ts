export const team = 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM9 3.5h6M9 20.5h6M3.5 9v6M20.5 9v6';
