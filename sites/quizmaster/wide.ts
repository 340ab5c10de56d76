/** From here three columns fit beside each other; below, the console is one column with the main action at the bottom. */
export const wide = 'screen and (min-width: 960px)';
