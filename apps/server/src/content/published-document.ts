import type { PublishedDocument } from '@phial/contract/content/published-document';
import { describeLaboratory, type Laboratory, UNNAMED_LABORATORY } from '@phial/domain/laboratory';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Database } from '../db/pool.ts';
import { bookingState } from '../opening/opening.service.ts';
import { readContent } from './content.service.ts';
import { packagesAddress } from './packages.service.ts';
import { readBookingNotices, readLegalTexts } from './published-texts.ts';

const DEFAULT_CRITICAL_MINUTES = 60;

type ContentDependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** What each open database published last. */
const latest = new WeakMap<Database, { text: string; document: PublishedDocument }>();

/**
 * What staff have published and every first page brings along, at most a second old.
 * While the database does not answer it is what was published last, so that the site can still be opened.
 * @returns the same object for as long as nothing is changed
 */
export async function readPublishedDocument(
  deps: ContentDependencies & Pick<AppDependencies, 'config'>,
): Promise<PublishedDocument> {
  const known = latest.get(deps.db);
  let document: PublishedDocument;
  try {
    const [laboratory, booking, legalTexts, notices, packages] = await Promise.all([
      readFacts(deps),
      bookingState(deps),
      readLegalTexts(deps),
      readBookingNotices(deps),
      packagesAddress(deps),
    ]);
    const { retentionDays } = deps.config;
    document = { laboratory, booking, retentionDays, legalTexts, notices, packages };
  } catch (error) {
    if (known === undefined) throw error;
    return known.document;
  }
  const text = JSON.stringify(document);
  if (known?.text === text) return known.document;
  latest.set(deps.db, { text, document });
  return document;
}

/** The laboratory as pages, letters and documents show it. */
export async function readLaboratory(deps: ContentDependencies): Promise<Laboratory> {
  return describeLaboratory(await readFacts(deps));
}

async function readFacts(deps: ContentDependencies): Promise<PublishedDocument['laboratory']> {
  const [entry] = await readContent(deps, 'laboratory');
  if (entry === undefined) return UNNAMED_LABORATORY;
  const { criticalMinutes: _, ...facts } = entry.body;
  return { ...facts, sample: entry.sample };
}

/** After how many minutes critical results that no doctor acknowledged are listed for the laboratory. */
export async function readCriticalMinutes(deps: ContentDependencies): Promise<number> {
  const [entry] = await readContent(deps, 'laboratory');
  return Number(entry?.body.criticalMinutes ?? DEFAULT_CRITICAL_MINUTES);
}
