/**
 * From this width (960 px at the usual text size) three columns fit. Below it, the console is one column with the main action at
 * the bottom.
 */
export const wide = 'screen and (min-width: 60em)';
/** A phone with text nearly twice as large: little fits beside anything. */
export const tight = 'screen and (max-width: 16em)';
