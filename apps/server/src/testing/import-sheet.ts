import type { ImportKindName, ImportPreview, ImportProblems } from '@phial/contract/imports/import';
import { Refused } from '../errors.ts';
import { previewImport, runImport } from '../imports/imports.service.ts';
import type { TestApp } from './build-test-app.ts';

/** A sheet brought in as the command does. */
export function importSheet(test: TestApp, kind: ImportKindName, text: string): Promise<ImportPreview> {
  const file = { kind, bytes: new TextEncoder().encode(text) };
  return runImport(test, file, { actor: 'command', agreed: undefined });
}

/** What would be wrong in a sheet: each as `line column code value expected`, what is absent left out. */
export async function problemsOfSheet(test: TestApp, kind: ImportKindName, text: string): Promise<string[]> {
  const file = { kind, bytes: new TextEncoder().encode(text) };
  const refusal: unknown = await previewImport(test, file, 'command').catch((error: unknown) => error);
  if (!(refusal instanceof Refused)) throw new Error('nothing is wrong in it');
  const { problems } = refusal.data as ImportProblems;
  return problems.map(({ line, column, code, value, expected }) =>
    [line, column, code, value, expected?.join()].filter((part) => part !== undefined).join(' '),
  );
}
