export const door = 'M14 17v4H4V8.5a5 5 0 0 1 10 0M9 12.5h12M17.5 9l3.5 3.5-3.5 3.5';
