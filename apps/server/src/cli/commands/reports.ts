import { readFile } from 'node:fs/promises';
import { reportIssues } from '@phial/content/messages/en/report-issues';
import type { TakenReports } from '@phial/contract/reports/report';
import { LONGEST_KEY_NAME } from '@phial/contract/staff/api-key';
import { API_SCOPES, type ApiScope } from '@phial/domain/api-scope';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import { createApiKey, describeApiKeys, endApiKeyNamed } from '../../accounts/api-keys/api-key.service.ts';
import { type CommandDependencies, complain, say } from '../../command.ts';
import { ConfigError } from '../../config.ts';
import { loadDatabaseKeys } from '../../crypto/database-keys.ts';
import type { Issue } from '../../diagnostics/reports/import/fhir/issue.ts';
import { parseFhir } from '../../diagnostics/reports/import/fhir/parse-fhir.ts';
import { importReports } from '../../diagnostics/reports/import/import-reports.service.ts';
import { Refused } from '../../errors.ts';
import { StartError } from '../../start-failure.ts';
import { systemErrorCode } from '../../system-error.ts';
import { type CommandContext, examples } from '../command-context.ts';
import { file } from '../file-argument.ts';

/** `phial reports`. */
export function define(command: Command, { onDatabase }: CommandContext): void {
  command.description("Reports from the laboratory's system, and the keys it sends them with.");
  command
    .command('import')
    .summary('take the reports of a FHIR R4 bundle')
    .description('Takes the reports of a FHIR R4 bundle, all of them or none, as POST /api/lab/reports does.')
    .addArgument(file('<file>', 'the bundle, .json'))
    .addHelpText('after', examples('phial reports import bundle.json'))
    .action(async (path: string) => {
      const bundle = await readBundleFile(path);
      await onDatabase((deps) => importBundle(deps, bundle));
    });
  const key = command.command('key').helpCommand(false).summary("API keys for the laboratory's system");
  key.description("API keys for the laboratory's system.");
  key
    .command('create')
    .summary('make a key and show it this once')
    .description('Makes an API key and shows it this once.')
    .addArgument(keyName())
    .addArgument(
      new Argument('[scope...]', 'what it may be used for').choices(API_SCOPES).default(['reports:write']),
    )
    .addHelpText('after', examples('phial reports key create "Laboratory system" reports:write orders:read'))
    .action((name: string, scopes: ApiScope[]) => onDatabase((deps) => createKey(deps, name, scopes)));
  key
    .command('list')
    .summary('which keys there are, and when each was last used')
    .description('Says which keys there are, and when each was last used.')
    .action(() => onDatabase(listKeys));
  key
    .command('revoke')
    .summary('end a key at once')
    .description('Ends a key at once.')
    .addArgument(keyName())
    .addHelpText('after', examples('phial reports key revoke "Laboratory system"'))
    .action((name: string) => onDatabase((deps) => revokeKey(deps, name)));
}

function keyName(): Argument {
  return new Argument('<name>', 'name of the key').argParser((typed: string) => {
    if (typed.trim() === '') throw new InvalidArgumentError('A key has a name.');
    return typed.trim();
  });
}

async function importBundle(deps: CommandDependencies, bundle: unknown): Promise<void> {
  const keys = await loadDatabaseKeys(deps.config, deps.db);
  const outcome = await importReports({ ...deps, keys }, 'command', bundle);
  if ('taken' in outcome) {
    for (const line of linesOf(outcome.taken)) say(line);
    return;
  }
  for (const issue of outcome.issues) complain(issueLine(issue));
  complain('Nothing was taken.');
  process.exitCode = 1;
}

/** @throws StartError when the file cannot be read as JSON */
async function readBundleFile(path: string): Promise<unknown> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new StartError(`${path} cannot be read (${systemErrorCode(error)})`);
  });
  try {
    return parseFhir(bytes);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new StartError(`${path} is not a JSON file in UTF-8 that a bundle could be read from`);
  }
}

function linesOf({ reports }: TakenReports): string[] {
  return reports.map(({ reportNumber, version, status }) => `${reportNumber}: version ${version}, ${status}`);
}

function issueLine({ key, path }: Issue): string {
  return `${path}: ${reportIssues[key]} (${key})`;
}

async function createKey(
  deps: CommandDependencies,
  name: string,
  scopes: readonly ApiScope[],
): Promise<void> {
  try {
    const { key, apiKey } = await createApiKey(deps, 'command', {
      name,
      scopes,
    });
    say(`The key of ${apiKey.name}, shown this once: ${key}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new ConfigError(
      error.code === 'api-key-name-taken'
        ? `There is a key named ${name} already: revoke it or choose another name`
        : `The name of a key has 1 to ${LONGEST_KEY_NAME} characters`,
    );
  }
}

async function listKeys({ db }: CommandDependencies): Promise<void> {
  const lines = await describeApiKeys(db);
  for (const line of lines.length === 0 ? ['There are no keys.'] : lines) say(line);
}

async function revokeKey(deps: CommandDependencies, name: string): Promise<void> {
  if (!(await endApiKeyNamed(deps, name))) throw new ConfigError(`There is no key in use named ${name}`);
  say(`The key of ${name} opens nothing any more.`);
}
