import { LEGAL_DRAFTS } from '@phial/content/legal-drafts';
import { MESSAGE_TEMPLATES } from '@phial/content/message-templates';
import { FIXED_ENTRIES } from '@phial/contract/content/text-bodies';
import type { AppDependencies } from '../app-dependencies.ts';
import { NO_TEXT } from '../db/local-text.ts';
import type { Queryable } from '../db/pool.ts';
import { insertMissingDrafts } from './content.sql.ts';

/**
 * Begins the entries that have a fixed place on the site and are not there yet, as drafts: legal texts that say what
 * has to be filled in, empty notices, and the words that messages
 * have until the laboratory publishes others. Several processes may start at once.
 */
export async function beginFixedEntries({
  db,
  clock,
}: Pick<AppDependencies, 'clock'> & { db: Queryable }): Promise<void> {
  const now = clock.now();
  const texts = FIXED_ENTRIES['legal-text'].map((id) => ({ id, draft: LEGAL_DRAFTS[id] }));
  const notices = FIXED_ENTRIES['booking-notice'].map((id) => ({ id, draft: { text: NO_TEXT } }));
  const messages = FIXED_ENTRIES['message-template'].map((id) => ({ id, draft: MESSAGE_TEMPLATES[id] }));
  await insertMissingDrafts(db, 'legal-text', texts, now);
  await insertMissingDrafts(db, 'booking-notice', notices, now);
  await insertMissingDrafts(db, 'message-template', messages, now);
}
