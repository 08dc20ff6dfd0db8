import type { SavedVersion, SavedVersionPage, SavedVersionText } from '@phial/contract/content/saved-version';
import type { AppDependencies } from '../app-dependencies.ts';
import { found, Refused } from '../errors.ts';
import {
  readSavedVersion,
  readSavedVersions,
  type SavedThing,
  type SavedVersionRow,
} from './saved-versions.sql.ts';
import { type PointTexts, pointBody } from './service-points.service.ts';

const VERSIONS_A_PAGE = 20;

/**
 * What a service, service point or test item has said, newest first. The database keeps it, see migration 0045.
 * @param before `next` of the page before
 * @throws Refused `not-found` for a thing that there is not: each has at least the version it has now
 */
export async function listSavedVersions(
  { db }: Pick<AppDependencies, 'db'>,
  thing: SavedThing,
  before: number | undefined,
): Promise<SavedVersionPage> {
  // One more than is shown reveals whether there is another page.
  const limit = VERSIONS_A_PAGE + 1;
  const rows = await readSavedVersions(db, thing, { before: before ?? null, limit });
  if (rows.length === 0 && before === undefined) throw new Refused('not-found');
  const shown = rows.slice(0, VERSIONS_A_PAGE);
  return {
    versions: shown.map(wireVersion),
    next: rows.length > shown.length ? (shown.at(-1)?.version ?? null) : null,
  };
}

/** @throws Refused `not-found` */
export async function findSavedVersion(
  { db }: Pick<AppDependencies, 'db'>,
  thing: SavedThing,
  version: number,
): Promise<SavedVersionText> {
  const row = found(await readSavedVersion(db, thing, version));
  const body = thing.kind === 'service-point' ? pointBody(row.body as unknown as PointTexts) : row.body;
  return { ...wireVersion(row), body };
}

function wireVersion({ version, at, by }: SavedVersionRow): SavedVersion {
  return { version, at: at.toISOString(), by: by || null, isAuthorGone: by === '' };
}
