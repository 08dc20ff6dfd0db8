import type { Command } from 'commander';
import { type CommandDependencies, say } from '../../command.ts';
import { type Config, ConfigError } from '../../config.ts';
import { hasOldRows, loadDatabaseKeys } from '../../crypto/database-keys.ts';
import { addKeyToFile } from '../../crypto/key-file.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import type { Database } from '../../db/pool.ts';
import { rotateKeys } from '../../key-rotation/rotate-keys.ts';
import { type CommandContext, examples } from '../command-context.ts';

/** `phial keys`. */
export function define(command: Command, { onDatabase }: CommandContext): void {
  command.description('The keys under which names and numbers are encrypted.');
  command
    .command('rotate')
    .summary('encrypt everything anew under a new key')
    .description(
      `Encrypts everything anew under a new key, while the servers go on working.
With PHIAL_KEYS: under the first key given there; give it to every server before.
Otherwise: under a new key, put first in keys.json of the data folder.`,
    )
    .addHelpText('after', examples('phial keys rotate'))
    .action(() => onDatabase(rotate));
}

async function rotate({ config, db, clock }: CommandDependencies): Promise<void> {
  const keys = await keysToUse(config, db);
  say(`The newest key is ${keys.newestId}.`);
  const done = await rotateKeys({ db, keys, clock });
  if (done === undefined) {
    throw new ConfigError('Another rotation is under way: wait until it has ended');
  }
  say(`${done.rewritten} bookings were sealed anew with ${keys.newestId}.`);
  if (done.unreadable > 0) {
    say(`${done.unreadable} records could not be read and stay as they are: look for them in a backup.`);
  }
  const former = keys.ids.filter((id) => id !== keys.newestId).join(', ');
  const where = config.keys === undefined ? 'keys.json' : 'PHIAL_KEYS';
  if (former !== '')
    say(`Keep ${former} in ${where} for another 24 hours, for tokens and answers made before.`);
}

/** A rotation that was broken off is finished with its key before there is another one. */
async function keysToUse(config: Config, db: Database): Promise<KeyRing> {
  const keys = await loadDatabaseKeys(config, db);
  if (config.keys !== undefined || (await hasOldRows(db, keys))) return keys;
  await addKeyToFile(config.dataDir);
  return loadDatabaseKeys(config, db);
}
