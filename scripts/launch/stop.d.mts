export function stop(sentence: string): never;
