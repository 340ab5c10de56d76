import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { details, Refusal } from '@snug/rules';
import { type Actor, askerOf } from '../../accounts/actor.ts';
import { deleteAccount, download, sendMyDataCode } from '../../accounts/my-data.ts';
import { type CallFamily, route } from '../route.ts';

const fileName = 'my-quiz-data.json';

export const myData: CallFamily = {
  name: 'my-data',
  about: 'What is held about a player: they download it, or delete their account.',
  calls: [
    route(contract.askMyDataCode, shapes.askMyDataCodeShapes, {
      summary: 'Sends a code to a contact of the caller’s, for one download or for the deletion of the account.',
      allow: { roles: ['account'] },
      refusals: {
        403: ['codeLoginNeeded'],
        429: ['codeJustSent', 'tooManyCodes', 'tooMany'],
        503: ['cannotSend', 'noTextsLeft'],
      },
      answer: async ({ body, actor, context }) => ({
        sent_to: await sendMyDataCode(context, accountOf(actor), body.use, askerOf(actor)),
      }),
    }),

    route(contract.downloadMyData, shapes.downloadMyDataShapes, {
      summary: 'Everything that is held about the caller, as the text of a file.',
      allow: { roles: ['account'] },
      refusals: { 400: ['wrongCode'], 403: ['codeLoginNeeded'], 429: ['tooMany'] },
      answer: async ({ body, actor, context }) => ({
        file_name: fileName,
        text: await download(context, accountOf(actor), { ...askerOf(actor), code: body.code }),
      }),
    }),

    route(contract.deleteMyAccount, shapes.deleteMyAccountShapes, {
      summary: 'Erases the caller’s account, at once and for good; their teams keep what was played.',
      allow: { roles: ['account'], endsAccount: true },
      refusals: { 400: ['wrongCode'], 403: ['codeLoginNeeded'], 429: ['tooMany'] },
      async answer({ body, actor, context }) {
        await deleteAccount(context, accountOf(actor), { ...askerOf(actor), code: body.code });
        return { status: 'success' };
      },
    }),
  ],
};

/** A login by a link, which may have been forwarded, neither reads nor deletes what is held (H47). */
function accountOf({ bearer }: Actor) {
  if (bearer?.kind !== 'player') throw new Refusal(403, details.loginNeeded);
  if (bearer.linkGame !== undefined) throw new Refusal(403, details.codeLoginNeeded);
  return bearer.account;
}
