import { nextSponsorSurvey, surveyIdHeader } from '@snug/contract';
import { makeCall, type Samples, type Scene } from '@snug/testing/server';

const ofPage = ({ ids }: Scene) => ({ params: { key: ids.sponsor_key ?? '' } });
const ofQuestion = ({ ids }: Scene) => ({ params: { key: ids.sponsor_key ?? '', id: ids.surveyid ?? '' } });

export const sponsorPagesSamples: Samples = {
  // The key stands in the snippet of a public page.
  nextSponsorSurvey: { right: ofPage, anyVenue: ['sponsor_key'] },
  answerSponsorSurvey: { right: (scene) => ({ ...ofQuestion(scene), body: { response: 'Tea' } }) },
  skipSponsorSurvey: { right: (scene) => ({ ...ofQuestion(scene), body: { reason: 'No Reason' } }) },
  seeSponsorSurvey: {
    right: (scene) => ({ ...ofQuestion(scene), headers: { [surveyIdHeader]: scene.ids.survey_id ?? '' } }),
    async before(scene) {
      const { body } = await makeCall(scene.people.guest, nextSponsorSurvey, ofPage(scene));
      return { survey_id: (body as { id: string }).id };
    },
  },
};
