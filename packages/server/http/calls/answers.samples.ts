import { submitRound } from '@snug/contract';
import type { Samples, Scene } from '@snug/testing/server';

/** For the samples of calls that need an answer or a submission before. */
export const right = {
  saveAnswer: ({ ids: { game_id = '', question_id = '' } }: Scene) => ({
    body: { game_id, round_num: 1, question_num: 0, question_id, answer: 'Paris' },
  }),
  submitRound: (scene: Scene) => ({ ...ofRound(scene), body: { doubled: false, answers: [['Paris']] } }),
};

export const answersSamples: Samples = {
  saveAnswer: { right: right.saveAnswer },
  submitRound: { right: right.submitRound },
  withdrawSubmission: {
    right: ofRound,
    async before(scene) {
      await scene.people.captain.call(submitRound, right.submitRound(scene));
      return {};
    },
  },
  suggestAnswer: {
    right: ({ ids: { game_id } }) => ({ body: { game_id, round_index: 0, q_idx: 0, suggestion: 'Rome' } }),
  },
  setDouble: { right: (scene) => ({ ...ofRound(scene), body: { doubled: true } }) },
};

function ofRound({ ids }: Scene) {
  return { params: { id: ids.game_id ?? '', round: '1' } };
}
