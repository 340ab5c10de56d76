import { details, Refusal } from '@snug/rules';
import type { Handlers, RequestContext } from './request-context.ts';
import { type Asked, answer, see, serve, take } from './surveys.ts';

/** A sponsor's questions on its own page: who answers is an id of that page, made here. */
export const sponsorPages: Handlers<
  'nextSponsorSurvey' | 'answerSponsorSurvey' | 'skipSponsorSurvey' | 'seeSponsorSurvey'
> = {
  nextSponsorSurvey(request) {
    const { asked, fresh, begin } = visitorOf(request);
    const next = serve(request, asked);
    if (!next.survey) return next;
    begin();
    return { ...next, ...fresh };
  },

  answerSponsorSurvey(request) {
    const { asked, fresh, begin } = visitorOf(request);
    const next = answer(request, asked, request.params.id, request.body);
    begin();
    return { ...next, ...fresh };
  },

  skipSponsorSurvey(request) {
    const { asked, fresh, begin } = visitorOf(request);
    const next = take(request, asked, request.params.id);
    begin();
    return { ...next, ...fresh };
  },

  seeSponsorSurvey(request) {
    see(request, visitorOf(request).asked, request.params.id);
    return { status: 'success' };
  },
};

type FromPage = Pick<RequestContext, 'state' | 'context' | 'surveyId'> & { readonly params: { readonly key: string } };

/** The visitor with the id that the page brought, or a new one; an id is kept once something is kept of its visitor. */
function visitorOf({ state, context, surveyId, params: { key } }: FromPage) {
  const among = state.surveys.filter(({ sponsor }) => sponsor === key);
  if (among.length === 0) throw new Refusal(404, details.sponsorNotFound);
  const isKnown = surveyId !== undefined && state.surveyIds.has(`${key}\n${surveyId}`);
  const id = isKnown ? surveyId : context.id('visitor');
  const asked: Asked = { who: [`${key}\n${id}`], among, isCounted: true, isInGame: false };
  return { asked, fresh: isKnown ? {} : { id }, begin: () => void state.surveyIds.add(`${key}\n${id}`) };
}
