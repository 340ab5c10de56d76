export const NextSurvey = {
    count: 2,
    survey: ['nullable', { surveyid: 0, question_text: 0, options: ['array', 0] }],
};
