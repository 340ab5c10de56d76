import {
  type AnyCall,
  answerSequenceHeader,
  antiForgeryCookie,
  antiForgeryHeader,
  clientIdHeader,
  displayTokenHeader,
  surveyIdHeader,
  venueHeader,
} from '@snug/contract';
import type * as z from 'zod/mini';
import { isOfVenue } from '../policy.ts';
import type { Route } from '../route.ts';
import { exampleOf } from './examples.ts';
import { type Schemas, schemaOf } from './schemas.ts';

/** The headers of this API, as the document's parameters. */
export const headers = {
  clientId: {
    name: clientIdHeader,
    in: 'header',
    required: true,
    description: 'The client id of this device: a random text made once and kept. Whoever has it is that guest.',
    schema: { type: 'string', pattern: '^[\\w-]{16,128}$' },
    example: 'kV3xq9ZtR7bW2mYc',
  },
  antiForgery: {
    name: antiForgeryHeader.toUpperCase(),
    in: 'header',
    required: false,
    description: `Repeats the cookie \`${antiForgeryCookie}\` that any reply brings. Needed with a client id and without a bearer.`,
    schema: { type: 'string' },
  },
  idempotency: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Made before the first try and sent with every other: a repeat is answered as the first was. It stands for the body: another one is 422, except a submission’s, which is known by its key alone.',
    schema: { type: 'string', pattern: '^[\\w-]{8,128}$' },
  },
  answerSequence: {
    name: answerSequenceHeader,
    in: 'header',
    required: false,
    description: 'Counts this client’s writes of answers and doubles: one that was overtaken is ignored.',
    schema: { type: 'string', pattern: '^\\d{1,15}$' },
  },
  venue: {
    name: venueHeader,
    in: 'header',
    required: false,
    description:
      'The venue that the quizmaster’s call is at; without it, the first of theirs (`GET /api/host/venues`).',
    schema: { type: 'string' },
  },
  surveyId: {
    name: surveyIdHeader,
    in: 'header',
    required: false,
    description:
      'Who answers on a sponsor’s page: the `id` of an earlier reply. Without one that is known the reply has a new one.',
    schema: { type: 'string' },
  },
  displayToken: {
    name: displayTokenHeader,
    in: 'header',
    required: true,
    description: 'The token of the big screen: the fragment of the address that `hostDisplay` tells.',
    schema: { type: 'string' },
  },
} as const;

/** The headers that a call reads, as pointers to the document's parameters. */
export function headersOf({ call: { method }, allow, reads = [] }: Route) {
  const { clientId, once, anyOrigin } = allow;
  const wanted: (keyof typeof headers)[] = [
    ...(clientId === 'none' ? [] : (['clientId'] as const)),
    ...(method === 'GET' || anyOrigin ? [] : (['antiForgery'] as const)),
    ...(once || reads.includes('idempotencyKey') ? (['idempotency'] as const) : []),
    ...(reads.includes('answerSeq') ? (['answerSequence'] as const) : []),
    ...(isOfVenue(allow) ? (['venue'] as const) : []),
    ...(reads.includes('surveyId') ? (['surveyId'] as const) : []),
    ...(reads.includes('displayToken') ? (['displayToken'] as const) : []),
  ];
  return wanted.map((header) => ({ $ref: `#/components/parameters/${header}` }));
}

/** An `id` in a path, by the segment before it. */
const ids: Readonly<Record<string, readonly [example: string, description: string]>> = {
  game: ['gH4kWz', 'The game.'],
  team: ['10042', 'The registered team’s number.'],
  player: ['aAda3k', 'The player’s own playerid.'],
  survey: ['v2Jd9Q', 'The survey question.'],
  surveys: ['v2Jd9Q', 'The survey question.'],
  sponsors: ['b4Rw7Y', 'The sponsor.'],
};

const descriptions: Readonly<Record<string, string>> = {
  host_id: 'A quizmaster of the venue.',
  pack_id: 'A pack of the venue.',
  gameid: 'The game.',
  team: 'The team in this game, by its teamid or a code of it.',
  teamId: 'The team in this game, by its teamid or a code of it.',
  team_code: 'The team in this game, by its teamid or a code of it.',
  round: 'The round_order.',
  key: 'The sponsor’s key, as its snippet has it.',
  token: 'The end of the address that the venue has shared.',
  game_id: 'The game in which it is shown; outside games none.',
  sponsor_id: 'The sponsor; empty for the house’s own, absent for all.',
  r: 'Anything, so that no cache answers.',
  rnd: 'Anything, so that no cache answers.',
};

/** The parameters in the path or in the query. */
export function parameters(where: 'path' | 'query', call: AnyCall, shape: z.ZodMiniType | undefined, schemas: Schemas) {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape, 'input', schemas) as z.core.JSONSchema.BaseSchema;
  const examples = exampleOf(shape) as Record<string, unknown>;
  return Object.entries(properties).map(([name, schema]) => {
    const before = new RegExp(`(\\w+)/\\{${name}\\}`).exec(call.path)?.[1] ?? '';
    const [example, description] = (/^(id|gameId)$/.test(name) && ids[before]) || [examples[name], descriptions[name]];
    const isRequired = where === 'path' || required.includes(name);
    return { name, in: where, required: isRequired, ...(description && { description }), schema, example };
  });
}

/** The body of an upload. */
export function fileBody(field: string) {
  const file = { type: 'string', format: 'binary', description: 'A .png, .jpg, .gif or .webp file of 5 MB at most.' };
  const schema = { type: 'object', properties: { [field]: file }, required: [field] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}
