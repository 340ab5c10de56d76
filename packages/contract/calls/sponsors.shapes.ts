import * as z from 'zod/mini';
import { HostAd } from '../entities/ad.ts';
import { ProofSheet } from '../entities/proof.ts';
import { HostSponsor } from '../entities/sponsor.ts';
import { HostSurvey } from '../entities/survey.ts';

/** Only https, so that a sponsor's link is never a script or data address (H52). */
const httpsOrNone = z.string().check(z.maxLength(500), z.regex(/^(https:\/\/[^\s"'<>]+)?$/));
const picture = z.string().check(z.maxLength(500), z.regex(/^(\/media\/[\w./-]+|https:\/\/[^\s"'<>]+)?$/));

const dayOrNone = z.string().check(z.regex(/^(\d{4}-\d\d-\d\d)?$/));
const OneSponsor = z.object({ id: z.string() });

export const hostSponsorsShapes = { reply: z.array(HostSponsor) };

export const hostSaveSponsorShapes = {
  body: z.object({
    /** Absent for a new sponsor. */
    sponsor_id: z.optional(z.string()),
    name: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  reply: HostSponsor,
};

export const hostShareProofShapes = {
  params: OneSponsor,
  /** True makes a new address, and ends the one before; false only ends it. */
  body: z.object({ shared: z.boolean() }),
  reply: HostSponsor,
};

export const hostAdsShapes = { reply: z.array(HostAd) };

export const hostSaveAdShapes = {
  body: z.object({
    /** Absent for a new ad. */
    ad_id: z.optional(z.string()),
    /** '' for the house's own. */
    sponsor_id: z.string(),
    link: httpsOrNone,
    image: picture,
    text: z.string().check(z.maxLength(300)),
    active: z.boolean(),
    starts_on: dayOrNone,
    ends_on: dayOrNone,
  }),
  reply: HostAd,
};

/** Multipart, field `image`. The reply's `url` is an ad's `image`. */
export const hostUploadPictureShapes = { reply: z.object({ url: z.string() }) };

export const hostSurveysShapes = { reply: z.array(HostSurvey) };

export const hostSaveSurveyShapes = {
  body: z.object({
    /** Absent for a new survey. Text and options of an answered survey stay as they are. */
    surveyid: z.optional(z.string()),
    /** '' for the house's own. */
    sponsor_id: z.string(),
    question_text: z.string().check(z.minLength(1), z.maxLength(300)),
    options: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(12)),
    active: z.boolean(),
    starts_on: dayOrNone,
    ends_on: dayOrNone,
  }),
  reply: HostSurvey,
};

export const hostSurveyTextsShapes = {
  params: z.object({ id: z.string() }),
  /**
   * What was written for a free-text question in games, then what was written elsewhere: of each the newest, equal texts in
   * one, most frequent first; none before five answers.
   */
  reply: z.array(z.object({ response: z.string(), count: z.int(), elsewhere: z.boolean() })),
};

export const hostProofShapes = {
  /** Absent for all of the venue; '' for the house's own. */
  query: z.object({ sponsor_id: z.optional(z.string()) }),
  reply: ProofSheet,
};

export const sponsorProofShapes = { params: z.object({ token: z.string() }), reply: ProofSheet };
