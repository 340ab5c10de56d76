export const warning = 'M10.3 4.5a2 2 0 0 1 3.4 0l7.4 12.9a2 2 0 0 1-1.7 3H4.6a2 2 0 0 1-1.7-3zM12 9.5v4M12 17h.01';
