/** Our drawings, each an export of its own so that a part, or a widget, ships only the ones it shows. On a grid of 24. */
export const glass =
  'M6 3h12l-1.4 16.2a2 2 0 0 1-2 1.8H9.4a2 2 0 0 1-2-1.8zM6.6 9.5c1.8-1.3 3.6-1.3 5.4 0s3.6 1.3 5.4 0';
export const mat = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z';
export const bell = 'M4 17.5h16M5.5 17.5a6.5 6.5 0 0 1 13 0M12 11V8M10 8h4M8 21h8';
export const camera =
  'M4.5 8h3L9 5.5h6L16.5 8h3A1.5 1.5 0 0 1 21 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-8A1.5 1.5 0 0 1 4.5 8zM12 10a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5z';
export const tip =
  'M7 9.5h10M8 9.5v1.2C6.2 11.6 5 13.2 5 15.2V18a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3v-2.8c0-2-1.2-3.6-3-4.5V9.5M12 2.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 16.5h6';
export const team = 'M9 10.5h6M12 10.5V20M3.5 7v13M3.5 14.5H7V20M20.5 7v13M20.5 14.5H17V20';
export const tick = 'M4.5 12.5c1.8 1.4 3.3 3.2 4.5 5.5C11.4 12.6 15 8.2 19.5 5';
export const ticket = 'M3.5 6.5h17v3.5a2 2 0 0 0 0 4v3.5h-17v-3.5a2 2 0 0 0 0-4zM14.5 9.5v1M14.5 13.5v1';
export const menu = 'M4 6.5h16M4 12h16M4 17.5h16';
export const close = 'M6 6l12 12M18 6L6 18';
export const back = 'M19.5 12h-15M10.5 5.5L4 12l6.5 6.5';
export const copy =
  'M10 9h8a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 18 20h-8a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 10 9zM15.5 5.5A1.5 1.5 0 0 0 14 4H6a1.5 1.5 0 0 0-1.5 1.5v8A1.5 1.5 0 0 0 6 15';
export const share = 'M12 15V3.5M8 7l4-3.5L16 7M7 11H5.5v9.5h13V11H17';
export const down = 'M6.5 9.5l5.5 5.5 5.5-5.5';
