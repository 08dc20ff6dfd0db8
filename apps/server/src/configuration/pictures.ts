import { createHash } from 'node:crypto';
import type { ConfigurationProblem } from '@phial/contract/configuration/configuration';
import type { Queryable } from '../db/pool.ts';
import type { DrawnPicture } from '../uploads/draw-picture.ts';
import { readPictureHeader } from '../uploads/picture-header.ts';
import { pictureOfAddress, storePicture } from '../uploads/stored-pictures.ts';
import type { Configuration, ConfiguredContent } from './format.ts';

type Pictures = NonNullable<Configuration['pictures']>;

const NAMED = /"\/uploads\/([0-9a-f]{64})"/g;

/** The uploaded pictures that content names, in the order of their hashes; one that is lost is left out. */
export async function readNamedPictures(db: Queryable, content: ConfiguredContent): Promise<Pictures> {
  const hashes = new Set([...JSON.stringify(content).matchAll(NAMED)].map(([, hash = '']) => hash));
  const pictures: Pictures = {};
  for (const hash of [...hashes].sort()) {
    const webp = await pictureOfAddress(db, `/uploads/${hash}`, 'webp');
    const jpeg = await pictureOfAddress(db, `/uploads/${hash}`, 'jpeg');
    if (webp === undefined || jpeg === undefined) continue;
    pictures[hash] = { webp: webp.toString('base64'), jpeg: jpeg.toString('base64') };
  }
  return pictures;
}

/** Those that are no pictures, or not the ones they are named for. */
export function pictureProblems(pictures: Pictures): ConfigurationProblem[] {
  return Object.entries(pictures).flatMap(([hash, encoded]) => {
    const { webp, jpeg } = drawn(encoded);
    const isNamed = createHash('sha256').update(webp).digest('hex') === hash;
    const isRead = readPictureHeader(webp) !== undefined && readPictureHeader(jpeg) !== undefined;
    return isNamed && isRead ? [] : [{ path: `pictures.${hash}`, problem: 'no-picture' }];
  });
}

/** Before the texts that name them; one without any is swept as an upload is that nobody used. */
export async function storePictures(db: Queryable, pictures: Pictures, now: Date): Promise<void> {
  for (const encoded of Object.values(pictures)) await storePicture(db, drawn(encoded), now);
}

function drawn({ webp, jpeg }: Pictures[string]): DrawnPicture {
  return { webp: Buffer.from(webp, 'base64'), jpeg: Buffer.from(jpeg, 'base64') };
}
