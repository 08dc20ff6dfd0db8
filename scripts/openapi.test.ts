import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@phial/contract/call';
import { CALLS } from '@phial/contract/calls';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from './openapi/document.ts';
import { exampleOf } from './openapi/example.ts';
import { ROOT } from './program.ts';

const calls = Object.entries<Call>(CALLS);
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
const committed = readFileSync(join(ROOT, 'packages/contract/openapi.json'), 'utf8');

describe('the OpenAPI document', () => {
  test('is the one committed: run "npm run openapi" after a change of the contract', async () => {
    expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(await openApiDocument())));
  });

  test('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(JSON.parse(committed));
    expect(result).toMatchObject({ valid: true });
  });

  test('names a component only once, and every reference leads to one', () => {
    const { components } = JSON.parse(committed) as { components: { schemas: Record<string, unknown> } };
    const referred = [...committed.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(referred)].sort()).toEqual(Object.keys(components.schemas).sort());
  });
});

describe('the table of calls', () => {
  test('has every call that a module defines, under a name of its own', async () => {
    const modules = globSync('packages/contract/src/calls/*.ts', { cwd: ROOT });
    const defined = await Promise.all(
      modules.map(async (file): Promise<object> => import(pathToFileURL(join(ROOT, file)).href)),
    );
    expect(defined.flatMap((module) => Object.entries(module)).sort(byName)).toEqual(calls.toSorted(byName));
  });

  test('has each method and path once', () => {
    const addresses = calls.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(calls)('gives %s examples that fit its schemas', (_, call) => {
    const schemas = [call.params, call.query, call.headers, call.body, call.answer];
    for (const schema of schemas.filter((one) => one !== undefined)) {
      const example = exampleOf(schema);
      expect([...Value.Errors(schema, example)], JSON.stringify(example)).toEqual([]);
    }
    expect(call.summary).toMatch(/^[A-Z].*[^.]$/);
  });
});
