import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyCall } from '@snug/contract';
import * as contract from '@snug/contract';
import { surveyIdHeader } from '@snug/contract';
import { details } from '@snug/rules';
import { worldOfFile } from '@snug/testing/server';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { families, policy, routes } from '../routes.ts';
import { openApi } from './document.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly example?: unknown;
}

interface Content {
  readonly schema: unknown;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { value: { status_code: number; detail: string } }>>;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { description: string; content: Readonly<Record<string, Content>> }>>;
  readonly security: readonly Readonly<Record<string, unknown>>[];
}

// As a client parses it.
const document = JSON.parse(JSON.stringify(openApi(families, '1.2.3')));
const paths: Record<string, Record<string, Operation>> = document.paths;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const rows = Object.values<unknown>(contract).filter(
  (each): each is AnyCall => typeof each === 'object' && each !== null && 'method' in each && 'path' in each,
);

function operationOf(name: string): Operation {
  const found = operations.find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`${name} is not in the document.`);
  return found.operation;
}

/** The target of a pointer in the document. */
function resolved($ref: string): unknown {
  return $ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | undefined)?.[name], document);
}

function parametersOf({ parameters }: Operation): Parameter[] {
  return parameters.map((each) => ('$ref' in each ? (resolved(each.$ref) as Parameter) : each));
}

test('the document has every call of the contract, at its whole path, once', () => {
  const written = operations.map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`);
  const wanted = rows.map(({ name, method, path }) => `${name} ${method.toLowerCase()} ${path}`);
  expect(written.toSorted()).toEqual(wanted.toSorted());
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
});

test('paths are those of the specification: the action is a parameter, the three image targets are three', () => {
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/player/game/{gameId}/team/{teamId}/{action}/join-request',
      '/api/player/{id}/image/upload',
      '/api/player/game/{id}/image/upload',
      '/api/team/{id}/image/upload',
      '/api/player/{id}/image/{image_code}/delete',
      '/api/player/game/{id}/image/{image_code}/delete',
      '/api/team/{id}/image/{image_code}/delete',
    ]),
  );
  const action = operationOf('answerJoinRequest').parameters.find((each) => 'name' in each && each.name === 'action');
  expect(action).toMatchObject({ in: 'path', schema: { enum: ['approve', 'decline'] } });
});

test('every call has a sentence and a family', () => {
  const tags = document.tags.map(({ name }: { name: string }) => name);
  for (const { operation } of operations) {
    expect(operation.summary).toMatch(/^\S.*\.$/);
    expect(tags).toContain(operation.tags[0]);
  }
});

test('every pointer has a target, and every schema is pointed to or is of the live connection', () => {
  const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, $ref = '']) => $ref);
  expect(pointers.length).toBeGreaterThan(routes.length);
  expect(pointers.filter(($ref) => resolved($ref) === undefined)).toEqual([]);
  const live = ['Envelope', 'Message', 'HostMessage'].map((name) => `#/components/schemas/${name}`);
  const schemas = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(schemas.filter((name) => !pointers.includes(name) && !live.includes(name))).toEqual([]);
  expect(JSON.stringify(document)).not.toMatch(/\$defs|\$schema/);
});

test.each(operations)(
  '$operation.operationId: its parameters are those of its path, each once',
  ({ path, operation }) => {
    const parameters = parametersOf(operation);
    const inPath = parameters.filter((each) => each.in === 'path');
    const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(new Set(parameters.map((each) => `${each.in} ${each.name}`)).size).toBe(parameters.length);
  },
);

describe.each(routes.map(({ call, shapes }) => ({ name: call.name, upload: call.upload, shapes })))(
  '$name',
  ({ name, upload, shapes }) => {
    const operation = operationOf(name);
    const json = 'application/json';

    test('its examples are what its shapes take', () => {
      const { schema: _, example: reply } = operation.responses[200]?.content[json] ?? { schema: undefined };
      expect(z.parse(shapes.reply, reply)).toEqual(reply);
      for (const [where, shape] of [
        ['path', shapes.params],
        ['query', shapes.query],
      ] as const) {
        const given = parametersOf(operation).filter((each) => each.in === where);
        expect(given.length > 0).toBe(shape !== undefined);
        if (shape) z.parse(shape, Object.fromEntries(given.map(({ name, example }) => [name, example])));
      }
      const body = operation.requestBody?.content[json];
      expect(body !== undefined).toBe(shapes.body !== undefined);
      if (shapes.body) expect(z.parse(shapes.body, body?.example)).toEqual(body?.example);
    });

    test('no text of an example is just the name of its field', () => {
      const made = (value: unknown, field = ''): string[] => {
        if (typeof value === 'string') return value !== '' && value === field ? [field] : [];
        if (typeof value !== 'object' || value === null) return [];
        return Object.entries(value).flatMap(([key, inner]) => made(inner, Array.isArray(value) ? field : key));
      };
      const given = Object.fromEntries(parametersOf(operation).map((each) => [each.name, each.example]));
      const contents = [operation.requestBody?.content[json], operation.responses[200]?.content[json]];
      expect([given, ...contents.map((content) => content?.example)].flatMap((value) => made(value))).toEqual([]);
    });

    test('a file goes as multipart/form-data', () => {
      const multipart = operation.requestBody?.content['multipart/form-data'];
      expect(multipart !== undefined).toBe(upload !== undefined);
      if (upload) expect(multipart?.schema).toMatchObject({ required: [upload] });
    });

    test('each refusal has its status, its sentence and the one shape', () => {
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(description).not.toBe('');
        if (status === '200') continue;
        expect(content[json]?.schema).toEqual({ $ref: '#/components/schemas/RefusalBody' });
        for (const [key, { value }] of Object.entries(content[json]?.examples ?? {})) {
          expect(value).toEqual({ status_code: Number(status), detail: details[key as keyof typeof details] });
        }
      }
    });
  },
);

