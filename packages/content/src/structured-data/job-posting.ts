import type { Employment } from '@phial/contract/content/content';
import { publicPath } from '@phial/domain/public-address';
import { laboratoryId, type PageContext, type Thing } from './laboratory.ts';

/** A vacancy as its page shows it. */
export interface Vacancy {
  readonly id: string;
  readonly title: string;
  /** Paragraphs, in reading order. */
  readonly description: readonly string[];
  readonly employment: Employment | undefined;
}

/**
 * A vacancy for search engines. It carries no `datePosted`, which nobody keeps
 * and the notation asks for: a made-up day would be worse than a missing one.
 * Of the place of work only the region is known.
 */
export function jobPosting(
  { id, title, description, employment }: Vacancy,
  { language, origin }: PageContext,
): Thing {
  const url = origin + publicPath(language, 'jobs', id);
  return {
    '@type': 'JobPosting',
    '@id': `${url}#vacancy`,
    title,
    description: description.join('\n'),
    employmentType: employment,
    url,
    hiringOrganization: { '@id': laboratoryId(origin) },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'HK' } },
  };
}
