export function findBrowser(): string;
export function needBrowser(): string;
export function browserHere(): string | undefined;
export const flags: string[];
