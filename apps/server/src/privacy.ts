import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { PersonalRow } from '@phial/contract/staff/privacy';
import {
  type DocumentType,
  normalisePatientDocument,
  type PatientDocument,
  validatePatientDocument,
} from '@phial/domain/orders/patient-form';
import { type CommandDependencies, type CommandWork, complain, runCommand, say } from './command.ts';
import { loadDatabaseKeys } from './crypto/database-keys.ts';
import { doJob } from './jobs/jobs.ts';
import { eraseToTheEnd } from './privacy/held-erasure.ts';
import { copyPerson, erasePerson, findPerson } from './privacy/person.ts';
import { readDue, readHeld } from './privacy/preview.ts';
import { StartError } from './start-failure.ts';

const USAGE = `npm run privacy -- preview
  Tells what has been kept for longer than RETENTION_DAYS, and changes nothing.
npm run privacy -- erase --yes
  Erases it at once, as the daily job does. Without --yes the same as preview.
npm run --silent privacy -- export
  Reads a document number from the standard input and writes all that is kept of
  its person to the standard output, as JSON.
npm run privacy -- erase-person --yes
  Reads a document number from the standard input, cancels the person's coming
  bookings and erases all that is kept of the person. Without --yes it tells
  what there is, and changes nothing.
The number is of a Hong Kong identity card; with --travel-document, of a passport
or any other document.
`;

const COMMANDS = ['preview', 'erase', 'export', 'erase-person'] as const;

interface Command {
  readonly name: (typeof COMMANDS)[number];
  readonly yes: boolean;
  readonly documentType: DocumentType;
}

/** `npm run privacy`; ends with 1 also when nothing was done for want of --yes. */
async function workOf(args: readonly string[]): Promise<CommandWork | undefined> {
  const command = commandOf(args);
  if (command === undefined) return undefined;
  if (!isAboutPerson(command.name)) return (deps) => runForDue(deps, command);
  const document = await readDocument(command);
  return (deps) => runForPerson(deps, command, document);
}

/** Undefined when they are none of the usage; above all when a number was given here, where the shell keeps it. */
function commandOf(args: readonly string[]): Command | undefined {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { yes: flag, 'travel-document': flag };
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const name = COMMANDS.find((known) => known === positionals[0]);
    const mayChange = name === 'erase' || name === 'erase-person';
    const travel = values['travel-document'];
    if (name === undefined || positionals.length > 1 || (values.yes && !mayChange)) return undefined;
    if (travel && !isAboutPerson(name)) return undefined;
    return { name, yes: values.yes, documentType: travel ? 'TRAVEL' : 'HKID' };
  } catch {
    return undefined;
  }
}

function isAboutPerson(name: Command['name']): boolean {
  return name === 'export' || name === 'erase-person';
}

const WRONG_NUMBER: Record<DocumentType, string> = {
  HKID:
    'The standard input must be an identity card number with its check character; ' +
    'the number of another document goes with --travel-document',
  TRAVEL: 'The standard input must be the number of a document as printed: 4 to 20 letters and digits',
};

/**
 * The first line of the standard input.
 * @returns with the number normalised
 * @throws StartError when it is no such number; the message does not repeat it
 */
async function readDocument({ documentType }: Command): Promise<PatientDocument> {
  if (process.stdin.isTTY) process.stderr.write('Document number: ');
  let typed = '';
  for await (const line of createInterface({ input: process.stdin })) {
    typed = line;
    break;
  }
  const wrong = validatePatientDocument({ documentType, documentNumber: typed });
  if (wrong !== undefined) throw new StartError(WRONG_NUMBER[documentType]);
  return { documentType, documentNumber: normalisePatientDocument(documentType, typed) };
}

async function runForDue(deps: CommandDependencies, { name, yes }: Command): Promise<void> {
  const { retentionDays } = deps.config;
  const due = await readDue(deps);
  if (due.length === 0) return say(`Nothing is older than ${retentionDays} days.`);
  for (const { table, rows, first, last } of due) {
    say(`Older than ${retentionDays} days: ${table}: ${rows}, from ${first} to ${last}.`);
  }
  const held = await readHeld(deps);
  if (held !== undefined) {
    say(
      `The daily erasure waits: more is due than expected, as the clock says ${held.today}. Erase it if that is right.`,
    );
  }
  if (name === 'preview') return;
  if (!yes) return refuseWithoutYes();
  say(`Erased: ${await eraseAll(deps)}.`);
  const left = (await readDue(deps)).reduce((sum, { rows }) => sum + rows, 0);
  if (left === 0) return;
  complain(`Not yet erased, as somebody was at them: ${left}. Try again.`);
  process.exitCode = 1;
}

/** @returns how many records */
async function eraseAll(deps: CommandDependencies): Promise<number> {
  const work = (given: Parameters<typeof eraseToTheEnd>[0]) => eraseToTheEnd(given, 'command');
  const turn = { name: 'erase-personal-data', work } as const;
  for (let erased = 0; ; ) {
    const done = await doJob(deps, turn);
    if (done === undefined) throw new StartError('A server is erasing at this moment: try again in a minute');
    if (done === 0) return erased;
    erased += done;
  }
}

async function runForPerson(
  commandDeps: CommandDependencies,
  { name, yes }: Command,
  document: PatientDocument,
): Promise<void> {
  const deps = { ...commandDeps, keys: await loadDatabaseKeys(commandDeps.config, commandDeps.db) };
  const { unsearchable } = await (name === 'export' ? copy : yes ? erase : describe)(deps, document);
  if (unsearchable === 0) return;
  complain(`Records that were not searched, as their key is not in the key ring: ${unsearchable}.`);
  process.exitCode = 1;
}

type PersonDependencies = Parameters<typeof copyPerson>[0];

async function copy(deps: PersonDependencies, document: PatientDocument) {
  const person = await copyPerson(deps, 'command', document);
  say(JSON.stringify(person, null, 2));
  return person;
}

async function describe(deps: PersonDependencies, document: PatientDocument) {
  const found = await findPerson(deps, 'command', document);
  const countOf = (fate: PersonalRow['fate']) => found.rows.filter((row) => row.fate === fate).length;
  say(
    `Records of this person: ${found.rows.length}, of which bookings to come: ${countOf('cancel')}, kept as medical records: ${countOf('keep')}.`,
  );
  refuseWithoutYes();
  return found;
}

async function erase(deps: PersonDependencies, document: PatientDocument) {
  const done = await erasePerson(deps, 'command', document);
  const rows = Object.values(done.erased).reduce((sum, erased) => sum + erased, 0);
  say(`Erased: ${rows}, of which bookings to come and now cancelled: ${done.cancelled}.`);
  if (done.kept > 0) say(`Kept as medical records: ${done.kept}.`);
  return done;
}

function refuseWithoutYes(): void {
  complain('Nothing was erased: that cannot be undone, and is done with --yes.');
  process.exitCode = 1;
}

if (import.meta.main) await runCommand(USAGE, workOf);
