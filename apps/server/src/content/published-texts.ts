import type { PublishedDocument } from '@phial/contract/content/published-document';
import type { AppDependencies } from '../app-dependencies.ts';
import { readContent } from './content.service.ts';

type ContentDependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** The legal texts that are published, by their ids; at most a second old. */
export async function readLegalTexts(deps: ContentDependencies): Promise<PublishedDocument['legalTexts']> {
  return byId(await readContent(deps, 'legal-text'));
}

/** The notices that are published, by their ids; at most a second old. */
export async function readBookingNotices(deps: ContentDependencies): Promise<PublishedDocument['notices']> {
  return byId(await readContent(deps, 'booking-notice'));
}

function byId<Body>(entries: readonly { id: string; body: Body }[]): Record<string, Body> {
  return Object.fromEntries(entries.map(({ id, body }) => [id, body]));
}
