/** The kinds of writes, as the keys have them. By itself, because a page that only looks for unsent writes loads no more. */
export const writeKinds = ['answer', 'suggest', 'double', 'submit'] as const;
