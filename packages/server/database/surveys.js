/** The questions of a venue, in the order it made them. */
export function surveysOf(db, venue_id) {
    return db
        .selectFrom('surveys')
        .selectAll()
        .where('venue_id', '=', venue_id)
        .orderBy('created_at')
        .orderBy('surveyid')
        .execute();
}
/** How many questions a person, under any of their identities, has answered or skipped on a day. */
export async function answeredOn(db, identities, day) {
    const { count } = await db
        .selectFrom('survey_answers')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('who', 'in', identities)
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
    return Number(count);
}
/** The ids of the active questions that a person has neither answered nor skipped. */
export async function openSurveys(db, identities) {
    const rows = await db
        .selectFrom('surveys')
        .select('surveyid')
        .where('active', '=', 1)
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('survey_answers')
        .select('survey_answers.who')
        .whereRef('survey_answers.surveyid', '=', 'surveys.surveyid')
        .where('survey_answers.who', 'in', identities))))
        .execute();
    return rows.map(({ surveyid }) => surveyid);
}
export function findSurvey(db, surveyid) {
    return db.selectFrom('surveys').selectAll().where('surveyid', '=', surveyid).executeTakeFirst();
}
/** How often each response was given to these questions. */
export async function tallyOf(db, surveyids) {
    if (surveyids.length === 0)
        return [];
    const rows = await db
        .selectFrom('survey_answers')
        .select(['surveyid', 'response'])
        .select(({ fn }) => fn.countAll().as('count'))
        .where('surveyid', 'in', surveyids)
        .groupBy(['surveyid', 'response'])
        .execute();
    return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}
