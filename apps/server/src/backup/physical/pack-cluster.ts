import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pack as createPack, type Pack } from 'tar-stream';
import { ifThere } from '../../system-error.ts';
import { clusterFiles } from './cluster-files.ts';

const CHUNK_BYTES = 256 * 1024;

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** A tar stream that is still being written. */
export interface ClusterPack {
  readonly stream: Pack;
  /** Bytes of the files so far. */
  bytes: number;
}

export function startPack(): ClusterPack {
  return { stream: createPack(), bytes: 0 };
}

/** Writes the files of a running cluster; what changes meanwhile is mended by the WAL at the restore. */
export async function packCluster(pack: ClusterPack, cluster: string): Promise<void> {
  for await (const { path, isFolder } of clusterFiles(cluster)) {
    if (isFolder) await packFolder(pack, path);
    else await packFile(pack, cluster, path);
  }
}

/** Writes a file whose content is known. */
export function packText({ stream }: ClusterPack, name: string, content: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.entry({ name, mode: FILE_MODE }, content, (error) => (error ? reject(error) : resolve()));
  });
}

function packFolder({ stream }: ClusterPack, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.entry({ name, type: 'directory', mode: FOLDER_MODE }, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

async function packFile(pack: ClusterPack, cluster: string, name: string): Promise<void> {
  const file = await ifThere(open(join(cluster, name), 'r'));
  // Of a table that was dropped meanwhile.
  if (file === undefined) return;
  try {
    const { size, mtime } = await file.stat();
    const written = new Promise<void>((resolve, reject) => {
      const entry = pack.stream.entry({ name, size, mode: FILE_MODE, mtime }, (error) =>
        error ? reject(error) : resolve(),
      );
      copyInto(entry, file, size).catch(reject);
    });
    await written;
    pack.bytes += size;
  } finally {
    await file.close();
  }
}

/** Exactly as many bytes as announced: what was added since is in the WAL, what was cut off is zeros until then. */
async function copyInto(entry: NodeJS.WritableStream, file: FileHandle, size: number): Promise<void> {
  for (let position = 0; position < size; ) {
    const buffer = Buffer.alloc(Math.min(CHUNK_BYTES, size - position));
    await fill(file, buffer, position);
    position += buffer.length;
    if (!entry.write(buffer)) await once(entry, 'drain');
  }
  entry.end();
}

async function fill(file: FileHandle, buffer: Buffer, position: number): Promise<void> {
  for (let filled = 0; filled < buffer.length; ) {
    const { bytesRead } = await file.read(buffer, filled, buffer.length - filled, position + filled);
    if (bytesRead === 0) return;
    filled += bytesRead;
  }
}
