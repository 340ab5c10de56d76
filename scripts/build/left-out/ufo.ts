// ofetch joins query and base URL with it; our caller does both itself (decision 9).
export const withBase = undefined;
export const withQuery = undefined;
