import type {
  ContentVersion,
  ContentVersionPage,
  ContentVersionText,
} from '@phial/contract/content/content-version';
import type { AppDependencies } from '../app-dependencies.ts';
import { found } from '../errors.ts';
import { readEntry } from './entries.sql.ts';
import { type EntryName, readVersion, readVersions, type VersionRow } from './versions.sql.ts';

const VERSIONS_A_PAGE = 20;

/**
 * What an entry has said, newest first.
 * @param before `next` of the page before
 * @throws Refused `not-found` for an entry that there is not
 */
export async function listVersions(
  { db }: Pick<AppDependencies, 'db'>,
  entry: EntryName,
  before: number | undefined,
): Promise<ContentVersionPage> {
  found(await readEntry(db, entry.kind, entry.id));
  // One more than is shown reveals whether there is another page.
  const rows = await readVersions(db, entry, { before: before ?? null, limit: VERSIONS_A_PAGE + 1 });
  const shown = rows.slice(0, VERSIONS_A_PAGE);
  return {
    versions: shown.map(wireVersion),
    next: rows.length > shown.length ? (shown.at(-1)?.version ?? null) : null,
  };
}

/** @throws Refused `not-found` */
export async function findVersion(
  { db }: Pick<AppDependencies, 'db'>,
  entry: EntryName,
  version: number,
): Promise<ContentVersionText> {
  const row = found(await readVersion(db, entry, version));
  return { ...wireVersion(row), body: row.body };
}

function wireVersion({ version, event, at, by }: VersionRow): ContentVersion {
  return { version, event, at: at.toISOString(), by: by || null, isAuthorGone: by === '' };
}
