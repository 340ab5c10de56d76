import * as z from 'zod/mini';
import { AdProof, HostAd } from '../entities/ad.ts';
import { HostSurvey } from '../entities/survey.ts';

/** Only https, so that a sponsor's link is never a script or data address (H52). */
const httpsOrNone = z.string().check(z.maxLength(500), z.regex(/^(https:\/\/[^\s"'<>]+)?$/));
const picture = z.string().check(z.maxLength(500), z.regex(/^(\/media\/[\w./-]+|https:\/\/[^\s"'<>]+)?$/));

export const hostAdsShapes = { reply: z.array(HostAd) };

export const hostSaveAdShapes = {
  body: z.object({
    /** Absent for a new ad. */
    ad_id: z.optional(z.string()),
    sponsor: z.string().check(z.maxLength(100)),
    link: httpsOrNone,
    image: picture,
    text: z.string().check(z.maxLength(300)),
    active: z.boolean(),
  }),
  reply: HostAd,
};

export const hostAdProofShapes = {
  query: z.object({ ad_id: z.optional(z.string()) }),
  reply: z.array(AdProof),
};

export const hostSurveysShapes = { reply: z.array(HostSurvey) };

export const hostSaveSurveyShapes = {
  body: z.object({
    /** Absent for a new survey. Text and options of an answered survey stay as they are. */
    surveyid: z.optional(z.string()),
    question_text: z.string().check(z.minLength(1), z.maxLength(300)),
    options: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(12)),
    active: z.boolean(),
  }),
  reply: HostSurvey,
};
