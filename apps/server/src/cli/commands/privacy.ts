import { createInterface } from 'node:readline';
import type { PersonalRow } from '@phial/contract/staff/privacy';
import {
  type DocumentType,
  normalisePatientDocument,
  type PatientDocument,
  validatePatientDocument,
} from '@phial/domain/orders/patient-form';
import { type Command, Option } from 'commander';
import { type CommandDependencies, complain, say } from '../../command.ts';
import { loadDatabaseKeys } from '../../crypto/database-keys.ts';
import { doJob } from '../../jobs/jobs.ts';
import { eraseToTheEnd } from '../../privacy/held-erasure.ts';
import { copyPerson, erasePerson, findPerson } from '../../privacy/person.ts';
import { readDue, readHeld } from '../../privacy/preview.ts';
import { StartError } from '../../start-failure.ts';
import { type CommandContext, examples } from '../command-context.ts';

/** `phial privacy`; ends with 1 also when nothing was done for want of --yes. */
export function define(command: Command, { onDatabase }: CommandContext): void {
  command.description('What has been kept for long enough, and what somebody asks for or wants erased.');
  command
    .command('preview')
    .summary('say what has been kept for longer than RETENTION_DAYS')
    .description('Says what has been kept for longer than RETENTION_DAYS, and changes nothing.')
    .action(() => onDatabase(async (deps) => void (await sayDue(deps))));
  command
    .command('erase')
    .summary('erase what has been kept for longer than RETENTION_DAYS')
    .description(
      'Erases at once what has been kept for longer than RETENTION_DAYS, as the daily job does. Without --yes the same as preview.',
    )
    .option('--yes', 'really erase: it cannot be undone')
    .addHelpText('after', examples('phial privacy erase --yes'))
    .action(({ yes = false }: { yes?: boolean }) => onDatabase((deps) => eraseDue(deps, yes)));
  const aboutPerson = (name: string) =>
    command.command(name).addOption(TRAVEL_DOCUMENT).allowExcessArguments();
  aboutPerson('export')
    .summary('write all that is kept of a person, as JSON')
    .description(
      `Reads a document number from standard input, and writes all that is kept of its person to standard output, as JSON.`,
    )
    .addHelpText('after', examples('phial privacy export > copy.json'))
    .action(async ({ travelDocument }: PersonOptions, called: Command) => {
      const document = await readDocument(called, travelDocument);
      await onDatabase((deps) => runForPerson(deps, copy, document));
    });
  aboutPerson('erase-person')
    .summary("cancel a person's coming bookings and erase all that is kept")
    .description(
      `Reads a document number from standard input, cancels the person's coming bookings and erases all that is kept of
the person but medical records. Without --yes it says what there is, and changes nothing.`,
    )
    .option('--yes', 'really erase: it cannot be undone')
    .addHelpText(
      'after',
      examples('phial privacy erase-person', 'phial privacy erase-person --yes --travel-document'),
    )
    .action(async ({ travelDocument, yes }: PersonOptions, called: Command) => {
      const document = await readDocument(called, travelDocument);
      await onDatabase((deps) => runForPerson(deps, yes ? erase : describe, document));
    });
}

interface PersonOptions {
  readonly travelDocument?: boolean;
  readonly yes?: boolean;
}

const TRAVEL_DOCUMENT = new Option(
  '--travel-document',
  'the number is of a passport or any other document, not of a Hong Kong identity card',
);

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
async function readDocument(command: Command, isTravelDocument = false): Promise<PatientDocument> {
  // Commander would repeat what it does not expect: here it is the number, which the shell then also keeps.
  if (command.args.length > 0) command.error('error: the document number is read from standard input only');
  const documentType = isTravelDocument ? 'TRAVEL' : 'HKID';
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

/** @returns whether anything is due */
async function sayDue(deps: CommandDependencies): Promise<boolean> {
  const { retentionDays } = deps.config;
  const due = await readDue(deps);
  if (due.length === 0) {
    say(`Nothing is older than ${retentionDays} days.`);
    return false;
  }
  for (const { table, rows, first, last } of due) {
    say(`Older than ${retentionDays} days: ${table}: ${rows}, from ${first} to ${last}.`);
  }
  const held = await readHeld(deps);
  if (held !== undefined) {
    say(
      `The daily erasure waits: more is due than expected, as the clock says ${held.today}. Erase it if that is right.`,
    );
  }
  return true;
}

async function eraseDue(deps: CommandDependencies, yes: boolean): Promise<void> {
  if (!(await sayDue(deps))) return;
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
  work: (deps: PersonDependencies, document: PatientDocument) => Promise<{ unsearchable: number }>,
  document: PatientDocument,
): Promise<void> {
  const deps = { ...commandDeps, keys: await loadDatabaseKeys(commandDeps.config, commandDeps.db) };
  const { unsearchable } = await work(deps, document);
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
