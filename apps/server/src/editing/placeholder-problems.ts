import { type ContentKind, placeholdersOf } from '@phial/contract/content/content-body';
import type { FieldProblem } from '@phial/contract/content/editing';
import { unknownPlaceholders } from '@phial/domain/text/placeholders';

/**
 * The texts of a body that name, between braces, what nothing can be filled in for.
 * @param id of the entry; undefined of one that is being created
 */
export function placeholderProblems(
  { kind, id }: { kind: ContentKind; id?: string },
  body: unknown,
): FieldProblem[] {
  const known = placeholdersOf(kind, id);
  return known === undefined ? [] : problemsBelow('', body, known);
}

function problemsBelow(path: string, value: unknown, known: readonly string[]): FieldProblem[] {
  if (typeof value === 'string') {
    return unknownPlaceholders(value, known).length === 0 ? [] : [{ path, problem: 'placeholder' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    problemsBelow(path === '' ? name : `${path}.${name}`, member, known),
  );
}
