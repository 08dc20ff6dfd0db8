import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

/** A file in memory, as it is sent. */
export interface PackedFile {
  readonly type: string;
  /** Of the content; each encoding gets a mark of its own behind it. */
  readonly tag: string;
  /** Whether the name changes with the content, so that a browser never needs to ask again. */
  readonly immutable: boolean;
  readonly identity: Buffer;
  /** Compressed forms; missing where compressing does not pay. */
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** A file as it is sent, not compressed. */
export function describeFile(type: string, immutable: boolean, identity: Buffer): PackedFile {
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  return { type, tag, immutable, identity };
}

/** Beyond this a page takes longer to compress than it saves on its way. */
const BROTLI_QUALITY = 6;

/** Pages that are kept packed; with those of a large catalogue some tens of megabytes. */
const MOST_PAGES = 1_000;

/** Pages made while the server runs, packed once each for as long as they are asked for. */
export interface PackedPages {
  /** @param type with its charset */
  pack(type: string, text: string): Promise<PackedFile>;
}

/** @returns a memory by content, so that a page that has changed is another page */
export function packedPages(): PackedPages {
  const known = new Map<string, Promise<PackedFile>>();
  return {
    pack(type, text) {
      const file = describeFile(type, false, Buffer.from(text));
      const packed = known.get(file.tag) ?? compressed(file);
      // What was asked for last is let go last.
      known.delete(file.tag);
      known.set(file.tag, packed);
      const [oldest] = known.keys();
      if (known.size > MOST_PAGES && oldest !== undefined) known.delete(oldest);
      return packed;
    },
  };
}

/** The page with its compressed forms. */
export async function compressed(file: PackedFile): Promise<PackedFile> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(file.identity, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(file.identity),
  ]);
  return { ...file, br, gzip: zipped };
}
