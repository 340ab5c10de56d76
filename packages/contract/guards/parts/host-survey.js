export const HostSurvey = {
    surveyid: 0,
    question_text: 0,
    options: ['array', 0],
    active: 1,
    responses: 2,
    skips: 2,
    chosen: ['array', 2],
};
