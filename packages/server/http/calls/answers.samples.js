/** For the samples of calls that need an answer or a submission before. */
export const right = {
    saveAnswer: ({ ids: { game_id = '', question_id = '' } }) => ({
        body: { game_id, round_num: 1, question_num: 0, question_id, answer: 'Paris' },
    }),
    submitRound: (scene) => ({ ...ofRound(scene), body: { doubled: false, answers: [['Paris']] } }),
};
export const answersSamples = {
    saveAnswer: { right: right.saveAnswer },
    submitRound: { right: right.submitRound },
    suggestAnswer: {
        right: ({ ids: { game_id } }) => ({ body: { game_id, round_index: 0, q_idx: 0, suggestion: 'Rome' } }),
    },
    setDouble: { right: (scene) => ({ ...ofRound(scene), body: { doubled: true } }) },
};
function ofRound({ ids }) {
    return { params: { id: ids.game_id ?? '', round: '1' } };
}
