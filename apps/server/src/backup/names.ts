/** Of a backup; written last, so that a backup without one does not count. */
export const MANIFEST = 'manifest.json';

/** The part with the database: the folder of the cluster, or the dump, which `pg_dump` compresses itself. */
export const DATABASE_PARTS = { PHYSICAL: 'cluster.tar.zst', DUMP: 'database.dump' } as const;

/** Segments of 16 MB in one numbered log. */
const SEGMENTS_A_LOG = 256;

const SEGMENT = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})(?:\.gz(?:\.age)?)?$/;

/** @returns `20261125T031500Z`, in the order of time */
export function backupIdOf(startedAt: Date): string {
  return startedAt.toISOString().replace(/[-:]|\.\d+/g, '');
}

export function isBackupId(text: string): boolean {
  return /^\d{8}T\d{6}Z$/.test(text);
}

/** Folder of the archived WAL of a cluster: another cluster's segments have the same names. */
export function walFolder(systemId: string): string {
  return `wal/${systemId}`;
}

export function timelineOf(segment: string): number {
  return Number.parseInt(segment.slice(0, 8), 16);
}

/** Whether a file of the archive is a segment, as it is named by PostgreSQL or as it is stored. */
export function isSegment(file: string): boolean {
  return SEGMENT.test(file);
}

/** The number of a segment in the order of the log, whatever its timeline; undefined for other files. */
export function positionOf(segment: string): number | undefined {
  const [, , log, low] = SEGMENT.exec(segment) ?? [];
  if (log === undefined || low === undefined) return undefined;
  return Number.parseInt(log, 16) * SEGMENTS_A_LOG + Number.parseInt(low, 16);
}

/** The segment of a timeline at a position. */
export function segmentAt(timeline: number, position: number): string {
  const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0');
  return `${hex(timeline)}${hex(Math.floor(position / SEGMENTS_A_LOG))}${hex(position % SEGMENTS_A_LOG)}`;
}
