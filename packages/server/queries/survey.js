import { surveysLeft } from '@snug/rules';
import { fromRow } from '../database/rows.ts';
import { answeredOn, findSurvey, openSurveys, surveysOf, tallyOf } from '../database/surveys.ts';
import { utcDay } from '../foundation/utc-day.ts';
/** The next question and how many are left today. Each person has a fixed order, so that all questions get answers. */
export async function readNextSurvey({ keys, clock }, db, identities) {
    const [who] = identities;
    const day = utcDay(clock.now());
    const [open, answered] = await Promise.all([openSurveys(db, identities), answeredOn(db, identities, day)]);
    const count = surveysLeft(open.length, answered);
    const place = (surveyid) => keys.limit(`survey order\n${who}\n${surveyid}`);
    const [first] = open.map((surveyid) => ({ surveyid, at: place(surveyid) })).sort((a, b) => (a.at < b.at ? -1 : 1));
    const survey = count > 0 && first ? await findSurvey(db, first.surveyid) : undefined;
    return { count, survey: survey ? surveyView(survey) : null };
}
/** A question as players see it, without others' answers. */
function surveyView(row) {
    const { surveyid, question_text, options } = fromRow(row);
    return { surveyid, question_text, options };
}
/** The questions of a venue, with what was answered. */
export async function readHostSurveys(db, venue_id) {
    const rows = await surveysOf(db, venue_id);
    const tally = await tallyOf(db, rows.map(({ surveyid }) => surveyid));
    return rows.map((row) => hostSurveyView(row, tally));
}
/** A question as its quizmaster sees it: with sums, never with names. */
export function hostSurveyView(row, tally) {
    const survey = surveyView(row);
    const own = tally.filter(({ surveyid }) => surveyid === row.surveyid);
    const sum = (counted) => own.reduce((total, { response, count }) => (counted(response) ? total + count : total), 0);
    return {
        ...survey,
        active: row.active === 1,
        responses: sum((response) => response !== null),
        skips: sum((response) => response === null),
        chosen: survey.options.map((option) => sum((response) => response === option)),
    };
}
