/** Every text about the bot that runs a game. */
export const autopilotWords = {
  botRuns: 'A bot runs this game. Press anything, and it steps back for you; at the desk you grade side by side.',
  personRuns: 'You run this game: the bot has stepped back. It comes back when nothing has been pressed for a while.',
  takeOver: 'Take it over',
  handBack: 'Hand it back to the bot',
  saidPersonRuns: 'The bot has stepped back: the game is yours.',
  saidBotRuns: 'The bot runs the game again.',
};
export type AutopilotWords = typeof autopilotWords;
