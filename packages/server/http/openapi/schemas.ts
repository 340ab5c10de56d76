import * as shapes from '@snug/contract/shapes';
import * as z from 'zod/mini';

/** The schemas of a document, by the names of the contract. */
export type Schemas = Record<string, unknown>;

/** What the contract names is a schema of its own in the document; everything else stands where it is used. */
const named = z.registry<{ id: string }>();
for (const [id, shape] of Object.entries(shapes)) {
  if (shape instanceof z.ZodMiniType) named.add(shape, { id });
}

/** A shape as the document has it where it is used; whatever the contract names goes to `schemas`, and is pointed to. */
export function schemaOf(shape: z.core.$ZodType, io: 'input' | 'output', schemas: Schemas): unknown {
  const {
    $defs = {},
    $schema: _,
    ...schema
  } = z.toJSONSchema(shape, {
    metadata: named,
    io,
    override({ jsonSchema }) {
      // Every whole number has these two.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // A newer server may say more.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const placed = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));
  for (const [id, of] of Object.entries($defs)) schemas[id] = placed(of);
  return placed(schema);
}
