export {
  checkCreateTeam,
  checkEnvelope,
  checkLoadGame,
  checkMessage,
  checkNeedFeedback,
  checkNextSurvey,
  checkRestoreTeam,
  checkSaveAnswer,
  checkSetDouble,
  checkSubmitRound,
  checkSuggestAnswer,
} from './guards/checks.ts';
