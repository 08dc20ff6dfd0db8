import type { TSchema } from 'typebox';
import type { JsonSchema } from './components.ts';

/** Fields that mean the same wherever they stand; the persons and places are made up. */
const BY_NAME: Readonly<Record<string, string>> = {
  name: 'Chan Tai Man',
  msg: '',
  docNo: 'A123456(3)',
  telNo: '21234567',
  email: 'chan.tai.man@example.com',
  servPtId: 'sample-central',
  servicePointId: 'sample-central',
  servTime: '2026-12-01 09:30:00',
  reservationCode: 'K7M2QX',
};

/**
 * A value that fits a schema, made of the `examples` of its leaves; every field is there.
 * @param name of the field, where the schema is that of one
 * @throws Error for a text of a certain form without an example
 */
export function exampleOf(from: TSchema | JsonSchema, name = ''): unknown {
  const schema = from as JsonSchema;
  const { examples, anyOf, type, properties, items, patternProperties } = schema as {
    examples?: unknown[];
    anyOf?: JsonSchema[];
    type?: string;
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
    patternProperties?: Record<string, JsonSchema>;
  };
  if (examples?.[0] !== undefined) return examples[0];
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (anyOf?.[0] !== undefined) return exampleOf(anyOf[0], name);
  if (properties !== undefined) {
    const members = Object.entries(properties).map(([key, member]) => [key, exampleOf(member, key)]);
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
  }
  if (patternProperties !== undefined) {
    return Object.fromEntries(Object.values(patternProperties).map((member) => ['key', exampleOf(member)]));
  }
  if (items !== undefined) return [exampleOf(items, name)];
  return exampleOfLeaf(schema, type, name);
}

function exampleOfLeaf(schema: JsonSchema, type: string | undefined, name: string): unknown {
  switch (type) {
    case 'string':
      return exampleOfText(schema, name);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'object':
      return {};
    default:
      return undefined;
  }
}

function exampleOfText({ format, pattern }: JsonSchema, name: string): string {
  if (format === 'uuid') return '0198f0a4-6c1e-7d3b-9a52-3f1c5e7b9d20';
  if (format === 'date-time') return '2026-12-01T01:30:00.000Z';
  const known = BY_NAME[name];
  if (known !== undefined) return known;
  if (pattern !== undefined) throw new Error(`"${name}" has a pattern, ${pattern}, and no example`);
  return 'text';
}
