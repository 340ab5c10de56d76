export const RevealedRound = {
    round_order: 2,
    title: 0,
    single_answer: 1,
    questions: ['array', { question_id: 0, question_text: 0, answers: ['array', 0], notes: 0 }],
};
