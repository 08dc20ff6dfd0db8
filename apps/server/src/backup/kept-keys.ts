import { readFile, writeFile } from 'node:fs/promises';
import { type Config, ConfigError } from '../config.ts';
import {
  keyFilePath,
  keyFileText,
  type MasterKey,
  parseKeyFile,
  parseMasterKeys,
  readOrMakeKeyFile,
  writeKeyFile,
} from '../crypto/key-file.ts';
import { fileFailure } from '../file-failure.ts';
import { BackupError } from './backup-error.ts';

type KeySource = Pick<Config, 'keys' | 'dataDir'>;

/** How a copy of the keys is encrypted: for the owners of identities, or with a passphrase. */
export type KeyProtection = { readonly recipients: readonly string[] } | { readonly passphrase: string };

/**
 * Writes the keys of the service to a file of their own, encrypted with age, in the form of `keys.json`. The file must
 * not be there.
 * @returns the ids of the keys
 */
export async function keepKeys(
  config: KeySource,
  file: string,
  protection: KeyProtection,
): Promise<string[]> {
  const keys =
    config.keys === undefined ? await readOrMakeKeyFile(config.dataDir) : parseMasterKeys(config.keys);
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  if ('passphrase' in protection) encrypter.setPassphrase(protection.passphrase);
  else for (const recipient of protection.recipients) encrypter.addRecipient(recipient);
  const content = await encrypter.encrypt(keyFileText(keys));
  await writeFile(file, content, { flag: 'wx', mode: 0o600, flush: true }).catch((error: unknown) => {
    throw fileFailure(file, error);
  });
  return keys.map(({ id }) => id);
}

/**
 * The keys in a file of {@link keepKeys}, which is readable only to whoever had it written.
 * @throws BackupError `wrong-identity`; StartError when the file cannot be read
 */
export async function readKeptKeys(
  file: string,
  opening: { readonly identities: readonly string[] } | { readonly passphrase: string },
): Promise<MasterKey[]> {
  const content = await readFile(file).catch((error: unknown) => {
    throw fileFailure(file, error);
  });
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  if ('passphrase' in opening) decrypter.addPassphrase(opening.passphrase);
  else for (const identity of opening.identities) decrypter.addIdentity(identity);
  const text = await decrypter.decrypt(content, 'text').catch(() => {
    throw new BackupError('wrong-identity', `${file} does not open with this identity or passphrase`);
  });
  return parseKeyFile(text, file);
}

/**
 * Puts kept keys into the data folder, which has none.
 * @returns the ids of the keys
 */
export async function bringBackKeys({ dataDir }: KeySource, keys: readonly MasterKey[]): Promise<string[]> {
  if (!(await writeKeyFile(dataDir, keys))) {
    throw new ConfigError(
      `${keyFilePath(dataDir)} is there already: keys are never replaced. Move it away first`,
    );
  }
  return keys.map(({ id }) => id);
}
