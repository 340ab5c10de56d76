export function diskErrorMessage(error: unknown): string | undefined;
export function diskErrorIn(output: string): string | undefined;
