import { parseArgs } from 'node:util';
import { exportCatalogue } from './catalogue/command/export.ts';
import { lintCatalogue } from './catalogue/command/lint/lint.ts';
import { type CommandWork, pathOf, runCommand, say } from './command.ts';
import type { Database } from './db/pool.ts';
import { bytesOf, runImportCommand } from './imports/import-command.ts';
import { type FileFormat, formatOf } from './sheet/file-format.ts';
import { systemErrorCode } from './system-error.ts';
import { writeWhole } from './write-whole.ts';

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
  const { format, dryRun } = command;
  const bytes = await bytesOf(command.file);
  return (deps) => runImportCommand(deps, { kind: 'test-items', format, bytes }, { dryRun });
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
    const file = pathOf(path);
    if (name === 'import') return { name, file, format, dryRun };
    return name === 'export' ? { name, file, format } : undefined;
  } catch {
    return undefined;
  }
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

if (import.meta.main) {
  // Whoever reads the beginning of a long list only, as `| head` does, hangs up early.
  process.stdout.on('error', (error) => {
    if (systemErrorCode(error) !== 'EPIPE') throw error;
  });
  await runCommand(USAGE, workOf);
}
