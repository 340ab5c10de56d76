export const upload = 'M12 15.5V4M7.5 8L12 3.5 16.5 8M4 15v3a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 18v-3';
