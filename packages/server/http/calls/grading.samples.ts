import { contest, hostAdjust, hostCloseSubmissions, hostLoadGame, hostReveal, submitRound } from '@snug/contract';
import type { Scene } from '@snug/testing/server';
import { ofGame, type Samples } from '@snug/testing/server';
import { right } from './answers.samples.ts';

export const gradingSamples: Samples = {
  hostGrade: {
    right: (scene) => ({
      ...ofGame(scene),
      body: {
        grades: [{ question_id: scene.ids.question_id ?? '', answer_key: 'helsinki', marks: ['full'], seen: 0 }],
      },
    }),
    sameGame: ['question_id'],
  },
  hostAcceptSpelling: {
    right: (scene) => ({
      ...ofGame(scene),
      body: { question_id: scene.ids.question_id, part: 0, text: 'Helsingfors' },
    }),
    sameGame: ['question_id'],
  },
  hostSetScoring: {
    right: (scene) => ({
      ...ofGame(scene),
      body: { questions: [{ question_id: scene.ids.question_id ?? '', points: 2 }] },
    }),
    sameGame: ['question_id'],
  },
  hostAdjust: { right: bonus, sameGame: ['teamid'] },
  hostWithdrawAdjustment: {
    right: (scene) => ({ params: { id: scene.ids.game_id ?? '', adjustment: scene.ids.adjustment_id ?? '' } }),
    async before(scene) {
      const { adjustments } = await scene.people.host.call(hostAdjust, bonus(scene));
      return { adjustment_id: adjustments[0]?.adjustment_id ?? '' };
    },
    sameGame: ['adjustment_id'],
  },
  hostPublishBoard: { right: (scene) => ({ ...ofGame(scene), body: { through: 0, unveiled: null } }) },
  hostDecideAppeal: {
    right: (scene) => ({
      params: { id: scene.ids.game_id ?? '', appeal: scene.ids.appeal_id ?? '' },
      body: { upheld: true, reply: 'You are right.' },
    }),
    async before(scene) {
      await told(scene);
      await scene.people.captain.call(contest, contested(scene));
      const { appeals = [] } = await scene.people.host.call(hostLoadGame, ofGame(scene));
      return { appeal_id: appeals[0]?.appeal_id ?? '' };
    },
    sameGame: ['appeal_id'],
  },
  hostAddPaperTeam: { right: (scene) => ({ ...ofGame(scene), body: { team_name: 'Pencil and Paper' } }) },
  hostSubmitPaper: {
    right: ({ ids }) => ({
      params: { id: ids.game_id ?? '', team: ids.teamid ?? '', round: '1' },
      body: { answers: [['Helsinki']], doubled: false },
    }),
    sameGame: ['teamid'],
  },
  hostGradeChanges: { right: ofGame },
  hostGamePack: { right: ofGame },
  getResults: { right: ofGame },
  contest: { right: contested, before: told, sameGame: ['question_id'] },
};

function bonus(scene: Scene) {
  const { teamid = '' } = scene.ids;
  return { ...ofGame(scene), body: { teamid, round_order: 1, points: 1, reason: 'Best costume' } };
}

function contested(scene: Scene) {
  return { ...ofGame(scene), body: { question_id: scene.ids.question_id ?? '', reason: 'It is the same city.' } };
}

/** The round is handed in, closed and revealed. */
async function told(scene: Scene) {
  await scene.people.captain.call(submitRound, right.submitRound(scene));
  await scene.people.host.call(hostCloseSubmissions, { ...ofGame(scene), body: { keep_round: true } });
  await scene.people.host.call(hostReveal, { ...ofGame(scene), body: { round_order: 1 } });
  return {};
}
