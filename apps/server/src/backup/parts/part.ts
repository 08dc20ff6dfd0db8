import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { BackupError } from '../backup-error.ts';
import type { BackupPart } from '../manifest.ts';
import type { BackupStore } from '../store/store.ts';
import { decryptStream, encryptStream } from './encryption.ts';

const ZSTD_LEVEL = 3;

/** Compressed for parts that are not so already. */
const ZSTD = '.zst';
export const AGE = '.age';

/**
 * Writes a part, compressed where its name says so and encrypted where there are recipients, without holding more of
 * it in memory than streams do.
 * @param name within the backup, without the ending of encryption
 */
export async function writePart(
  store: BackupStore,
  backupId: string,
  { name, content, recipients }: { name: string; content: Readable; recipients: readonly string[] },
): Promise<BackupPart> {
  const compressed = name.endsWith(ZSTD) ? joined(content, zstd()) : content;
  const stored = recipients.length > 0 ? await encryptStream(compressed, recipients) : compressed;
  const meter = new Meter();
  const partName = recipients.length > 0 ? `${name}${AGE}` : name;
  await store.put(`${backupId}/${partName}`, joined(stored, meter));
  return { name: partName, bytes: meter.bytes, sha256: meter.sha256() };
}

/**
 * Reads a part to its end and compares size and checksum.
 * @throws BackupError naming the part
 */
export async function verifyPart(store: BackupStore, backupId: string, part: BackupPart): Promise<void> {
  const meter = new Meter();
  const name = `${backupId}/${part.name}`;
  await pipeline(store.get(name), meter, async (chunks) => {
    for await (const _ of chunks);
  });
  if (meter.bytes !== part.bytes) {
    throw new BackupError(
      'part-damaged',
      `${name} has ${meter.bytes} bytes instead of ${part.bytes}: it is not whole`,
    );
  }
  if (meter.sha256() !== part.sha256) {
    throw new BackupError('part-damaged', `${name} is damaged: its SHA-256 is not that of the manifest`);
  }
}

/** The content of a part, decrypted and unpacked as the endings of its name say. */
export async function readPart(
  store: BackupStore,
  name: string,
  identities: readonly string[],
): Promise<Readable> {
  const stored = store.get(name);
  const plain = name.endsWith(AGE) ? await decryptStream(stored, identities, name) : stored;
  return name.includes(ZSTD) ? joined(plain, createZstdDecompress()) : plain;
}

/** Pipes one stream into another one; an error of the first comes out of the second. */
export function joined<Out extends NodeJS.ReadWriteStream>(from: Readable, into: Out): Out {
  // The reader of the second one gets the error.
  pipeline(from, into).catch(() => undefined);
  return into;
}

function zstd() {
  const { ZSTD_c_compressionLevel, ZSTD_c_checksumFlag } = constants;
  return createZstdCompress({ params: { [ZSTD_c_compressionLevel]: ZSTD_LEVEL, [ZSTD_c_checksumFlag]: 1 } });
}

/** Counts and hashes what passes through. */
class Meter extends Transform {
  bytes = 0;
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: () => void): void {
    this.bytes += chunk.length;
    this.#hash.update(chunk);
    this.push(chunk);
    done();
  }

  sha256(): string {
    return this.#hash.digest('hex');
  }
}
