/** As much of JSON schema as our own schemas use. */
export interface SchemaNode {
  type?: string;
  description?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, SchemaNode>;
  additionalProperties?: boolean | SchemaNode;
  items?: SchemaNode;
  anyOf?: SchemaNode[];
  /** `#/components/schemas/Name`. */
  $ref?: string;
}

/** The schemas that `$ref` may name. */
export type NamedSchemas = Readonly<Record<string, SchemaNode>>;

/** One line of a table of fields. */
export interface SchemaField {
  /** Way to it from the whole: `data.slots[].time`; a name chosen by the data is `data.{key}`. */
  path: string;
  type: string;
  required: boolean;
  meaning: string;
}

/** Every field of a body or an answer, from the outside in. */
export function fieldsOf(node: SchemaNode, named: NamedSchemas, path = ''): SchemaField[] {
  const schema = resolved(node, named);
  const fields: SchemaField[] = [];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const member = resolved(property, named);
    const here = path === '' ? name : `${path}.${name}`;
    const required = schema.required?.includes(name) ?? false;
    fields.push(
      { path: here, type: typeOf(member, named), required, meaning: meaningOf(member) },
      ...fieldsOf(member, named, here),
    );
  }
  if (typeof schema.additionalProperties === 'object') {
    const here = `${path}.{key}`;
    fields.push({
      path: here,
      type: typeOf(schema.additionalProperties, named),
      required: false,
      meaning: '',
    });
    fields.push(...fieldsOf(schema.additionalProperties, named, here));
  }
  if (schema.items !== undefined) fields.push(...fieldsOf(schema.items, named, `${path}[]`));
  return fields;
}

/** A type in words: `string`, `"tc" or "sc" or "en"`, `list of object`. */
export function typeOf(node: SchemaNode, named: NamedSchemas): string {
  const schema = resolved(node, named);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => typeOf(one, named)).join(' or ');
  if (schema.items !== undefined) return `list of ${typeOf(schema.items, named)}`;
  return schema.format === undefined ? (schema.type ?? 'anything') : `${schema.type} (${schema.format})`;
}

function resolved(schema: SchemaNode, named: NamedSchemas): SchemaNode {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (named[name] ?? {});
}

/** What a schema says of a value besides its type. */
export function meaningOf({
  description,
  minLength,
  maxLength,
  minimum,
  maximum,
  maxItems,
}: SchemaNode): string {
  const bounds = [
    minLength !== undefined && (minLength === 1 ? 'not empty' : `at least ${minLength} characters`),
    maxLength !== undefined && `at most ${maxLength} characters`,
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `up to ${maximum}`,
    maxItems !== undefined && `at most ${maxItems}`,
  ].filter((bound) => bound !== false);
  return [description, bounds.join(', ')].filter(Boolean).join('; ');
}
