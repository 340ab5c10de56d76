/** Errors of the client itself, when a programmer's assumption does not hold (ERR-29 … ERR-31). */
export const clientErrors = {
  noClientId: 'Client ID was not set!',
  noGame: 'Game not found!',
  noRound: 'No active round!',
} as const;
