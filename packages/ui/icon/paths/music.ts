export const music = 'M9 17.5V5.5l11-2v12M6 14.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM17 12.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
