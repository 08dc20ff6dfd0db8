import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { bringInUploads } from './bring-in-uploads.ts';
import type { DrawnPicture } from './draw-picture.ts';
import { hashOf } from './stored-pictures.ts';

let test: TestApp;
let dataDir: string;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'phial-uploads-'));
  await mkdir(join(dataDir, 'uploads'));
});
afterEach(async () => {
  await test.db.kysely.deleteFrom('picture').execute();
  await rm(dataDir, { recursive: true });
});

const STORED_AT = new Date('2026-01-05T08:00:00Z');

async function picture(colour: string): Promise<DrawnPicture> {
  const canvas = createCanvas(40, 20);
  const drawing = canvas.getContext('2d');
  drawing.fillStyle = colour;
  drawing.fillRect(0, 0, 40, 20);
  return { webp: await canvas.encode('webp'), jpeg: await canvas.encode('jpeg') };
}

/** As former versions kept it. */
async function givenFiles(files: DrawnPicture, name = hashOf(files)): Promise<string> {
  for (const format of ['webp', 'jpeg'] as const) {
    const path = join(dataDir, 'uploads', `${name}.${format}`);
    await writeFile(path, files[format]);
    await utimes(path, STORED_AT, STORED_AT);
  }
  return name;
}

const bringIn = () => bringInUploads({ ...test, config: { ...test.config, dataDir } });
const stored = () =>
  test.db.kysely
    .selectFrom('picture')
    .select(['hash', 'webp', 'jpeg', 'stored_at'])
    .orderBy('hash')
    .execute();

it('moves the pictures of the folder into the database once, and renames the folder', async () => {
  const red = await picture('red');
  const name = await givenFiles(red);
  await bringIn();
  await bringIn();
  expect(await stored()).toEqual([{ hash: Buffer.from(name, 'hex'), ...red, stored_at: STORED_AT }]);
  const left = await readdir(dataDir);
  expect(left).toEqual([expect.stringMatching(/^uploads-before-\d{8}T\d{6}Z$/)]);
  expect((await test.app.inject(`/uploads/${name}`)).rawPayload.equals(red.jpeg)).toBe(true);
});

it('leaves out what is not the picture it is named for, and says so', async () => {
  const name = await givenFiles(await picture('green'));
  const cut = await picture('blue');
  const half = await givenFiles({ ...cut, jpeg: cut.jpeg.subarray(0, cut.jpeg.length / 2) });
  const other = await givenFiles(await picture('black'), 'a'.repeat(64));
  await writeFile(join(dataDir, 'uploads', `${'b'.repeat(64)}.jpeg`), 'alone');
  await writeFile(join(dataDir, 'uploads', 'left-over.part'), 'x');
  await bringIn();
  expect((await stored()).map(({ hash }) => hash.toString('hex'))).toEqual([name]);
  const warning = JSON.parse(test.logLines.at(-1) ?? '{}');
  expect(warning).toMatchObject({ level: 40, hashes: expect.arrayContaining([half, other, 'b'.repeat(64)]) });
});

it('brings in all of them or none, and does so again after a start that failed', async () => {
  await givenFiles(await picture('yellow'));
  // A folder where a file should be.
  const unreadable = 'f'.repeat(64);
  await mkdir(join(dataDir, 'uploads', `${unreadable}.webp`));
  await expect(bringIn()).rejects.toThrow(/cannot be brought into the database \(EISDIR\)/);
  expect(await stored()).toEqual([]);
  await rm(join(dataDir, 'uploads', `${unreadable}.webp`), { recursive: true });
  await bringIn();
  expect(await stored()).toHaveLength(1);
});
