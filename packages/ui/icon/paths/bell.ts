export const bell = 'M3.5 17h17M5 17a7 7 0 0 1 14 0M12 10V6.5M9.5 5.5h5M6 20.5h12';
