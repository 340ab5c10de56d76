import { cleanPlayerName } from '@snug/contract';
import { details } from './details.ts';
import { refuseQuizmastersName } from './names/look-alike.ts';
import { Refusal } from './refusal.ts';
import type { Account, Contact } from './state/people.ts';
import type { OwnAccount } from './views/player.ts';

/** The display name that somebody has typed, cleaned; '' for none. Nobody is called Quizmaster (H64). */
export function typedPlayerName(typed: string): string {
  const player_name = cleanPlayerName(typed);
  refuseQuizmastersName(player_name, []);
  return player_name;
}

/** The same, of somebody who must have one (CALL-07). */
export function requirePlayerName(typed: string): string {
  const player_name = typedPlayerName(typed);
  if (player_name === '') throw new Refusal(400, details.nameNeeded);
  return player_name;
}

/** Refuses to add a contact that the account has already (CALL-08). */
export function refuseOwnContact(account: Pick<OwnAccount, 'email' | 'phone'>, { kind, contact }: Contact): void {
  if (account[kind] === contact) throw new Refusal(409, details.contactIsYours);
}

/**
 * Why a proven contact is not added to an account: another has it, its `owner`. Accounts are never merged: two people may share
 * a phone, and one of them would lose an account (H38). Returned, not thrown, since the code stays used up.
 */
export function takenContactRefusal(
  account_id: string,
  owner: Pick<Account, 'account_id'> | undefined,
): Refusal | undefined {
  return owner && owner.account_id !== account_id ? new Refusal(409, details.contactTaken) : undefined;
}
