import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AUDIT_EXPORT_FORMATS, type AuditExportFormat } from '@phial/contract/staff/audit';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { type Command, Option } from 'commander';
import { describeFinding } from '../../audit/chain/finding.ts';
import { type Verified, verifyAuditLog } from '../../audit/chain/verify-log.ts';
import { exportAuditLog } from '../../audit/export/export.service.ts';
import { type CommandDependencies, complain, say } from '../../command.ts';
import { loadDatabaseKeys } from '../../crypto/database-keys.ts';
import { Refused } from '../../errors.ts';
import { fileFailure } from '../../file-failure.ts';
import { StartError } from '../../start-failure.ts';
import { systemErrorCode } from '../../system-error.ts';
import { type CommandContext, examples } from '../command-context.ts';
import { fileOption } from '../file-argument.ts';

/** Lines of findings; whoever rewrote the log made one of each entry. */
const MOST_LINES = 200;

/** `phial audit`. */
export function define(command: Command, { onDatabase }: CommandContext): void {
  command.description('The audit log: who did what, and whether anybody has tampered with it.');
  command
    .command('verify')
    .summary('find what was changed, dropped or inserted')
    .description(
      'Goes through the whole audit log beside a server at work, and prints a line for each entry that was changed, ' +
        'dropped or inserted. The exit code is 1 if there is one. Without the heads that were written out, a log that ' +
        'was rewritten as a whole, or cut off at its end, looks good.',
    )
    .addOption(
      fileOption(
        '--heads <file>',
        'the lines that were written to AUDIT_HEADS_TO, or - for the standard input',
      ),
    )
    .addHelpText('after', examples('phial audit verify', 'phial audit verify --heads /mnt/store/heads.jsonl'))
    .action(({ heads }: { heads?: string }) => onDatabase((deps) => verify(deps, heads)));
  command
    .command('export')
    .summary('print entries as CSV or JSON lines')
    .description(
      'Prints the entries of a span, oldest first. Days are Hong Kong days, both included. The audit log records the export.',
    )
    .option('--from <day>', 'first day, YYYY-MM-DD')
    .option('--until <day>', 'last day, YYYY-MM-DD')
    .addOption(new Option('--format <format>', 'of the output').choices(AUDIT_EXPORT_FORMATS).default('csv'))
    .addHelpText(
      'after',
      examples('phial audit export --from 2026-03-01 --until 2026-03-31 --format jsonl > march.jsonl'),
    )
    .action((span: Span) => onDatabase((deps) => printEntries(deps, span)));
}

interface Span {
  from?: string;
  until?: string;
  format: AuditExportFormat;
}

async function printEntries({ db, clock }: CommandDependencies, { format, ...days }: Span): Promise<void> {
  try {
    const text = await exportAuditLog({ db, clock }, 'command', days, format);
    await pipeline(Readable.from(text), process.stdout, { end: false });
  } catch (error) {
    // Whoever reads the beginning only, as `| head` does, hangs up early.
    if (systemErrorCode(error) === 'EPIPE') return;
    if (!(error instanceof Refused)) throw error;
    throw new StartError(
      '--from and --until must be days such as 2026-03-31, the first one not after the last',
    );
  }
}

async function verify({ db, config }: CommandDependencies, file: string | undefined): Promise<void> {
  const written =
    file === undefined ? undefined : { lines: linesOf(file), keys: await loadDatabaseKeys(config, db) };
  let findings = 0;
  const verified = await verifyAuditLog(
    db,
    (finding) => {
      findings += 1;
      if (findings <= MOST_LINES) say(describeFinding(finding));
    },
    written,
  );
  if (findings > MOST_LINES) say(`… and ${findings - MOST_LINES} more.`);
  sayWhatWasRead(verified);
  if (findings === 0) return say('Nothing was tampered with, as far as this can be seen.');
  complain(`Findings: ${findings}. See "The audit log" in docs/operations.md.`);
  process.exitCode = 1;
}

function sayWhatWasRead({ links, end, waiting, heads }: Verified): void {
  say(`Linked entries: ${links}; the last is sequence ${end.sequence}, hash ${end.hash}.`);
  if (waiting.since !== undefined) {
    say(`Not yet linked: ${waiting.entries}, the first of ${formatServTime(waiting.since)}.`);
  }
  if (heads === undefined) return;
  say(`Heads that fit: ${heads.good}.`);
  if (heads.unknownKey > 0) {
    say(
      `Heads whose signature could not be checked, as their key is not in the key ring: ${heads.unknownKey}.`,
    );
  }
}

/** Opened when the first line is asked for: lines that come before are lost. @throws StartError */
async function* linesOf(file: string): AsyncIterable<string> {
  if (file === '-') return yield* createInterface({ input: process.stdin });
  const opened = await open(file).catch((error: unknown) => {
    throw fileFailure(file, error);
  });
  yield* opened.readLines();
}
