declare const __SNUG_VERSION__: string | undefined;

/** Of this build; the build writes it in. */
export const version: string = typeof __SNUG_VERSION__ === 'string' ? __SNUG_VERSION__ : 'source';
