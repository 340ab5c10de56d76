/** From this width three columns fit. Below it, the console is one column with the main action at the bottom. */
export const wide = 'screen and (min-width: 960px)';