test('a refusal is documented with a status that the server gives it', () => {
  const packages = join(import.meta.dirname, '../../..');
  const sources = globSync('{rules,server/{accounts,commands,database,http,http/calls,media,queries}}/*.ts', {
    cwd: packages,
  })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(packages, file), 'utf8'));
  const given = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [, status = '', rest = ''] of source.matchAll(/Refusal\(\s*(\d{3}),([^;]*)/g)) {
      for (const [, name = ''] of rest.matchAll(/details\.(\w+)/g)) {
        given.set(name, (given.get(name) ?? new Set()).add(status));
      }
    }
  }
  const wrong = operations.flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, { content }]) =>
      Object.keys(content['application/json']?.examples ?? {})
        .filter((name) => given.has(name) && !given.get(name)?.has(status))
        .map((name) => `${operation.operationId} ${status} ${name}`),
    ),
  );
  expect(given.size).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('headers are documented where they are read', () => {
  const headersOf = (name: string) =>
    parametersOf(operationOf(name))
      .filter((each) => each.in === 'header')
      .map((each) => `${each.name}${each.required ? '!' : ''}`);
  expect(headersOf('saveAnswer')).toEqual(['user-client-id!', 'X-XSRF-TOKEN', 'x-answer-seq']);
  expect(headersOf('submitRound')).toEqual(['user-client-id!', 'X-XSRF-TOKEN', 'Idempotency-Key', 'x-answer-seq']);
  expect(headersOf('setDouble')).toEqual(['user-client-id!', 'X-XSRF-TOKEN', 'Idempotency-Key', 'x-answer-seq']);
  expect(headersOf('loadGame')).toEqual(['user-client-id!']);
  expect(headersOf('getVersion')).toEqual([]);
  expect(headersOf('answerSponsorSurvey')).toEqual([surveyIdHeader]);
  for (const { call, allow } of routes) {
    const isProven = call.method !== 'GET' && !allow.anyOrigin;
    expect(headersOf(call.name).includes('X-XSRF-TOKEN'), call.name).toBe(isProven);
    if (policy[call.name]?.once) expect(headersOf(call.name), call.name).toContain('Idempotency-Key');
  }
});

test('the document says who needs to be logged in', () => {
  expect(operationOf('joinGame').security).toEqual([{ clientId: [] }, { clientId: [], bearer: [] }]);
  expect(operationOf('createTeam').security).toEqual([{ clientId: [], bearer: [] }]);
  expect(operationOf('hostAsk').security).toEqual([{ bearer: [] }]);
  expect(operationOf('getVersion').security).toEqual([{}, { bearer: [] }]);
  expect(operationOf('nextSponsorSurvey').security).toEqual([{}]);
});

test('the document is the same every time', () => {
  expect(JSON.parse(JSON.stringify(openApi(families, '1.2.3')))).toEqual(document);
});

describe('served', () => {
  const world = worldOfFile();
  const get = (path: string) => fetch(`${world.server.url}${path}`, { redirect: 'manual' });

  test('/api/openapi.json is the document', async () => {
    const reply = await get('/api/openapi.json');
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const served = (await reply.json()) as object;
    expect({ ...served, info: undefined }).toEqual({ ...document, info: undefined });
    const etag = reply.headers.get('etag') ?? '';
    const again = await fetch(reply.url, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('/api/docs is a page of our own files alone, which our content security policy allows', async () => {
    const reply = await get('/api/docs');
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policyText = reply.headers.get('content-security-policy') ?? '';
    expect(policyText).toContain("script-src 'self'");
    expect(policyText).not.toContain('unsafe');
    const html = await reply.text();
    expect(html).not.toMatch(/<script>|<style|style=|\son\w+=/);
    const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(named.length).toBeGreaterThan(3);
    for (const address of named) {
      expect(address).toMatch(/^\/api\/docs\//);
      const file = await get(address);
      expect(file.status, address).toBe(200);
      const kind = { js: 'javascript', css: 'text/css', png: 'image/png' }[address.split('.').at(-1) ?? ''];
      expect(file.headers.get('content-type')).toContain(kind);
      await file.arrayBuffer();
    }
  });

  test.each(['/api/docs/index.html', '/api/docs/package.json', '/api/docs/absolute-path.js', '/api/docs/no/such.js'])(
    '%s is not found',
    async (path) => {
      const reply = await get(path);
      expect([reply.status, await reply.json()]).toEqual([404, { status_code: 404, detail: details.notFound }]);
    },
  );

  test('/api/docs/ redirects to the page', async () => {
    const { status, headers } = await get('/api/docs/');
    expect([status, headers.get('location')]).toEqual([302, '/api/docs']);
  });
});

test('a sign-in address is one, wherever a reply has it', () => {
  const exampleOf = (name: string) => operationOf(name).responses['200']?.content['application/json']?.example;
  const link = 'https://quiz.example/host/#link=mZ5qTc8Yw2Kx';
  expect([exampleOf('hostPersonLink'), exampleOf('hostInvite')]).toMatchObject([{ link }, { link }]);
});
