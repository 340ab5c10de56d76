import * as shapes from '@snug/contract/shapes';
import * as z from 'zod/mini';

/** The schemas of the document, by their names in the contract. */
export type Schemas = Record<string, unknown>;

/** Shapes that the contract names become schemas of the document; all others are inlined. */
const named = z.registry<{ id: string }>();
for (const [id, shape] of Object.entries(shapes)) {
  if (shape instanceof z.ZodMiniType) named.add(shape, { id });
}

/** The JSON schema of a shape. Shapes that the contract names go to `schemas`, and are referenced. */
export function schemaOf(shape: z.core.$ZodType, io: 'input' | 'output', schemas: Schemas): unknown {
  const {
    $defs = {},
    $schema: _,
    ...schema
  } = z.toJSONSchema(shape, {
    metadata: named,
    io,
    override({ jsonSchema }) {
      // Zod gives every integer these two bounds.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // A newer server may send more fields.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const placed = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));
  for (const [id, of] of Object.entries($defs)) schemas[id] = placed(of);
  return placed(schema);
}
