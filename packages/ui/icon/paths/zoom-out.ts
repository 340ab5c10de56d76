export const zoomOut = 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.5 15.5l5 5M7.5 10.5h6';
