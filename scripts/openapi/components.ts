import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TSchema } from 'typebox';
import { ROOT } from '../program.ts';

/** JSON schema as it is written into the document. */
export type JsonSchema = { [keyword: string]: unknown };

/** Replaces the schemas that the contract exports by references, and keeps what they refer to. */
export interface Components {
  readonly schemas: Record<string, JsonSchema>;
  /** Answers that calls share, by name. */
  readonly responses: Record<string, object>;
  /** The schema with its exported parts as `$ref`; an exported one is a `$ref` as a whole. */
  refer(schema: TSchema | JsonSchema): JsonSchema;
}

/** Components named by what the modules of the contract call them. */
export async function createComponents(): Promise<Components> {
  const names = await namesOfSchemas();
  const schemas: Record<string, JsonSchema> = {};

  function refer(schema: TSchema | JsonSchema): JsonSchema {
    // Optional members are copies, so a schema is known by its text.
    const name = names.get(JSON.stringify(schema));
    if (name === undefined) return inside(schema as JsonSchema);
    if (schemas[name] === undefined) {
      schemas[name] = {};
      schemas[name] = inside(schema as JsonSchema);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function inside(schema: JsonSchema): JsonSchema {
    return Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [keyword, deeper(keyword, value)]),
    );
  }

  function deeper(keyword: string, value: unknown): unknown {
    if (typeof value !== 'object' || value === null || keyword === 'examples') return value;
    if (keyword === 'properties' || keyword === 'patternProperties') {
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, refer(member)]));
    }
    if (Array.isArray(value)) return keyword === 'anyOf' || keyword === 'allOf' ? value.map(refer) : value;
    return refer(value as JsonSchema);
  }

  return { schemas, responses: {}, refer };
}

async function namesOfSchemas(): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const file of globSync('packages/contract/src/**/*.ts', {
    cwd: ROOT,
    exclude: ['**/calls/**'],
  }).sort()) {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(ROOT, file)).href);
    for (const [name, value] of Object.entries(exported)) {
      if (isStructure(value) && !names.has(JSON.stringify(value))) names.set(JSON.stringify(value), name);
    }
  }
  return names;
}

function isStructure(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('~kind' in value)) return false;
  return 'properties' in value || 'anyOf' in value;
}
