export {
  checkEnvelope,
  checkLoadGame,
  checkMessage,
  checkSaveAnswer,
  checkSetDouble,
  checkSubmitRound,
  checkSuggestAnswer,
} from './guards/checks.ts';
