import * as z from 'zod/mini';
import { NextSurvey } from '../entities/survey.ts';

const SurveyId = z.object({ id: z.string() });
/** Additive: the game in which the survey is shown, for the sponsor's proof sheet. Its venue's surveys alone are shown there. */
const InGame = z.object({ game_id: z.optional(z.string()) });
const Response = z.object({ response: z.string() });
const Skip = z.object({ reason: z.optional(z.string()) });
const Done = z.object({ status: z.string() });

export const nextSurveyShapes = { query: InGame, reply: NextSurvey };

export const answerSurveyShapes = { params: SurveyId, body: z.extend(InGame, Response.shape), reply: NextSurvey };

export const skipSurveyShapes = { params: SurveyId, body: z.extend(InGame, Skip.shape), reply: NextSurvey };

export const seeSurveyShapes = { params: SurveyId, body: InGame, reply: Done };

const Sponsor = z.object({ key: z.string() });
const SponsorSurveyId = z.extend(Sponsor, SurveyId.shape);
/** `id`: a new survey id, for the header of all later calls, where the call brought none that is known. */
const NextOnPage = z.extend(NextSurvey, { id: z.optional(z.string()) });

export const nextSponsorSurveyShapes = { params: Sponsor, reply: NextOnPage };

export const answerSponsorSurveyShapes = { params: SponsorSurveyId, body: Response, reply: NextOnPage };

export const skipSponsorSurveyShapes = { params: SponsorSurveyId, body: Skip, reply: NextOnPage };

export const seeSponsorSurveyShapes = { params: SponsorSurveyId, reply: Done };
