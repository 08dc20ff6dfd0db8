import { readFile } from 'node:fs/promises';
import { reportIssues } from '@phial/content/messages/en/report-issues';
import type { TakenReports } from '@phial/contract/reports/report';
import { LONGEST_KEY_NAME } from '@phial/contract/staff/api-key';
import { API_SCOPES, type ApiScope, isApiScope } from '@phial/domain/api-scope';
import { createApiKey, describeApiKeys, endApiKeyNamed } from './accounts/api-keys/api-key.service.ts';
import { type CommandDependencies, type CommandWork, complain, runCommand, say } from './command.ts';
import { ConfigError } from './config.ts';
import { loadDatabaseKeys } from './crypto/database-keys.ts';
import type { Issue } from './diagnostics/reports/import/fhir/issue.ts';
import { parseFhir } from './diagnostics/reports/import/fhir/parse-fhir.ts';
import { importReports } from './diagnostics/reports/import/import-reports.service.ts';
import { Refused } from './errors.ts';
import { StartError } from './start-failure.ts';
import { systemErrorCode } from './system-error.ts';

const USAGE = `npm run reports -- import FILE
  Takes the reports of a FHIR R4 bundle, all of them or none, as POST /api/lab/reports does.
npm run reports -- key create NAME [SCOPE ...]
  Makes an API key for the laboratory's system and tells it this once. Scopes are
  ${API_SCOPES.join(', ')}; without one it is reports:write.
npm run reports -- key list
  Tells which keys there are and when each was last used.
npm run reports -- key revoke NAME
  Ends a key at once.
`;

/** `npm run reports`. */
function workOf([command, first, second, ...rest]: readonly string[]): CommandWork | undefined {
  if (command === 'key' && first === 'create') {
    if (second === undefined || second.trim() === '' || !rest.every(isApiScope)) return undefined;
    return (deps) => createKey(deps, second.trim(), rest);
  }
  if (rest.length > 0 || first === undefined) return undefined;
  if (command === 'import') return second === undefined ? (deps) => importFile(deps, first) : undefined;
  if (command !== 'key') return undefined;
  if (first === 'list') return second === undefined ? listKeys : undefined;
  if (second === undefined || second.trim() === '') return undefined;
  return first === 'revoke' ? (deps) => revokeKey(deps, second.trim()) : undefined;
}

async function importFile(deps: CommandDependencies, path: string): Promise<void> {
  const bundle = await readBundleFile(path);
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
      scopes: scopes.length === 0 ? ['reports:write'] : scopes,
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

if (import.meta.main) await runCommand(USAGE, workOf);
