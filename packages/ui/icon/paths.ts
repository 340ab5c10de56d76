/** Drawings on a grid of 24, each a literal of its own so that a part or a widget ships only those it shows. */

// The pub
export const glass =
  'M6 3h12l-1.4 16.2a2 2 0 0 1-2 1.8H9.4a2 2 0 0 1-2-1.8zM6.6 9.5c1.8-1.3 3.6-1.3 5.4 0s3.6 1.3 5.4 0';
export const beerMat = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z';
export const bell = 'M3.5 17h17M5 17a7 7 0 0 1 14 0M12 10V6.5M9.5 5.5h5M6 20.5h12';
export const tip =
  'M6.5 3.5h11M8 3.5v2.5C6 7 5 8.7 5 10.5V18a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3v-7.5c0-1.8-1-3.5-3-4.5V3.5M12 11.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z';
export const team = 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM9 3.5h6M9 20.5h6M3.5 9v6M20.5 9v6';
export const player = 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 5.5 0 0 1 15 0';
export const crown = 'M3.5 8l4.5 4L12 5.5 16 12l4.5-4L19 16.5H5zM5.5 20.5h13';
export const trophy =
  'M7 3.5h10V9a5 5 0 0 1-10 0zM7 5.5H3.5V7A3.5 3.5 0 0 0 7 10.5M17 5.5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 14v6.5M8 20.5h8';
export const star = 'M12 3.2l2.7 5.6 6.2.9-4.5 4.3 1.1 6.1-5.5-2.9-5.5 2.9 1.1-6.1-4.5-4.3 6.2-.9z';
export const dice =
  'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01';
export const ticket =
  'M5 6h14a1.5 1.5 0 0 1 1.5 1.5V9.5a2.5 2.5 0 0 0 0 5V16.5A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5V14.5a2.5 2.5 0 0 0 0-5V7.5A1.5 1.5 0 0 1 5 6zM14.5 10v.5M14.5 13.5v.5';
export const music = 'M9 17.5V5.5l11-2v12M6 14.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM17 12.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
export const door = 'M14 17v4H4V8.5a5 5 0 0 1 10 0M9 12.5h12M17.5 9l3.5 3.5-3.5 3.5';
export const pin =
  'M12 21.5c-4.7-4.6-7-8.4-7-11.5a7 7 0 0 1 14 0c0 3.1-2.3 6.9-7 11.5zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z';

// Marks
export const tick = 'M4.5 12.5c1.8 1.4 3.3 3.2 4.5 5.5C11.4 12.6 15 8.2 19.5 5';
export const check = 'M5 12.5l4.5 4.5L19 7';
export const plus = 'M12 5v14M5 12h14';
export const minus = 'M5 12h14';
export const close = 'M6 6l12 12M18 6L6 18';
export const menu = 'M4 6.5h16M4 12h16M4 17.5h16';
export const kebab =
  'M12 4.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM12 17.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2z';
export const info = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01';
export const warning = 'M10.3 4.5a2 2 0 0 1 3.4 0l7.4 12.9a2 2 0 0 1-1.7 3H4.6a2 2 0 0 1-1.7-3zM12 9.5v4M12 17h.01';

// Directions
export const back = 'M19.5 12h-15M10.5 5.5L4 12l6.5 6.5';
export const up = 'M6.5 14.5L12 9l5.5 5.5';
export const down = 'M6.5 9.5l5.5 5.5 5.5-5.5';
export const previous = 'M14.5 6.5L9 12l5.5 5.5';
export const next = 'M9.5 6.5L15 12l-5.5 5.5';
export const external =
  'M14 3.5h6.5V10M20.5 3.5L11 13M9.5 4.5H6a2 2 0 0 0-2 2V18a2 2 0 0 0 2 2h11.5a2 2 0 0 0 2-2v-3.5';
export const link =
  'M10 13.5a4.3 4.3 0 0 0 6.1.3l3-3a4.240 4.240 0 0 0-6-6l-1.3 1.3M14 10.5a4.3 4.3 0 0 0-6.1-.3l-3 3a4.240 4.240 0 0 0 6 6l1.3-1.3';
export const share = 'M12 15V3.5M8 7l4-3.5L16 7M7 11H5.5v9.5h13V11H17';
export const upload = 'M12 15.5V4M7.5 8L12 3.5 16.5 8M4 15v3a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 18v-3';

// Actions
export const copy =
  'M10 9h8a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2zM16 5.5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2V13a2 2 0 0 0 2 2';
export const pencil = 'M4 20l1-4.5L16 4.5a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19zM13.5 7l3.5 3.5';
export const trash =
  'M4 6.5h16M9 6.5V5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v1.5M6 6.5l.8 12.6a2 2 0 0 0 2 1.9h6.4a2 2 0 0 0 2-1.9L18 6.5M10 11v5.5M14 11v5.5';
export const search = 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.5 15.5l5 5';
export const zoomIn = 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.5 15.5l5 5M10.5 7.5v6M7.5 10.5h6';
export const zoomOut = 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.5 15.5l5 5M7.5 10.5h6';
export const rotate = 'M20.5 12A8.5 8.5 0 1 1 18 6L20.5 8.5M20.5 3.5v5h-5';
export const play = 'M7 5.2v13.6a1 1 0 0 0 1.5.9l11-6.8a1 1 0 0 0 0-1.8l-11-6.8a1 1 0 0 0-1.5.9z';
export const pause = 'M8.5 5v14M15.5 5v14';
export const settings =
  'M3.5 7.5H11M17.5 7.5h3M14 4.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.5 16.5h3M13 16.5h7.5M10 13.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';

// Things
export const camera =
  'M5 7.5h2.5L9.5 4.5h5l2 3H19a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9.5a2 2 0 0 1 2-2zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z';
export const image =
  'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 17l5-5.5 4.5 5 3.5-3.5 5 4.5M16 7.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2z';
export const phone = 'M8.5 2.5h7a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM11 17.5h2';
export const vibrate =
  'M10 3.5h4a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM4.5 8l-1.5 2 1.5 2L3 14l1.5 2M19.5 8l1.5 2-1.5 2 1.5 2-1.5 2';
export const sound = 'M4 9.5v5h3.5l5 4.5V5l-5 4.5zM16.5 9a4.5 4.5 0 0 1 0 6M19 6a8.5 8.5 0 0 1 0 12';
export const mail = 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 7.5L12 13.5l8.5-6';
export const qr = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14v2M20 14h-1.5v2.5M14 20h2M20 20h.01';
export const eye =
  'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
export const lock =
  'M7 10.5h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2';
export const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2';
export const calendar =
  'M5.5 5h13a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 10.5h17M8 3v4M16 3v4';
export const globe =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c4.5 5.5 4.5 12.5 0 18M12 3c-4.5 5.5-4.5 12.5 0 18';
export const survey = 'M4 20.5V14h5.3M9.3 20.5V4h5.4v16.5M14.7 9.5H20v11M3 20.5h18';
