type Schema = Record<string, unknown>;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

/** A value that fits a schema of ours, the same one every time: the first of each choice, one item per list. */
export function exampleOf(schema: Schema): unknown {
  return example(schema, (schema['definitions'] ?? {}) as Record<string, Schema>);
}

function example(schema: Schema, definitions: Record<string, Schema>): unknown {
  const { $ref, const: only, enum: choices, anyOf, allOf } = schema;
  if (typeof $ref === 'string') return example(definitions[$ref.replace('#/definitions/', '')] ?? {}, definitions);
  if (only !== undefined) return only;
  if (Array.isArray(choices)) return choices[0];
  if (Array.isArray(anyOf)) return example(anyOf[0] as Schema, definitions);
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((part) => example(part as Schema, definitions))) as unknown;
  const { type } = schema;
  return ofType(schema, Array.isArray(type) ? (type.find((one) => one !== 'null') as unknown) : type, definitions);
}

function ofType(schema: Schema, type: unknown, definitions: Record<string, Schema>): unknown {
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(([name, part]) => [name, example(part, definitions)]),
      );
    case 'array':
      return [example((schema['items'] ?? {}) as Schema, definitions)];
    case 'integer':
      return 12_500;
    case 'boolean':
      return true;
    case 'string':
      return 'pattern' in schema ? id : 'text';
    default:
      return null;
  }
}
