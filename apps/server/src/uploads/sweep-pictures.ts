import type { Job, JobDependencies } from '../jobs/jobs.ts';
import { deleteOldPictures } from './picture-files.ts';
import { readNamedPictures } from './pictures.sql.ts';

/** Long enough for somebody to upload a picture in the morning and save what it belongs to in the evening. */
const KEEP_HOURS = 24;

/** Deletes pictures that were uploaded and are not, or no longer, part of any entry. */
export const sweepPictures: Job = {
  name: 'sweep-pictures',
  everySeconds: 3600,
  async work({ db, clock, config }: JobDependencies) {
    const named = await readNamedPictures(db);
    const before = new Date(clock.now().getTime() - KEEP_HOURS * 3_600_000);
    return deleteOldPictures(config, before, (hash) => named.has(hash));
  },
};
