import {
  answerSurvey,
  countAd,
  hostSaveAd,
  hostSaveSurvey,
  listAds,
  type NextSurvey,
  nextSurvey,
  type ProofSheet,
  seeSurvey,
} from '@snug/contract';
import type { HttpPlayer } from '@snug/testing/http';

/** What was acknowledged of somebody: `seen` and an ad's id, `chosen`, a question's and its option. Each happened once. */
export type Counted = Set<string>;

const options = ['Tea', 'Coffee', 'Neither'];

/** Ads and questions for as many rounds: of each a person sees one a round. */
export async function makeSponsored(host: HttpPlayer, rounds: number): Promise<void> {
  const always = { sponsor_id: '', active: true, starts_on: '', ends_on: '' };
  for (let n = 1; n <= rounds; n += 1) {
    await host.call(hostSaveAd, { body: { text: `Ad ${n}`, link: '', image: '', ...always } });
    await host.call(hostSaveSurvey, { body: { question_text: `Question ${n}?`, options, ...always } });
  }
}

/** What one person does between the rounds. It is noted once the server has acknowledged it. */
export function audience(player: HttpPlayer, game_id: string, counted: Counted) {
  let ads: readonly string[] = [];
  let next: NextSurvey | undefined;

  function asked(reply: NextSurvey): void {
    next = reply;
    if (reply.survey) counted.add(`served ${reply.survey.surveyid}`);
  }

  return async (round_order: number): Promise<void> => {
    if (ads.length === 0) {
      ads = (await player.call(listAds, { params: { gameid: game_id } })).map(({ ad_id }) => ad_id);
      for (const ad_id of ads) counted.add(`served ${ad_id}`);
    }
    const ad_id = ads[round_order % ads.length] ?? '';
    for (const event of ['seen', 'tapped'] as const) {
      await player.call(countAd, { params: { gameid: game_id, ad_id, event } });
      counted.add(`${event} ${ad_id}`);
    }
    if (!next) asked(await player.call(nextSurvey, { query: { game_id } }));
    const { surveyid: id, options = [] } = next?.survey ?? {};
    // The day has twenty questions for each.
    if (id === undefined) return;
    await player.call(seeSurvey, { params: { id }, body: { game_id } });
    counted.add(`seen ${id}`);
    const option = round_order % Math.max(1, options.length);
    // Without options in free text.
    const body = { game_id, response: options[option] ?? 'Something else' };
    asked(await player.call(answerSurvey, { params: { id }, body }));
    counted.add(`answered ${id}`);
    if (options.length > 0) counted.add(`chosen ${id} ${option}`);
  };
}

/**
 * Compares the proof sheet with what was acknowledged. `isAll`: nothing is under way any more, so that a count too many is one
 * that was doubled.
 */
export function checkProof({ rows }: ProofSheet, acknowledged: readonly Counted[], isAll: boolean): string[] {
  const told = new Map<string, number>();
  const add = (counts: Map<string, number>, name: string, count: number) =>
    counts.set(name, (counts.get(name) ?? 0) + count);
  for (const { id, chosen, ...row } of rows) {
    for (const event of ['served', 'seen', 'tapped', 'answered'] as const) add(told, `${event} ${id}`, row[event]);
    for (const [option, count] of chosen.entries()) add(told, `chosen ${id} ${option}`, count);
  }
  const promised = new Map<string, number>();
  for (const name of acknowledged.flatMap((counted) => [...counted])) add(promised, name, 1);
  return [...new Set([...told.keys(), ...promised.keys()])].flatMap((name) => {
    const [is, was] = [told.get(name) ?? 0, promised.get(name) ?? 0];
    if (is < was) return [`${was} times “${name}” was acknowledged; the proof sheet says ${is}.`];
    return isAll && is > was ? [`The proof sheet says ${is} times “${name}”; it happened ${was} times.`] : [];
  });
}
