import type { FieldProblem } from '@phial/contract/content/editing';
import { SINGLE_LINE } from '@phial/contract/content/local-body';
import { singleLine, withoutHiddenMarks } from '@phial/domain/text/text';
import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { safeHtml } from '../catalogue/safe-html.ts';

/** The library's own limit is 8: an editor would learn of the ninth empty field only after filling in the eighth. */
const MOST_ERRORS = 200;
Settings.Set({ maxErrors: MOST_ERRORS });

/** What this file reads of a JSON schema. */
interface ReadSchema {
  readonly type?: string;
  readonly contentMediaType?: string;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ReadSchema>>;
  readonly items?: ReadSchema;
}

/**
 * The same schema with every text allowed to be empty: what a draft has to fit.
 * A text that is there has to be right in a draft, too.
 */
export function draftSchema(schema: TSchema): TSchema {
  return lenient(schema as ReadSchema) as TSchema;
}

function lenient(schema: ReadSchema): ReadSchema {
  const { minLength: _, pattern, ...rest } = schema;
  if (schema.type === 'string')
    return { ...rest, ...(pattern !== undefined && { pattern: `^$|${pattern}` }) };
  if (schema.type === 'array') return { ...schema, ...(schema.items && { items: lenient(schema.items) }) };
  if (schema.properties === undefined) return schema;
  const properties = Object.entries(schema.properties).map(([name, member]) => [name, lenient(member)]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/**
 * A value as it is kept: texts without blanks at their ends, control characters and direction marks, HTML sanitised,
 * names on one line, optional fields without any text left out. Whatever does not fit the
 * schema stays as it is, for {@link problemsOf} to name.
 */
export function tidied(schema: TSchema, value: unknown): unknown {
  return tidy(schema as ReadSchema, value);
}

function tidy(schema: ReadSchema, value: unknown): unknown {
  if (typeof value === 'string') {
    if (schema.pattern === SINGLE_LINE) return singleLine(value);
    return withoutHiddenMarks(schema.contentMediaType === 'text/html' ? safeHtml(value) : value).trim();
  }
  const { properties, items, required = [] } = schema;
  if (Array.isArray(value)) return items === undefined ? value : value.map((member) => tidy(items, member));
  if (typeof value !== 'object' || value === null || properties === undefined) return value;
  const kept = Object.entries(value).flatMap(([name, member]) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known === undefined) return [[name, member]];
    const tidyMember = tidy(known, member);
    return !required.includes(name) && isEmpty(tidyMember) ? [] : [[name, tidyMember]];
  });
  return Object.fromEntries(kept);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === '';
}

/** What does not fit, one thing a field, in the order of the schema; a field that is missing is an empty one. */
export function problemsOf(schema: TSchema, value: unknown): FieldProblem[] {
  const problems = new Map<string, FieldProblem['problem']>();
  for (const error of Value.Errors(schema, value)) {
    const path = error.instancePath.slice(1).replaceAll('/', '.');
    const missing = error.keyword === 'required' ? error.params.requiredProperties : [];
    for (const name of missing) problems.set(path === '' ? name : `${path}.${name}`, 'empty');
    // Said of the whole besides the fields that are meant.
    if (missing.length > 0 || path === '' || problems.has(path)) continue;
    problems.set(path, at(value, path) === '' ? 'empty' : kindOf(error.keyword));
  }
  return [...problems].map(([path, problem]) => ({ path, problem }));
}

function at(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

function kindOf(keyword: string): FieldProblem['problem'] {
  return keyword === 'maxLength' ? 'too-long' : 'form';
}
