import type { StoredPicture } from '@phial/contract/content/editing-picture';
import { PICTURE_SHAPES, type PictureFocus, type PictureShape } from '@phial/domain/picture-shape';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Queryable } from '../db/pool.ts';
import { Refused } from '../errors.ts';
import type { Job } from '../jobs/jobs.ts';
import { drawPicture } from './draw-picture.ts';
import { countNamedPictures, deleteUnnamedPictures } from './pictures.sql.ts';
import { storePicture } from './stored-pictures.ts';

/** Uploads that may wait for the one that is being drawn. */
const MOST_WAITING = 8;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: each takes up to 160 MB and both processors while it is drawn. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) throw new Refused('busy', undefined, 5);
  waiting += 1;
  const done = last.then(work);
  last = done.catch(() => undefined);
  try {
    return await done;
  } finally {
    waiting -= 1;
  }
}

/**
 * Keeps an uploaded picture, cut to its shape and written anew.
 * @throws Refused see `draw-picture.ts`; `busy` when too many come at once
 */
export async function uploadPicture(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  { by, bytes, shape, focus }: { by: string; bytes: Buffer; shape: PictureShape; focus: PictureFocus },
): Promise<StoredPicture> {
  const now = clock.now();
  const url = await inTurn(async () => storePicture(db, await drawPicture(bytes, shape, focus), now));
  const detail = { picture: url.slice('/uploads/'.length), shape };
  await recordEvent(db, { at: now, actor: { account: by }, action: 'picture-uploaded', detail });
  return { url, ...PICTURE_SHAPES[shape] };
}

/** Long enough for somebody to upload a picture in the morning and save what it belongs to in the evening. */
const KEEP_HOURS = 24;

/** Deletes pictures that were uploaded and are not, or no longer, part of any entry. */
export const sweepPictures: Job = {
  name: 'sweep-pictures',
  everySeconds: 3600,
  async work({ db, clock }) {
    return deleteUnnamedPictures(db, new Date(clock.now().getTime() - KEEP_HOURS * 3_600_000));
  },
};

/** Pictures that entries name, and those of them that are not there; for the check of a restored database. */
export function countMissingPictures(db: Queryable): Promise<{ named: number; missing: number }> {
  return countNamedPictures(db);
}
