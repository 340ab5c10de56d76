import { details } from '@snug/rules';
import type { Actor } from '../accounts/actor.ts';
import { standingOf } from '../accounts/standing.ts';
import { quotaTable } from '../database/quotas.ts';
import type { Trx } from '../database/schema.ts';
import { hasBeenAsked } from '../database/surveys.ts';
import type { Clock } from '../foundation/seams.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { utcDay } from '../foundation/utc-day.ts';
import { shownOutside } from '../queries/shown-in.ts';
import type { SurveyIdentities } from '../queries/survey-identity.ts';
import type { Asked } from './surveys.ts';
import { allMarksOf } from './viewer.ts';

/** Who is asked on the site, outside games, and has been asked before: nothing new is kept of them. */
export function onSite(who: SurveyIdentities): Asked {
  return { who, among: {}, shown: shownOutside('site'), isCounted: true };
}

/**
 * The same of whoever may be new. A browser costs nothing to make up, so one that nobody knows is a new person of its
 * address; a login, a known device and a player of a running game are not counted so (H31).
 */
export async function askedOnSite(context: ServerContext, actor: Actor, who: SurveyIdentities): Promise<Asked> {
  const asked = onSite(who);
  if ((await standingOf(context.store.db, actor)) !== 'unknown') return asked;
  // A budget of their own: pages of sponsors, which stand anywhere on the web, spend none of it.
  const of = `${actor.address}\nsite`;
  const known = { identities: who, marks: allMarksOf(who) };
  // Before anything is written: a flood of refused writes would hold up the answers of a game.
  await context.store.read(async (trx) => {
    if (!(await hasBeenAsked(trx, known))) await checkNewPerson(context, trx, of);
  });
  const begin = async (trx: Trx) => {
    if (!(await hasBeenAsked(trx, known))) await countNewPerson(context, trx, of);
  };
  return { ...asked, begin };
}

/** Refuses one more new person outside games if that would be too many. */
async function checkNewPerson({ quotas, clock }: ServerContext, trx: Trx, of: string): Promise<void> {
  if (await quotas.isSpent(trx, 'surveyIdsOfAddress', dayOf(of, clock))) {
    await quotas.check(trx, 'surveyIdsBeyond', of, details.tooManySurveyIds);
  }
}

/** Counts one more new person outside games, or refuses them. */
export async function countNewPerson({ quotas, clock }: ServerContext, trx: Trx, of: string): Promise<void> {
  const count = await quotas.count(trx, 'surveyIdsOfAddress', dayOf(of, clock));
  if (count > quotaTable.surveyIdsOfAddress.count) {
    await quotas.take(trx, 'surveyIdsBeyond', of, details.tooManySurveyIds);
  }
}

const dayOf = (of: string, clock: Clock): string => `${of}\n${utcDay(clock.now())}`;
