import { gameCodeLength } from '@snug/contract';
import type { GuardedStorage } from '../storage.ts';

/** The valid forms of `target_code`; other values are corrupt. */
export const isCode = new RegExp(`^\\d{${gameCodeLength}}$`);
const targetCode = 'target_code';
const joinStatus = 'join_status';
/** Set while somebody watches by their own choice. */
export const choseSpectator = 'choseSpectator';
/** A team name while it is being typed. */
export const typedName = 'snug_team_name';

/** Makes the next join of this tab look up this game first, when a login comes in between (OPEN-19). */
export function keepTarget({ session }: GuardedStorage, code: string): void {
  session.set(targetCode, code);
}

/** The game to look up first. */
export function keptTarget({ local, session }: GuardedStorage): string | undefined {
  return [session.get(targetCode), local.get(targetCode)].find((each) => each !== undefined && isCode.test(each));
}

/** The target was looked up, whatever the result (OPEN-19). */
export function forgetTarget({ local, session }: GuardedStorage): void {
  for (const store of [session, local]) store.remove(targetCode);
}

/** Ends the join, because the game is open by whatever way: nothing is looked up any more (OPEN-19, OPEN-20). */
export function joinIsDone(storage: GuardedStorage): void {
  forgetTarget(storage);
  storage.local.remove(joinStatus);
}

/** Marks what the login comes in between of: the team of this game, or else. */
export function keepStep({ local }: GuardedStorage, step: 'team' | 'found-choice', code: string): void {
  local.set(joinStatus, step === 'team' ? atTeam(code) : 'login');
}

/** After a login to choose a team of this game, asks for the team at once (OPEN-20). */
export function wasAtTeam({ local }: GuardedStorage, code: string): boolean {
  const reached = local.get(joinStatus);
  local.remove(joinStatus);
  return reached === atTeam(code);
}

const atTeam = (code: string) => `team ${code}`;
