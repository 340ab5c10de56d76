export function diskTrouble(error: unknown): string | undefined;
export function diskTroubleIn(output: string): string | undefined;
