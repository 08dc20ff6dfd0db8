import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportCatalogue } from './catalogue/command/export.ts';
import { type FileFormat, formatOf } from './catalogue/command/file-format.ts';
import { importCatalogue } from './catalogue/command/import.ts';
import { lintCatalogue } from './catalogue/command/lint/lint.ts';
import { type CommandWork, complain, runCommand, say } from './command.ts';
import type { Database } from './db/pool.ts';
import { StartError } from './start-failure.ts';
import { systemErrorCode } from './system-error.ts';

const USAGE = `npm run catalogue -- import FILE.csv|FILE.json [--dry-run]
  Replaces the whole catalogue of test items by the file's, or, when anything in
  it is wrong, changes nothing and tells every line to be mended.
  --dry-run tells what would change, and changes nothing.
npm run catalogue -- export FILE.csv|FILE.json
  Writes a file that imports as the same catalogue.
npm run catalogue -- lint
  Names what a laboratory should mend in its packages and test items, and changes nothing.
`;

type Command =
  | { readonly name: 'import'; readonly file: string; readonly format: FileFormat; readonly dryRun: boolean }
  | { readonly name: 'export'; readonly file: string; readonly format: FileFormat }
  | { readonly name: 'lint' };

/** `npm run catalogue`; ends with 0 also when lint finds something. */
async function workOf(args: readonly string[]): Promise<CommandWork | undefined> {
  const command = commandOf(args);
  if (command === undefined) return undefined;
  if (command.name === 'lint') return ({ db }) => runLint(db);
  if (command.name === 'export') return ({ db }) => runExport(db, command);
  const bytes = await contentOf(command.file);
  return (deps) => runImport(deps, { ...command, bytes });
}

/** Undefined when they are none of the usage. */
function commandOf(args: readonly string[]): Command | undefined {
  try {
    const options = { 'dry-run': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, path, ...more] = positionals;
    const dryRun = values['dry-run'];
    if (more.length > 0 || (dryRun && name !== 'import')) return undefined;
    if (name === 'lint') return path === undefined ? { name } : undefined;
    const format = path === undefined ? undefined : formatOf(path);
    if (path === undefined || format === undefined) return undefined;
    // npm runs its scripts in the folder of the project, wherever it was called.
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
    if (name === 'import') return { name, file, format, dryRun };
    return name === 'export' ? { name, file, format } : undefined;
  } catch {
    return undefined;
  }
}

async function runImport(
  deps: Parameters<typeof importCatalogue>[0],
  command: Parameters<typeof importCatalogue>[1],
): Promise<void> {
  const outcome = await importCatalogue(deps, command);
  if ('complaints' in outcome) {
    for (const { location, what } of outcome.complaints) complain(`${location}: ${what}`);
    complain(`Nothing was changed. To be mended: ${outcome.complaints.length}.`);
    process.exitCode = 1;
    return;
  }
  const { items, replacement, subjectsChecked } = outcome;
  const { added, changed, unchanged, removed } = replacement;
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`;
  if (!subjectsChecked) say('The dictionary test_item_subject is empty: subjects were not checked.');
  say(
    command.dryRun
      ? `Nothing was changed. It would have ${items} test items: ${counts}.`
      : `The catalogue has ${items} test items: ${counts}.`,
  );
}

async function runExport(
  db: Database,
  { file, format }: { file: string; format: FileFormat },
): Promise<void> {
  const { text, items } = await exportCatalogue(db, format);
  await writeWhole(file, text);
  say(`${items} test items were written to ${file}.`);
}

async function runLint(db: Database): Promise<void> {
  const findings = await lintCatalogue(db);
  for (const { title, locations } of findings) {
    say(`${title} (${locations.length})`);
    for (const location of locations) say(`  ${location}`);
    say('');
  }
  const count = findings.reduce((sum, { locations }) => sum + locations.length, 0);
  say(count === 0 ? 'Nothing to mend.' : `To be mended: ${count}. Nothing was changed.`);
}

/** The whole file or none, also when the disk is full. */
async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await writeFile(unfinished, text);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw fileFailure(file, error);
  }
}

async function contentOf(file: string): Promise<Uint8Array> {
  return readFile(file).catch((error: unknown) => {
    throw fileFailure(file, error);
  });
}

function fileFailure(file: string, error: unknown): unknown {
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    EISDIR: 'it is a folder',
    EACCES: 'this user may not',
    ENOSPC: 'the disk is full',
  };
  const reason = reasons[systemErrorCode(error) ?? ''];
  return reason === undefined ? error : new StartError(`${file} cannot be read or written: ${reason}`);
}

if (import.meta.main) {
  // Whoever reads the beginning of a long list only, as `| head` does, hangs up early.
  process.stdout.on('error', (error) => {
    if (systemErrorCode(error) !== 'EPIPE') throw error;
  });
  await runCommand(USAGE, workOf);
}
