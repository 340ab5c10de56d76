/** A round to double, with a question of two answers. */
export const quiz = {
    title: 'Little quiz',
    rounds: [
        {
            title: 'Capitals',
            subtitle: 'Of everywhere',
            double_or_nothing: true,
            questions: [
                { question_text: 'Capital of France?', accepted: [['paris']] },
                {
                    question_text: 'Two capitals of South Africa?',
                    accepted: [['pretoria'], ['cape town', 'kaapstad']],
                    notes: 'Three, in truth',
                },
                { question_text: 'Capital of Peru?', accepted: [['lima']], matches: ['Lima', 'Cusco'] },
            ],
        },
    ],
};
