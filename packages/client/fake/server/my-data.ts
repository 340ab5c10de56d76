import { details, maskedContact, Refusal } from '@snug/rules';
import { set } from '@snug/rules/memory';
import { run } from './commands.ts';
import { accountOf, type Handlers } from './request-context.ts';
import { fakeCode } from './session.ts';

/** As the real server says of who has deleted their account. */
const formerPlayer = 'Former player';

export const myData: Handlers<'askMyDataCode' | 'downloadMyData' | 'deleteMyAccount'> = {
  askMyDataCode(request) {
    const { email, phone } = accountOf(request);
    const contact =
      email === null
        ? ({ kind: 'phone', contact: phone ?? '' } as const)
        : ({ kind: 'email', contact: email } as const);
    return { sent_to: maskedContact(contact) };
  },

  downloadMyData(request) {
    requireCode(request);
    return {
      file_name: 'my-quiz-data.json',
      text: `${JSON.stringify({ account: accountOf(request) }, null, 2)}\n`,
    };
  },

  /** The account leaves the game; what its team has stays, under the name of a former player. */
  deleteMyAccount(request) {
    requireCode(request);
    const { state, context } = request;
    const { account_id } = accountOf(request);
    const player = state.players.find((each) => each.account_id === account_id);
    set(state.players, { account_id }, { player_name: formerPlayer });
    if (player) run(context, 'leaveGame', { player_code: player.player_code, only_watching: undefined });
    set(state.accounts, { account_id }, { player_name: formerPlayer, email: null, phone: null, profile_img: '' });
    for (const [token, owner] of state.tokens) if (owner === account_id) state.tokens.delete(token);
    return { status: 'success' };
  },
};

function requireCode({ body }: { readonly body: { readonly code: string } }): void {
  if (body.code !== fakeCode) throw new Refusal(400, details.wrongCode);
}
