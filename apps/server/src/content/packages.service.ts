import type { PackageGroup } from '@phial/contract/content/content';
import type { ContentKind } from '@phial/contract/content/content-body';
import { PACKAGES_FILE } from '@phial/contract/content/package-bodies';
import {
  type PackageCatalogue,
  type PackageEntries,
  packageCatalogue,
  publishedPackages,
} from '@phial/contract/content/package-catalogue';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Database, Queryable } from '../db/pool.ts';
import { describeFile, type PackedFile } from '../packed-files/packed-file.ts';
import { prefixedText } from '../wire-text.ts';
import { readContent } from './content.service.ts';
import { readPublished, type StoredEntry } from './content.sql.ts';

type ContentDependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** The packages that are published, in the forms in which they are asked for. */
interface Prepared {
  readonly catalogue: PackageCatalogue;
  readonly file: PackedFile;
}

/** What each open database published last, with the entries that it was made of. */
const latest = new WeakMap<Database, { from: PackageEntries; prepared: Prepared }>();

/** The packages that visitors and doctors may choose; at most a second old. */
export async function readPackages(deps: ContentDependencies): Promise<PackageCatalogue> {
  return (await prepare(deps)).catalogue;
}

/** `PublishedPackages` as both sites read it; the same object for as long as no package changes. */
export async function readPackagesFile(deps: ContentDependencies): Promise<PackedFile> {
  return (await prepare(deps)).file;
}

/** Where the sites find the packages of now. Another address for other packages, so that browsers may keep the file. */
export async function packagesAddress(deps: ContentDependencies): Promise<string> {
  return `${PACKAGES_FILE}?v=${(await readPackagesFile(deps)).tag}`;
}

/** As {@link readPackages}, for a command that has no clock: asks the database. */
export async function readPublishedPackages(db: Queryable): Promise<PackageCatalogue> {
  return packageCatalogue(publishedPackages(await readEntries((kind) => readPublished(db, kind))));
}

/** @param read gives the published entries of a kind */
async function readEntries(
  read: <Kind extends ContentKind>(kind: Kind) => Promise<StoredEntry<Kind>[]>,
): Promise<PackageEntries> {
  const [groups, packages, codes] = await Promise.all([
    read('package-group'),
    read('package'),
    read('package-codes'),
  ]);
  return { groups, packages, codes };
}

async function prepare(deps: ContentDependencies): Promise<Prepared> {
  const from = await readEntries((kind) => readContent(deps, kind));
  const known = latest.get(deps.db);
  if (known && isSame(known.from, from)) return known.prepared;
  const published = publishedPackages(from);
  const file = describeFile('application/json; charset=utf-8', true, Buffer.from(JSON.stringify(published)));
  const same = known?.prepared.file.tag === file.tag;
  const prepared = same ? known.prepared : { catalogue: packageCatalogue(published), file };
  latest.set(deps.db, { from, prepared });
  return prepared;
}

/** Whether nothing was read anew. */
function isSame(a: PackageEntries, b: PackageEntries): boolean {
  return a.groups === b.groups && a.packages === b.packages && a.codes === b.codes;
}

/** The groups of packages under the names of the call. */
export async function listPackageGroups(deps: ContentDependencies): Promise<PackageGroup[]> {
  const { groups } = await readPackages(deps);
  return groups.map(({ code, name, pages }, index) => ({
    code,
    ...prefixedText('Name', name),
    sortNum: index + 1,
    subPackageItemList: pages.map((page) => ({
      code: page.code,
      ...prefixedText('Name', page.name),
      component: page.component,
    })),
  }));
}
