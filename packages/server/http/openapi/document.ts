import { clientIdHeader, livePaths } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import * as z from 'zod/mini';
import type { Role, Rule } from '../policy.ts';
import { rateLimitTable } from '../rate-limits.ts';
import type { CallFamily, Route } from '../route.ts';
import { exampleOf, replyExampleOf } from './examples.ts';
import { refused } from './refused.ts';
import { type Schemas, schemaOf } from './schemas.ts';
import { fileBody, headers, headersOf, parameters } from './sent.ts';

/** The OpenAPI document of the calls, derived from the routes. */
export function openApi(families: readonly CallFamily[], version: string) {
  const schemas: Schemas = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, calls } of families) {
    for (const route of calls) {
      const { path, method } = route.call;
      paths[path] = { ...paths[path], [method.toLowerCase()]: { tags: [name], ...operation(route, schemas) } };
    }
  }
  // No call carries them, but a client that follows a game needs them.
  for (const shape of [shapes.Envelope, shapes.Message, shapes.HostMessage]) schemaOf(shape, 'output', schemas);
  schemaOf(shapes.RefusalBody, 'output', schemas);

  return {
    openapi: '3.1.0',
    info: { title: 'Snug', version, description: about, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: families.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      schemas,
      parameters: headers,
      securitySchemes: {
        clientId: { type: 'apiKey', in: 'header', name: clientIdHeader, description: headers.clientId.description },
        bearer: { type: 'http', scheme: 'bearer', description: 'A token of validateCode or hostSignIn.' },
      },
    },
  };
}

const about = `The calls of a quiz night. Every refusal is \`{status_code, detail}\`; unknown fields are ignored.

A game is followed live on a socket: \`${livePaths.player}\` for a team, \`${livePaths.watcher}\` for whoever watches, with
\`pre_connect_auth=true\` and \`token\`. Each frame is an \`Envelope\` whose \`data\` is a \`Message\` as JSON text; a client answers
\`acknowledge|{id}\` to each and sends \`thump thump|{last}\` every 60 seconds.`;

function operation(route: Route, schemas: Schemas) {
  const { call, shapes, summary, allow } = route;
  const { params, query, body, reply } = shapes;
  return {
    operationId: call.name,
    summary,
    description: whoAndHowOften(allow),
    parameters: [
      ...parameters('path', call, params, schemas),
      ...parameters('query', call, query, schemas),
      ...headersOf(route),
    ],
    ...(call.upload && { requestBody: fileBody(call.upload) }),
    ...(body && {
      requestBody: {
        required: !z.safeParse(body, undefined).success,
        content: json(schemaOf(body, 'input', schemas), exampleOf(body)),
      },
    }),
    responses: {
      200: { description: 'Done.', content: json(schemaOf(reply, 'output', schemas), replyExampleOf(reply)) },
      ...refused(route),
    },
    security: securityOf(allow),
  };
}

function json(schema: unknown, example: unknown) {
  return { 'application/json': { schema, example } };
}

const words: Readonly<Record<Role, string>> = {
  visitor: 'anybody',
  account: 'whoever is logged in',
  watcher: 'a watcher of the game',
  pending: 'who has asked to join a team',
  rival: 'a player of another team',
  member: 'a member of the team',
  captain: 'the captain',
  invited: 'who is invited',
  requested: 'who has asked to join',
  teammate: 'a member who has joined',
  owner: 'the owner of the team',
  host: 'the quizmaster',
  otherHost: 'a quizmaster of another venue',
};

function whoAndHowOften({ roles, rateLimit }: Rule): string {
  const who = roles.includes('visitor') ? [words.visitor] : roles.map((role) => words[role]);
  const sentence = `For ${new Intl.ListFormat('en', { type: 'disjunction' }).format(who)}.`;
  if (!rateLimit) return sentence;
  const { count, ms, of } = rateLimitTable[rateLimit];
  const time = ms === 1_000 ? 'second' : ms === 60_000 ? 'minute' : `${ms / 1_000} seconds`;
  return `${sentence} At most ${count} in a ${time} for one ${of}.`;
}

const needingLogin: readonly Role[] = ['account', 'invited', 'requested', 'teammate', 'owner', 'host'];

function securityOf({ roles, clientId, anyOrigin }: Rule): Record<string, never[]>[] {
  if (anyOrigin) return [{}];
  const id: Record<string, never[]> = clientId === 'none' ? {} : { clientId: [] };
  const login = { ...id, bearer: [] };
  return roles.every((role) => needingLogin.includes(role)) ? [login] : [id, login];
}
