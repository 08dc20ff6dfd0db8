import type { StoredPicture } from '@phial/contract/content/editing-picture';
import { PICTURE_SHAPES, type PictureFocus, type PictureShape } from '@phial/domain/picture-shape';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { Refused } from '../errors.ts';
import { drawPicture } from './draw-picture.ts';
import { storePicture } from './picture-files.ts';

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
  { db, clock, config }: Pick<AppDependencies, 'db' | 'clock' | 'config'>,
  { by, bytes, shape, focus }: { by: string; bytes: Buffer; shape: PictureShape; focus: PictureFocus },
): Promise<StoredPicture> {
  const now = clock.now();
  const url = await inTurn(async () => storePicture(config, await drawPicture(bytes, shape, focus), now));
  const detail = { picture: url.slice('/uploads/'.length), shape };
  await recordEvent(db, { at: now, actor: { account: by }, action: 'picture-uploaded', detail });
  return { url, ...PICTURE_SHAPES[shape] };
}
