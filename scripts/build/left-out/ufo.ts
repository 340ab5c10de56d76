// ofetch puts a query and a base address together with it; the caller does both itself (decision 9).
export const withBase = undefined;
export const withQuery = undefined;
