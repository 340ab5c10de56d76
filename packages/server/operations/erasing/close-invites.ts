import type { Person } from '../../database/person.ts';
import type { Trx } from '../../database/schema.ts';
import type { EraseContext } from './erase-context.ts';

/** Closes the invites to their account or contacts, and those to registered teams that they made. */
export async function closeInvites(trx: Trx, { clock }: EraseContext, { account, contacts }: Person): Promise<void> {
  const now = clock.now();
  const account_id = account?.account_id ?? '';
  const addresses = contacts.map(({ contact }) => contact);
  const close = trx.updateTable('game_invites').set({ closed_at: now, closed_as: 'cancelled' });
  const closeForTeams = trx.updateTable('team_invites').set({ closed_at: now });
  await closeForTeams.where('invited_by', '=', account_id).where('closed_at', 'is', null).execute();
  await close.where('account_id', '=', account_id).where('closed_at', 'is', null).execute();
  const unnamed = { contact: '', account_id: null };
  await trx.updateTable('game_invites').set(unnamed).where('account_id', '=', account_id).execute();
  if (addresses.length === 0) return;
  await close.where('contact', 'in', addresses).where('closed_at', 'is', null).execute();
  await closeForTeams.where('contact', 'in', addresses).where('closed_at', 'is', null).execute();
  await trx.updateTable('game_invites').set(unnamed).where('contact', 'in', addresses).execute();
  await trx.updateTable('team_invites').set({ contact: '' }).where('contact', 'in', addresses).execute();
}

/** Closes the invites that they made in a game. */
export async function closeInvitesBy(trx: Trx, { clock }: EraseContext, player_id: string): Promise<void> {
  await trx
    .updateTable('game_invites')
    .set({ closed_at: clock.now(), closed_as: 'cancelled' })
    .where('inviter', '=', player_id)
    .where('closed_at', 'is', null)
    .execute();
}
