import * as z from 'zod/mini';
import type { Route } from './route.ts';

/** The OpenAPI document of the calls, made from the very rows and shapes that the routes are made of. */
export function openApi(routes: readonly Route[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { call, shapes } of routes) {
    const operation = {
      operationId: call.name,
      parameters: [...parameters('path', shapes.params), ...parameters('query', shapes.query)],
      ...(shapes.body && {
        requestBody: { required: true, content: json(z.toJSONSchema(shapes.body, { io: 'input' })) },
      }),
      responses: {
        200: { description: 'Done.', content: json(z.toJSONSchema(shapes.reply)) },
        default: { $ref: '#/components/responses/Refusal' },
      },
    };
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Snug', version },
    paths,
    components: {
      responses: { Refusal: { description: 'A refusal.', content: json(refusal) } },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
    security: [{}, { bearer: [] }],
  };
}

const refusal = {
  type: 'object',
  properties: { status_code: { type: 'integer' }, detail: { type: 'string' } },
  required: ['status_code', 'detail'],
};

function json(schema: unknown) {
  return { 'application/json': { schema } };
}

function parameters(where: 'path' | 'query', shape: z.ZodMiniType | undefined) {
  if (!shape) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(shape, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }));
}
