/** The kinds of writes, as the keys have them. */
export const writeKinds = ['answer', 'suggest', 'double', 'submit'] as const;
