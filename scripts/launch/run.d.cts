export function tooOld(version: string): string | undefined;
