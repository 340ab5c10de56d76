declare const __SNUG_VERSION__: string | undefined;

/** The version of this build, which the build inserts. */
export const version: string = typeof __SNUG_VERSION__ === 'string' ? __SNUG_VERSION__ : 'source';
