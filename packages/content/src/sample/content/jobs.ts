import type { LocalText } from '@phial/domain/language';
import { JOBS } from '../../jobs/jobs.ts';
import type { SampleEntry } from '../content-entries.ts';

const paragraph = ({ tw, zh, en }: LocalText) => ({
  tw: `<p>${tw}</p>`,
  zh: `<p>${zh}</p>`,
  en: `<p>${en}</p>`,
});

/** The vacancies that have a page, each with the first words of it. */
export const jobs: readonly SampleEntry<'job'>[] = JOBS.map(({ id, title, introduction }) => ({
  id,
  body: { name: title, description: paragraph(introduction) },
}));
