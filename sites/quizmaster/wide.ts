/** From this width three columns fit. Below it, the console is one column with the main action at the bottom. */
export const wide = 'screen and (min-width: 960px)';

/** A phone with text nearly twice as large: little fits beside anything. */
export const tight = 'screen and (max-width: 16em)';
