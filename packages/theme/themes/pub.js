/** The default: a good pub, at night and on a Sunday noon. Its values are the defaults of the tokens. */
export const pub = { name: 'Pub' };
