import { readPublishedPackages } from '../../../content/packages.service.ts';
import type { Queryable } from '../../../db/pool.ts';
import { readSubjects } from '../../subjects.sql.ts';
import { readCatalogueItems } from '../../test-items.sql.ts';
import type { Finding } from './finding.ts';
import { packageFindings } from './package-findings.ts';
import { testItemFindings } from './test-item-findings.ts';

/** What a laboratory should mend in its packages and its test items; changes nothing. */
export async function lintCatalogue(db: Queryable): Promise<Finding[]> {
  const items = await readCatalogueItems(db);
  const offered = new Set(items.filter(({ published }) => published).map(({ id }) => id));
  const findings = [
    ...packageFindings(await readPublishedPackages(db), offered),
    ...testItemFindings(items, await readSubjects(db)),
  ];
  return findings.filter(({ locations }) => locations.length > 0);
}
