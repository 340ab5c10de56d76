export const SubmittedRound = {
    round_id: 0,
    title: 0,
    single_answer: 1,
    doubled: 1,
    answers: ['array', ['array', 0]],
    late: 1,
};
