import type { nextSponsorSurvey, ReplyOf } from '@snug/contract';
import type { SponsorRow, Trx } from '../database/schema.ts';
import { addSurveyId, isSurveyId } from '../database/survey-ids.ts';
import { newCapability } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { shownOutside } from '../queries/shown-in.ts';
import { surveyIdentity } from '../queries/survey-identity.ts';
import { countNewPerson } from './survey-people.ts';
import { type Asked, serveSurvey } from './surveys.ts';

/** Somebody on a sponsor's own page: nobody knows who, and nothing but this page's questions goes by it (H61). */
export interface Visitor {
  readonly sponsor: SponsorRow;
  /** What the page brought; a wiped id makes a new person. */
  readonly id: string | undefined;
  readonly address: string;
}

/** What a visitor is asked, and the new id that the page is to keep, if it brought none that is known. */
export interface AskedVisitor {
  readonly asked: Asked;
  readonly fresh: { readonly id?: string };
}

/** The next question of a sponsor. While there is none, nobody needs an id. */
export async function serveSponsorSurvey(
  context: ServerContext,
  visitor: Visitor,
): Promise<ReplyOf<typeof nextSponsorSurvey>> {
  const { asked, fresh } = await anyVisitor(context, visitor);
  const next = await serveSurvey(context, asked);
  return next.survey ? { ...next, ...fresh } : next;
}

/** The visitor with the id that the page brought, or a new one. */
export async function anyVisitor(context: ServerContext, visitor: Visitor): Promise<AskedVisitor> {
  return (await knownVisitor(context, visitor)) ?? newVisitor(context, visitor);
}

export async function knownVisitor(
  context: ServerContext,
  { sponsor, id }: Visitor,
): Promise<AskedVisitor | undefined> {
  if (id === undefined) return undefined;
  const asked = askedAs(context, sponsor, id);
  const isKnown = await isSurveyId(context.store.db, asked.who[0], sponsor.sponsor_id);
  return isKnown ? { asked, fresh: {} } : undefined;
}

/**
 * Ids are the server's: who makes up their own would be a new person each time, with a daily limit of their own. How many an
 * address gets a day bounds what wiping them brings (H31).
 */
function newVisitor(context: ServerContext, { sponsor, address }: Visitor): AskedVisitor {
  const { clock, random } = context;
  const id = newCapability(random);
  const now = clock.now();
  const asked = askedAs(context, sponsor, id);
  const begin = async (trx: Trx) => {
    await countNewPerson(context, trx, address);
    await addSurveyId(trx, { id_hash: asked.who[0], sponsor_id: sponsor.sponsor_id, created_at: now });
  };
  return { asked: { ...asked, begin }, fresh: { id } };
}

/** An id is good for one sponsor alone. */
function askedAs({ keys }: ServerContext, { sponsor_id }: SponsorRow, id: string): Asked {
  return {
    who: [surveyIdentity(keys, `${sponsor_id}\n${id}`)],
    among: { sponsor_id },
    shown: shownOutside('sponsor'),
    isCounted: true,
  };
}
