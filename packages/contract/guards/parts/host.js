export const Host = { name: 0, venue: 0 };
