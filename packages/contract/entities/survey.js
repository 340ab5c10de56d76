import * as z from 'zod/mini';
/** A daily survey (ENTITY-SURVEY). Without options its answer is free text. */
export const Survey = z.object({ surveyid: z.string(), question_text: z.string(), options: z.array(z.string()) });
/** The next survey, and how many are left for the caller today including it. */
export const NextSurvey = z.object({ count: z.int(), survey: z.nullable(Survey) });
/** A survey as its quizmaster edits it. */
export const HostSurvey = z.extend(Survey, {
    active: z.boolean(),
    responses: z.int(),
    skips: z.int(),
    /** How often each option was chosen, in the order of `options`; empty for free text. */
    chosen: z.array(z.int()),
});
