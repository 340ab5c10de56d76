import { hostCloseSubmissions, hostEndGame, hostStartCountdown, saveAnswer, submitRound } from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import type { Scene } from '@snug/testing/server';
import { ended, littleQuiz, ofGame, ofTeam, type Samples } from '@snug/testing/server';
import { right } from './answers.samples.ts';

export const quizmasterSamples: Samples = {
  hostSignIn: { right: () => ({ body: { link: 'nothing' } }), by: 'host' },
  // The matrix makes it as those who may not first: afterwards the quizmaster is signed out.
  hostSignOut: { right: () => ({}) },
  hostSessions: { right: () => ({}) },
  hostEndSession: { right: () => ({ params: { session_id: 'none' } }) },
  hostEndSessions: { right: () => ({ body: { except_this: true } }) },
  hostMe: { right: () => ({}) },
  hostGames: { right: () => ({}) },
  hostNewGame: { right: () => ({ body: { title: 'Next week', pack: Pack.parse(littleQuiz) } }) },
  hostLoadGame: { right: ofGame },
  hostStartRound: { right: (scene) => ({ ...ofGame(scene), body: { round_order: 2 } }) },
  hostEndRound: { right: ofGame },
  hostAsk: { right: (scene) => ({ ...ofGame(scene), body: { question_id: scene.ids.next_question_id } }) },
  hostAskNext: { right: (scene) => ({ ...ofGame(scene), body: { count: 1 } }) },
  hostRecall: {
    right: (scene) => ({ ...ofGame(scene), body: { question_id: scene.ids.question_id } }),
    sameGame: ['question_id'],
  },
  hostOpenSubmissions: { right: ofGame, before: closed },
  hostCloseSubmissions: { right: (scene) => ({ ...ofGame(scene), body: { keep_round: true } }) },
  hostSetDoors: { right: (scene) => ({ ...ofGame(scene), body: { closed: false } }) },
  hostSetSubmitAtClose: { right: (scene) => ({ ...ofGame(scene), body: { submit_at_close: false } }) },
  hostEndGame: { right: ofGame },
  hostReopenGame: { right: ofGame, before: ended },
  hostFinalizeGame: { right: ofGame, before: ended },
  hostKickTeam: { right: ofTeam, sameGame: ['team_code'] },
  hostRenameTeam: {
    right: (scene) => ({ ...ofTeam(scene), body: { team_name: 'Foxes renamed' } }),
    sameGame: ['team_code'],
  },
  hostResetSubmission: {
    right: ofTeamRound,
    async before(scene) {
      await scene.people.captain.call(submitRound, right.submitRound(scene));
      return {};
    },
    sameGame: ['teamid'],
  },
  hostAcceptLate: {
    right: ofTeamRound,
    async before(scene) {
      await scene.people.host.call(hostEndGame, ofGame(scene));
      await scene.people.captain.call(saveAnswer, right.saveAnswer(scene));
      return {};
    },
    sameGame: ['teamid'],
  },
  hostReveal: { right: (scene) => ({ ...ofGame(scene), body: { round_order: 1 } }), before: closed },
  hostNudge: { right: ofGame },
  hostAnnounce: { right: (scene) => ({ ...ofGame(scene), body: { text: 'The kitchen closes at ten.' } }) },
  hostStartCountdown: { right: (scene) => ({ ...ofGame(scene), body: { seconds: 3_600 } }) },
  hostExtendCountdown: { right: (scene) => ({ ...ofGame(scene), body: { seconds: 30 } }), before: counting },
  hostCancelCountdown: { right: ofGame, before: counting },
  hostPause: { right: (scene) => ({ ...ofGame(scene), body: { paused: true } }) },
  hostFeedback: { right: ofGame, before: ended },
  hostRatings: { right: () => ({}) },
  hostRatingsWaiting: { right: () => ({}) },
  hostSetTips: { right: () => ({ body: { handle: 'robin-tips' } }) },
};

function ofTeamRound({ ids }: Scene) {
  return { params: { id: ids.game_id ?? '', team: ids.teamid ?? '', round: '1' } };
}

async function counting(scene: Scene) {
  await scene.people.host.call(hostStartCountdown, { ...ofGame(scene), body: { seconds: 3_600 } });
  return {};
}

async function closed(scene: Scene) {
  await scene.people.host.call(hostCloseSubmissions, { ...ofGame(scene), body: { keep_round: true } });
  return {};
}
