import { formatServTime } from '@phial/domain/hong-kong-time';
import type { Command } from 'commander';
import { BackupError } from '../../backup/backup-error.ts';
import { bringBackKeys, keepKeys, readKeptKeys } from '../../backup/kept-keys.ts';
import { makeBackup, storeOf } from '../../backup/make-backup.ts';
import type { Manifest } from '../../backup/manifest.ts';
import { listBackups, verifyBackup } from '../../backup/verify-backup.ts';
import { complain, say } from '../../command.ts';
import { ageRecipients } from '../../config/backup-readers.ts';
import { ConfigError } from '../../config.ts';
import { type CommandContext, examples } from '../command-context.ts';
import { pathOf } from '../file-argument.ts';
import { readIdentities, readLine } from '../secrets.ts';
import { printTable } from '../table.ts';

/** `phial backup`. */
export function define(command: Command, { config, asOwner, onDatabase }: CommandContext): void {
  command
    .description(
      `Backups of the database, at the destination of BACKUP_TO. Without a further word: makes one now,
beside the running server or without it. The keys are never part of it.`,
    )
    .addHelpText(
      'after',
      examples('phial backup', 'phial backup list', 'phial backup verify --identity id.txt'),
    )
    .action(() =>
      onDatabase(async (deps) => {
        const manifest = await makeBackup(deps, () => complain('Waiting for the backup that is being made…'));
        say(`Backup ${manifest.id} is whole: ${sizeOf(manifest)}.`);
        if (!manifest.encrypted) complain(NOT_ENCRYPTED);
        say(`It needs ${manifest.keys.length === 0 ? 'no key' : `the keys ${manifest.keys.join(', ')}`}.`);
      }),
    );
  command
    .command('list')
    .summary('the backups that are whole, newest first')
    .action(async () => {
      const backups = await listBackups(storeOf(config()));
      if (backups.length === 0) say('There is no backup yet.');
      else
        printTable(['backup', 'made (Hong Kong time)', 'of', 'size', 'encrypted', 'keys'], backups.map(row));
    });
  command
    .command('verify')
    .argument('[backup]', 'name of a backup instead of the newest')
    .option('--identity <file>', 'file of an age identity: tries that everything decrypts, too')
    .summary('read all of a backup and compare its checksums')
    .action(async (name: string | undefined, { identity }: { identity?: string }) => {
      const store = storeOf(config());
      const id = name ?? (await store.index()).backups.at(-1);
      if (id === undefined) throw new BackupError('part-missing', 'There is no backup yet');
      const identities = await readIdentities(identity);
      const manifest = await verifyBackup(store, id, identities);
      const opened =
        manifest.encrypted && identities.length === 0 ? '; give --identity to decrypt it, too' : '';
      say(`Backup ${id} is whole: ${sizeOf(manifest)}${opened}.`);
    });
  command
    .command('keys')
    .option('--to <file>', 'write the keys of the service to this file')
    .option('--from <file>', 'put the keys of this file into the data folder, which has none')
    .option('--recipient <age1…>', 'whom the file is for, instead of BACKUP_AGE_RECIPIENT')
    .option('--identity <file>', 'file of the age identity that opens it')
    .option('--passphrase', 'protect or open it with a passphrase, read from the standard input')
    .summary('keep the keys apart, encrypted; or bring them back')
    .addHelpText('after', examples('phial backup keys --to /media/stick/keys.age --passphrase'))
    .action(async (options: KeyOptions) => {
      if ((options.to === undefined) === (options.from === undefined)) {
        throw new ConfigError('Give one of --to FILE and --from FILE');
      }
      const passphrase = options.passphrase ? await readLine('Passphrase: ') : undefined;
      if (options.to !== undefined) {
        const recipients = options.recipient
          ? ageRecipients(options.recipient)
          : (config().backupRecipients ?? []);
        if (passphrase === undefined && recipients.length === 0) {
          throw new ConfigError('Give --recipient age1… or --passphrase: keys are not written unencrypted');
        }
        const ids = await keepKeys(
          config(),
          pathOf(options.to),
          passphrase === undefined ? { recipients } : { passphrase },
        );
        say(`${options.to} has the keys ${ids.join(', ')}. Keep it apart from the backups.`);
      } else {
        const opening =
          passphrase === undefined ? { identities: await readIdentities(options.identity) } : { passphrase };
        // Before it goes on as the owner of the data folder: root's file is closed to that user.
        const keys = await readKeptKeys(pathOf(options.from ?? ''), opening);
        const ids = await bringBackKeys(await asOwner(), keys);
        say(`The keys ${ids.join(', ')} are in the data folder.`);
      }
    });
}

interface KeyOptions {
  to?: string;
  from?: string;
  recipient?: string;
  identity?: string;
  passphrase?: boolean;
}

const NOT_ENCRYPTED =
  'It is not encrypted: names and numbers of persons are encrypted in it as in the database, everything else is not. Set BACKUP_AGE_RECIPIENT before backups leave this machine.';

function row(manifest: Manifest): string[] {
  const { id, startedAt, kind, encrypted, keys } = manifest;
  return [
    id,
    formatServTime(new Date(startedAt)),
    kind === 'PHYSICAL' ? 'embedded database' : 'dump of the server',
    sizeOf(manifest),
    encrypted ? 'yes' : 'no',
    keys.join(', '),
  ];
}

function sizeOf({ parts }: Manifest): string {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
