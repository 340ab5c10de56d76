import { run } from './commands.ts';
import { identityOf, type RequestContext } from './request-context.ts';

/** Gives an account the kick of its browser's guest and the team that the guest has left, though the game was not loaded since (ROLE-05). */
export function takeGuestPast({ actor, context, state }: Pick<RequestContext, 'actor' | 'context' | 'state'>): void {
  const here = ({ status }: { readonly status: string }) => status === 'joined';
  const own = state.players.find(({ account_id }) => account_id !== null && account_id === actor.account?.account_id);
  const guest = state.players.find((each) => each.account_id === null && each.client_hash === actor.clientId);
  if (own && guest && !here(own) && !here(guest)) run(context, 'takeGuestSeat', identityOf(actor));
}
