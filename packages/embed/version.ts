declare const __SNUG_VERSION__: string | undefined;

/** The version, inserted by the build. */
export const version: string = typeof __SNUG_VERSION__ === 'string' ? __SNUG_VERSION__ : 'source';
