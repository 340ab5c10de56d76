import { cleanSurvey, details, Refusal, refuseOverSurveyLimit, refuseRewording, skipReason, surveyResponse, } from '@snug/rules';
import { fromRow, toRow } from '../database/rows.ts';
import { answeredOn, findSurvey, tallyOf } from '../database/surveys.ts';
import { newId } from '../foundation/ids.ts';
import { utcDay } from '../foundation/utc-day.ts';
import { hostSurveyView, readNextSurvey } from '../queries/survey.ts';
/** Keeps a person's answer to a question, and returns the next question. */
export function keepSurveyAnswer(context, identities, surveyid, response) {
    return take(context, identities, surveyid, (survey) => ({
        response: surveyResponse(fromRow(survey).options, response),
        skipped: null,
    }));
}
/** Keeps that a person skipped a question and why, and returns the next question. */
export function keepSurveySkip(context, identities, surveyid, reason) {
    return take(context, identities, surveyid, () => ({ response: null, skipped: skipReason(reason) }));
}
/**
 * Only a person's first answer to a question counts. The daily limit goes by the server's count and date, which all tabs
 * share (H31).
 */
function take(context, identities, surveyid, given) {
    const [who] = identities;
    const at = context.clock.now();
    const day = utcDay(at);
    return context.store.write(async (trx) => {
        const survey = await findSurvey(trx, surveyid);
        if (!survey)
            throw new Refusal(404, details.questionNotFound);
        const answer = { surveyid, who, day, at, ...given(survey) };
        const earlier = await trx
            .selectFrom('survey_answers')
            .select('day')
            .where('surveyid', '=', surveyid)
            .where('who', 'in', identities)
            .executeTakeFirst();
        if (!earlier) {
            refuseOverSurveyLimit(await answeredOn(trx, identities, day), at);
            await trx.insertInto('survey_answers').values(answer).execute();
        }
        return readNextSurvey(context, trx, identities);
    });
}
/** Makes a question of a venue, or changes the one with this id. */
export async function saveSurvey({ store, random, clock }, venue_id, { surveyid, ...input }) {
    const survey = cleanSurvey(input);
    const set = toRow(survey);
    return store.write(async (trx) => {
        if (surveyid === undefined) {
            const row = { surveyid: newId(random), venue_id, ...set, created_at: clock.now() };
            await trx.insertInto('surveys').values(row).execute();
            return hostSurveyView(row, []);
        }
        const row = await findSurvey(trx, surveyid);
        if (row?.venue_id !== venue_id)
            throw new Refusal(404, details.questionNotFound);
        const tally = await tallyOf(trx, [surveyid]);
        if (tally.length > 0)
            refuseRewording(fromRow(row), survey);
        await trx.updateTable('surveys').set(set).where('surveyid', '=', surveyid).execute();
        return hostSurveyView({ ...row, ...set }, tally);
    });
}
