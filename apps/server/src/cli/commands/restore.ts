import type { Command } from 'commander';
import { parseInstant } from '../../backup/restore/instant.ts';
import { restore } from '../../backup/restore/restore.ts';
import { openStoreToRead } from '../../backup/store/open-store.ts';
import { complain, say } from '../../command.ts';
import { backupTarget } from '../../config/backup-readers.ts';
import { ConfigError } from '../../config.ts';
import { type CommandContext, examples } from '../command-context.ts';
import { readIdentities } from '../secrets.ts';
import { printTable } from '../table.ts';

interface RestoreOptions {
  to?: string;
  backup?: string;
  identity?: string;
  acceptFaults?: boolean;
}

/** `phial restore`. */
export function define(command: Command, { asOwner }: CommandContext): void {
  command
    .description(
      `Restores a database from a backup into an empty place: a DATA_DIR without a database, or the empty database
of DATABASE_URL. The keys have to be there (PHIAL_KEYS, or keys.json of DATA_DIR). All of it is checked before
it takes its place; nothing that exists is replaced.`,
    )
    .argument('<from>', 'folder with the backups, or "| command" that writes the file $BACKUP_NAME')
    .option('--to <time>', 'up to this second, such as "2026-11-25 14:03:07" in Hong Kong, or with a zone')
    .option('--backup <name>', 'this backup instead of the newest that fits')
    .option('--identity <file>', 'file of the age identity that opens encrypted backups')
    .option('--accept-faults', 'let the database in although a check found something')
    .addHelpText(
      'after',
      examples('phial restore /backup/phial', 'phial restore /backup/phial --to "2026-11-25 14:03:07"'),
    )
    .action(async (from: string, options: RestoreOptions) => {
      const identities = await readIdentities(options.identity);
      const { manifest, segments, checks } = await restore({
        config: await asOwner(),
        store: openStoreToRead(targetOf(from)),
        to: instantOf(options.to),
        id: options.backup,
        identities,
        acceptFaults: options.acceptFaults ?? false,
        say: complain,
      });
      printTable(
        ['checked', 'found', ''],
        checks.map(({ what, found, isGood }) => [what, found, isGood ? 'good' : 'NOT GOOD']),
      );
      const wal = manifest.kind === 'PHYSICAL' ? ` and ${segments} WAL segments` : '';
      say(`Restored from backup ${manifest.id}${wal}. Start the server.`);
    });
}

function targetOf(from: string) {
  try {
    return backupTarget(from);
  } catch (error) {
    throw new ConfigError(`FROM ${error instanceof Error ? error.message : String(error)}`);
  }
}

function instantOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const instant = parseInstant(text);
  if (instant !== undefined) return instant;
  throw new ConfigError(
    `--to must be a time such as "2026-11-25 14:03:07" or 2026-11-25T06:03:07Z, not "${text}"`,
  );
}
