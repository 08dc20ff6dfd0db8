import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError } from '../backup-error.ts';
import type { Manifest } from '../manifest.ts';
import { positionOf, segmentAt, timelineOf, walFolder } from '../names.ts';
import { decryptStream } from '../parts/encryption.ts';
import { AGE } from '../parts/part.ts';
import type { BackupStore } from '../store/store.ts';
import type { ChosenBackup } from './choose-backup.ts';

const GZIP = '.gz';

export interface WalToStage extends ChosenBackup {
  readonly store: BackupStore;
  readonly identities: readonly string[];
  /** Where to, as `<segment>.gz`. */
  readonly folder: string;
}

export interface StagedWal {
  readonly segments: number;
  /** Names the first segment that is missing or damaged, where there is one. */
  readonly gap: BackupError | undefined;
}

/**
 * Fetches the WAL that a restore replays, decrypts it and tries that each file is whole. Ends before the first segment
 * that is missing or damaged: for an earlier moment the rest may do.
 */
export async function stageWal(wanted: WalToStage): Promise<StagedWal> {
  const { manifest, store } = wanted;
  const { wal } = manifest;
  if (wal === undefined) return { segments: 0, gap: undefined };
  const source = walFolder(wal.systemId);
  const names = await store.list(source);
  const last = await lastPosition(wanted, names);
  const first = positionOf(wal.first) ?? 0;
  const timelines = timelinesOf(
    wal.first,
    names ?? [(await store.index()).lastSegment?.split('/').at(-1) ?? wal.last],
  );
  let gap: BackupError | undefined;
  let segments = 0;
  await stageOneOf(
    wanted,
    names,
    timelines.map((timeline) => `${hex(timeline)}.history`),
  );
  for (let position = first; position <= last && gap === undefined; position += 1) {
    const files = timelines.map((timeline) => segmentAt(timeline, position));
    const found = await stageOneOf(wanted, names, files).catch((error: unknown) => {
      if (!(error instanceof BackupError) || error.failure !== 'segment-damaged') throw error;
      gap = error;
    });
    if (found === 0) gap = missing(segmentAt(timelineOf(wal.first), position), store);
    else if (gap === undefined) segments += 1;
  }
  return { segments, gap };
}

function missing(segment: string, store: BackupStore): BackupError {
  return new BackupError('segment-missing', `WAL segment ${segment} is missing in ${store.description}`);
}

/** The position of the last segment that there is, or of the last that is needed. */
async function lastPosition(
  { manifest, next, store }: WalToStage,
  names: string[] | undefined,
): Promise<number> {
  const { wal } = manifest as Manifest & { wal: NonNullable<Manifest['wal']> };
  const stored = names ?? [(await store.index()).lastSegment?.split('/').at(-1) ?? ''];
  const positions = stored.map((name) => positionOf(name)).filter((position) => position !== undefined);
  const last = Math.max(positionOf(wal.last) ?? 0, ...positions);
  const sameLine = next?.wal !== undefined && timelineOf(next.wal.first) === timelineOf(wal.first);
  return sameLine ? Math.min(last, positionOf(next?.wal?.first ?? '') ?? last) : last;
}

function timelinesOf(first: string, names: readonly string[]): number[] {
  const begin = timelineOf(first);
  const newest = Math.max(begin, ...names.filter((name) => /^[0-9A-F]{8}/.test(name)).map(timelineOf));
  return Array.from({ length: newest - begin + 1 }, (_, n) => begin + n);
}

/** Of files that stand for each other on several timelines. @returns how many there were */
async function stageOneOf(
  wanted: WalToStage,
  names: string[] | undefined,
  files: readonly string[],
): Promise<number> {
  // A store that cannot be listed is asked for what could be opened only.
  const endings = names === undefined && wanted.identities.length === 0 ? [GZIP] : [GZIP, `${GZIP}${AGE}`];
  let found = 0;
  for (const file of files) {
    for (const name of endings.map((ending) => `${file}${ending}`)) {
      if (names !== undefined && !names.includes(name)) continue;
      if (!(await stageFile(wanted, name, names === undefined))) continue;
      found += 1;
      break;
    }
  }
  return found;
}

async function stageFile(
  { manifest, store, identities, folder }: WalToStage,
  name: string,
  mayBeMissing: boolean,
): Promise<boolean> {
  const stored = `${walFolder(manifest.wal?.systemId ?? '')}/${name}`;
  const target = join(folder, name.endsWith(AGE) ? name.slice(0, -AGE.length) : name);
  try {
    const content = store.get(stored);
    const plain = name.endsWith(AGE) ? await decryptStream(content, identities, stored) : content;
    await pipeline(plain, createWriteStream(target, { mode: 0o600 }));
  } catch (error) {
    await rm(target, { force: true });
    if (error instanceof BackupError) {
      if (mayBeMissing && error.failure === 'destination-failed') return false;
      throw error;
    }
    throw damaged(stored);
  }
  await tryWhole(target).catch(async () => {
    await rm(target);
    throw damaged(stored);
  });
  return true;
}

async function tryWhole(file: string): Promise<void> {
  await pipeline(createReadStream(file), createGunzip(), async (chunks) => {
    for await (const _ of chunks);
  });
}

function damaged(name: string): BackupError {
  return new BackupError('segment-damaged', `WAL segment ${name} is damaged`);
}

function hex(timeline: number): string {
  return timeline.toString(16).toUpperCase().padStart(8, '0');
}
