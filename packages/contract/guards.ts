export {
  checkEnvelope,
  checkLoadGame,
  checkMessage,
  checkNeedFeedback,
  checkNextSurvey,
  checkSaveAnswer,
  checkSetDouble,
  checkSubmitRound,
  checkSuggestAnswer,
} from './guards/checks.ts';
