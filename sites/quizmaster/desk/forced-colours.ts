export const forcedColours = '(forced-colors: active)';
