import type { HostSurvey, NextSurvey } from '@snug/contract';
import {
  cleanSurvey,
  details,
  isShownOn,
  Refusal,
  refuseAnotherSponsor,
  refuseOverSurveyLimit,
  refuseRewording,
  type SurveyInput,
  skipReason,
  surveyResponse,
} from '@snug/rules';
import { count, countOnce, type Hashes, isCounted, type Shown, uncounted, wasServed } from '../database/proof.ts';
import { fromRow, toRow } from '../database/rows.ts';
import type { Db, SurveyAnswerRow, SurveyRow, Trx } from '../database/schema.ts';
import { sponsorName } from '../database/sponsors.ts';
import { type Among, answeredOn, findSurvey } from '../database/surveys.ts';
import { newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { utcDay } from '../foundation/utc-day.ts';
import { countedOf, hostSurveyView, nothingCounted, readNextSurvey } from '../queries/survey.ts';
import type { SurveyIdentities } from '../queries/survey-identity.ts';
import { allMarksOf, marksOf } from './viewer.ts';

/** Who is asked, among which questions, and where. */
export interface Asked {
  readonly who: SurveyIdentities;
  readonly among: Among;
  readonly shown: Omit<Shown, 'day'>;
  /** False at a private event, where nothing is counted for anybody's proof sheet. */
  readonly isCounted: boolean;
  /** Stores who they are, in the transaction of the first thing that is kept of them: a refusal undoes that, too. */
  readonly begin?: (trx: Trx) => Promise<void>;
}

/** The next question, which is counted as served. */
export async function serveSurvey(context: ServerContext, asked: Asked): Promise<NextSurvey> {
  const { store, clock } = context;
  const next = await readNextSurvey(context, store.db, asked.who, asked.among);
  const day = utcDay(clock.now());
  // Only what is not counted yet is written: a repeated load writes nothing.
  const ids = next.survey ? [next.survey.surveyid] : [];
  const fresh = asked.isCounted ? await uncounted(store.db, ids, marksHere(asked), { event: 'served', day }) : [];
  if (fresh.length > 0) {
    await store.write(async (trx) => {
      await asked.begin?.(trx);
      await countSurvey(trx, fresh, asked, 'served', day);
    });
  }
  return next;
}

/** Counts that a question which was served to somebody was on their screen. */
export async function countSurveySeen({ store, clock }: ServerContext, asked: Asked, surveyid: string): Promise<void> {
  await mustBeAsked(store.db, surveyid, asked);
  if (!asked.isCounted) return;
  if (!(await wasServed(store.db, surveyid, allMarksOf(asked.who)))) throw new Refusal(404, details.questionNotFound);
  const day = utcDay(clock.now());
  await store.write(async (trx) => {
    await countServedHere(trx, surveyid, asked, day);
    await countSurvey(trx, [surveyid], asked, 'seen', day);
  });
}

/** Keeps a person's answer to a question, and returns the next question. */
export function keepSurveyAnswer(
  context: ServerContext,
  asked: Asked,
  surveyid: string,
  response: string,
): Promise<NextSurvey> {
  return take(context, asked, surveyid, (survey) => ({
    response: surveyResponse(fromRow(survey).options, response),
    skipped: null,
  }));
}

/** Keeps that a person skipped a question and why, and returns the next question. */
export function keepSurveySkip(
  context: ServerContext,
  asked: Asked,
  surveyid: string,
  reason: string | undefined,
): Promise<NextSurvey> {
  return take(context, asked, surveyid, () => ({ response: null, skipped: skipReason(reason) }));
}

/**
 * Only a person's first answer to a question counts. The daily limit goes by the server's count and date, which all tabs
 * share (H31). What is counted of it is in the transaction of the answer.
 */
function take(
  context: ServerContext,
  asked: Asked,
  surveyid: string,
  given: (survey: SurveyRow) => Pick<SurveyAnswerRow, 'response' | 'skipped'>,
): Promise<NextSurvey> {
  const identities = asked.who;
  const at = context.clock.now();
  const day = utcDay(at);
  return context.store.write(async (trx) => {
    const survey = await mustBeAsked(trx, surveyid, asked);
    await asked.begin?.(trx);
    // Who has it on the screen when it ends may still answer it. Figures of games are of people who were asked there.
    const isAskedHere = asked.isCounted && isInGame(asked);
    const mustBeServed = !isShownOn(fromRow(survey), day) || isAskedHere;
    if (mustBeServed && !(await wasServed(trx, surveyid, allMarksOf(identities)))) {
      throw new Refusal(404, details.questionNotFound);
    }
    // A private event counts for no sheet, and is a game all the same.
    const answer = { surveyid, who: identities[0], day, at, place: asked.shown.place, ...given(survey) };
    const earlier = await trx
      .selectFrom('survey_answers')
      .select('day')
      .where('surveyid', '=', surveyid)
      .where('who', 'in', identities)
      .executeTakeFirst();
    if (!earlier) {
      refuseOverSurveyLimit(await answeredOn(trx, identities, day), at);
      await trx.insertInto('survey_answers').values(answer).execute();
      if (isAskedHere) await countServedHere(trx, surveyid, asked, day);
      await countAnswer(trx, survey, answer, asked);
    }
    const next = await readNextSurvey(context, trx, identities, asked.among);
    if (next.survey) await countSurvey(trx, [next.survey.surveyid], asked, 'served', day);
    return next;
  });
}

/** The question, if it is one of those that are asked here. */
async function mustBeAsked(db: Db, surveyid: string, { among }: Asked): Promise<SurveyRow> {
  const survey = await findSurvey(db, surveyid);
  const isAmong =
    survey &&
    (among.venue_id ?? survey.venue_id) === survey.venue_id &&
    (among.sponsor_id ?? survey.sponsor_id) === survey.sponsor_id;
  if (!isAmong) throw new Refusal(404, details.questionNotFound);
  return survey;
}

const isInGame = ({ shown }: Asked): boolean => shown.place === 'game' || shown.place === 'watching';

const marksHere = ({ who, shown }: Asked): Hashes => marksOf({ who, isOnTeam: shown.place !== 'watching' });

async function countSurvey(
  trx: Trx,
  ids: readonly string[],
  asked: Asked,
  event: 'served' | 'seen',
  day: string,
): Promise<void> {
  if (!asked.isCounted) return;
  await countOnce(trx, ids, marksHere(asked), { kind: 'survey', event }, { day, ...asked.shown });
}

/** Who was served a question while they watched and has joined a team, or the other way round, has it before them here too. */
async function countServedHere(trx: Trx, surveyid: string, asked: Asked, day: string): Promise<void> {
  if (!(await wasServed(trx, surveyid, marksHere(asked)))) await countSurvey(trx, [surveyid], asked, 'served', day);
}

async function countAnswer(
  trx: Trx,
  survey: SurveyRow,
  { response, day }: SurveyAnswerRow,
  { shown, isCounted }: Asked,
): Promise<void> {
  if (!isCounted) return;
  const at = { day, ...shown };
  const { surveyid } = survey;
  await count(trx, surveyid, { kind: 'survey', event: response === null ? 'skipped' : 'answered' }, at);
  const option = response === null ? -1 : fromRow(survey).options.indexOf(response);
  if (option >= 0) await count(trx, surveyid, { kind: 'survey', event: 'chosen' }, at, option);
}

/** Makes a question of a venue, or changes the one with this id. */
export async function saveSurvey(
  { store, random, clock }: ServerContext,
  venue_id: string,
  { surveyid, ...input }: SurveyInput & { readonly surveyid?: string | undefined },
): Promise<HostSurvey> {
  const survey = cleanSurvey(input);
  const set = toRow(survey);
  return store.write(async (trx) => {
    await sponsorName(trx, venue_id, survey.sponsor_id);
    if (surveyid === undefined) {
      const row: SurveyRow = { surveyid: newId(random), venue_id, ...set, created_at: clock.now() };
      await trx.insertInto('surveys').values(row).execute();
      return hostSurveyView(row, nothingCounted);
    }
    const row = await findSurvey(trx, surveyid);
    if (row?.venue_id !== venue_id) throw new Refusal(404, details.questionNotFound);
    const counted = await countedOf(trx, [surveyid]);
    if (counted.tally.length > 0) refuseRewording(fromRow(row), survey);
    refuseAnotherSponsor(row, survey, await isCounted(trx, surveyid));
    await trx.updateTable('surveys').set(set).where('surveyid', '=', surveyid).execute();
    return hostSurveyView({ ...row, ...set }, counted);
  });
}
