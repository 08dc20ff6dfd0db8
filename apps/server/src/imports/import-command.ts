import { readFile } from 'node:fs/promises';
import { imports as words } from '@phial/content/messages/en/staff/imports';
import type { ImportPreview, ImportResult } from '@phial/contract/imports/import';
import type { ImportProblem } from '@phial/contract/imports/import-problem';
import { type CommandDependencies, complain, say } from '../command.ts';
import { loadDatabaseKeys } from '../crypto/database-keys.ts';
import { Refused } from '../errors.ts';
import { fileFailure } from '../file-failure.ts';
import { type ImportFile, previewImport, runImport } from './imports.service.ts';

/** @throws StartError that says why the file cannot be read */
export async function bytesOf(path: string): Promise<Uint8Array> {
  return readFile(path).catch((error: unknown) => {
    throw fileFailure(path, error);
  });
}

/** Imports a file, and says what it changed, or everything that is wrong in it; the exit code is 1 then. */
export async function runImportCommand(
  command: CommandDependencies,
  file: ImportFile,
  { dryRun }: { dryRun: boolean },
): Promise<void> {
  const deps = { ...command, keys: await loadDatabaseKeys(command.config, command.db) };
  try {
    const { passwords = [], ...counted }: ImportPreview & Partial<ImportResult> = dryRun
      ? await previewImport(deps, file, 'command')
      : await runImport(deps, file, { actor: 'command', agreed: undefined });
    const { added, changed, unchanged, removed } = counted;
    const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`;
    for (const { login, password } of passwords) say(`${login}\t${password}`);
    say(dryRun ? `Nothing was changed. It would be: ${counts}.` : `Imported: ${counts}.`);
  } catch (error) {
    const data = error instanceof Refused && error.code === 'import-invalid' ? error.data : undefined;
    if (data === undefined) throw error;
    const { problems, count } = data as { problems: readonly ImportProblem[]; count: number };
    for (const problem of problems) complain(lineOf(problem));
    if (count > problems.length) complain(`… and ${count - problems.length} more`);
    complain(`Nothing was changed. To correct: ${count}.`);
    process.exitCode = 1;
  }
}

function lineOf({ line, column, code, value = '', expected = [] }: ImportProblem): string {
  const where = column === undefined ? `line ${line}` : `line ${line}, ${column}`;
  return `${where}: ${words.problems[code](value, expected.join(words.separator))}`;
}
