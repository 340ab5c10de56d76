export function stop(sentence: string): never;
export function orStop<T>(work: () => T | Promise<T>): Promise<T>;
