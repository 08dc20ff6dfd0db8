import { dropOldNews } from '../desk/desk-news.sql.ts';
import type { JobDependencies } from './jobs.ts';

/** Drops what was noted for desks while none was open. @returns how many notes */
export async function dropDeskNews({ db }: Pick<JobDependencies, 'db'>): Promise<number> {
  return dropOldNews(db);
}
