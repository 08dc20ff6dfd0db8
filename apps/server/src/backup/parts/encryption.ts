import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BackupError } from '../backup-error.ts';

/** Encrypts a stream for the recipients (`age1…`); the format is that of age (age-encryption.org/v1). */
export async function encryptStream(content: Readable, recipients: readonly string[]): Promise<Readable> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return overWeb(content, (stream) => encrypter.encrypt(stream));
}

/**
 * @param identities secret keys (`AGE-SECRET-KEY-1…`)
 * @param name of the file, for messages
 * @throws BackupError `wrong-identity`; what was altered fails while it is read
 */
export async function decryptStream(
  content: Readable,
  identities: readonly string[],
  name: string,
): Promise<Readable> {
  if (identities.length === 0) {
    throw new BackupError(
      'wrong-identity',
      `${name} is encrypted: give the file of the identity with --identity`,
    );
  }
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return await overWeb(content, (stream) => decrypter.decrypt(stream));
  } catch (error) {
    content.destroy();
    if (error instanceof BackupError) throw error;
    throw new BackupError(
      'wrong-identity',
      `${name} does not open with this identity: it was encrypted for another recipient, or is damaged`,
    );
  }
}

type Web = globalThis.ReadableStream<Uint8Array>;

async function overWeb(content: Readable, through: (stream: Web) => Promise<Web>): Promise<Readable> {
  const result = await through(Readable.toWeb(content) as unknown as Web);
  return Readable.fromWeb(result as unknown as ReadableStream);
}
