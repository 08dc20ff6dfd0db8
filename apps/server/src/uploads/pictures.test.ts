import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { StaffEntry } from '@phial/contract/content/editing';
import type { StoredPicture } from '@phial/contract/content/editing-picture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doJob } from '../jobs/jobs.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { signedIn } from '../testing/staff.ts';
import { readPictureHeader } from './picture-header.ts';
import { sweepPictures } from './pictures.service.ts';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  manager = await signedIn(test, { role: 'manager' });
});
afterAll(() => test.close());

interface Uploaded {
  status: number;
  error?: string;
  data: StoredPicture;
}

async function upload(bytes: Buffer, type = 'image/png', query = 'shape=icon&x=50&y=50'): Promise<Uploaded> {
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/staff/content/pictures?${query}`,
    payload: bytes,
    headers: {
      'content-type': type,
      'sec-fetch-site': 'same-origin',
      cookie: `phial_session=${manager.jar.get('phial_session')}`,
    },
  });
  return { ...response.json(), status: response.statusCode };
}

const get = (url: string, accept: string) => test.app.inject({ url, headers: { accept } });

const hashOf = ({ url }: StoredPicture) => Buffer.from(url.slice('/uploads/'.length), 'hex');

/** Left half red, right half blue. */
function halves(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const drawing = canvas.getContext('2d');
  drawing.fillStyle = 'red';
  drawing.fillRect(0, 0, width / 2, height);
  drawing.fillStyle = 'blue';
  drawing.fillRect(width / 2, 0, width / 2, height);
  return canvas;
}

/** The colour of a pixel, as far as compressing leaves it. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const picture = await loadImage(bytes);
  const canvas = createCanvas(picture.width, picture.height);
  const drawing = canvas.getContext('2d');
  drawing.drawImage(picture, 0, 0);
  const [red = 0, , blue = 0] = drawing.getImageData(x, y, 1, 1).data;
  return red > 180 && blue > 180 ? 'white' : red > blue ? 'red' : 'blue';
}

/** With the orientation of a telephone held upright, and a place, in the EXIF part. */
function withExif(jpeg: Buffer): Buffer {
  const orientation = [
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ];
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0'),
    Buffer.from(orientation),
    Buffer.from('GPS 22.3N 114.2E'),
  ]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]);
}

describe('an uploaded picture', () => {
  it('is cut to its shape around the focus and served for ever, in what the browser takes', async () => {
    const bytes = await halves(1000, 256).encode('png');
    const left = await upload(bytes, 'image/png', 'shape=icon&x=0&y=50');
    expect(left).toMatchObject({ status: 200, data: { width: 128, height: 128 } });
    expect(left.data.url).toMatch(/^\/uploads\/[0-9a-f]{64}$/);
    const right = await upload(bytes, 'image/png', 'shape=icon&x=100&y=50');
    expect((await upload(bytes, 'image/png', 'shape=icon&x=0&y=50')).data).toEqual(left.data);
    const types = [
      ['image/avif,image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const;
    for (const [accept, type] of types) {
      const answer = await get(left.data.url, accept);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        vary: 'Accept',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(await colourAt(answer.rawPayload, 64, 64)).toBe('red');
    }
    expect(await colourAt((await get(right.data.url, '*/*')).rawPayload, 64, 64)).toBe('blue');
  });

  it('stands upright as its camera says, and says nothing else of it', async () => {
    // Turned by 90 degrees the left half is above.
    const bytes = withExif(await halves(400, 400).encode('jpeg', 95));
    expect(bytes.includes('GPS')).toBe(true);
    const { data } = await upload(bytes, 'image/jpeg');
    for (const accept of ['image/webp', '*/*']) {
      const { rawPayload } = await get(data.url, accept);
      expect(rawPayload.includes('GPS')).toBe(false);
      expect(rawPayload.includes('Exif')).toBe(false);
      expect([await colourAt(rawPayload, 64, 20), await colourAt(rawPayload, 64, 108)]).toEqual([
        'red',
        'blue',
      ]);
    }
  });

  it('that lets something through shows white where a browser knows JPEG alone', async () => {
    const { data } = await upload(await createCanvas(300, 300).encode('png'));
    expect(await colourAt((await get(data.url, '*/*')).rawPayload, 64, 64)).toBe('white');
  });

  it('is served by every process on the database, and from memory when it is asked for again', async () => {
    const { data } = await upload(await halves(400, 200).encode('png'));
    const other = await buildTestApp({ db: test.db });
    const ask = () => other.app.inject({ url: data.url, headers: { accept: 'image/webp' } });
    const first = await ask();
    expect(first.statusCode).toBe(200);
    await test.db.kysely.deleteFrom('picture').where('hash', '=', hashOf(data)).execute();
    expect((await ask()).rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await get(data.url, 'image/webp')).statusCode).toBe(404);
    await other.close();
  });

  it('is in the audit log', async () => {
    const events = await test.db.kysely
      .selectFrom('event')
      .select(['actor', 'detail'])
      .where('action', '=', 'picture-uploaded')
      .execute();
    expect(events[0]).toMatchObject({ actor: manager.id, detail: { shape: 'icon' } });
  });
});

describe('what is refused', () => {
  it('is whatever is no picture that stands still, whatever it says it is', async () => {
    const png = await halves(300, 300).encode('png');
    const moving = Buffer.concat([
      png.subarray(0, 33),
      Buffer.from([0, 0, 0, 8]),
      Buffer.from('acTL'),
      Buffer.alloc(12),
      png.subarray(33),
    ]);
    const huge = Buffer.from(png);
    huge.writeUInt32BE(50_000, 16);
    const broken = Buffer.concat([png.subarray(0, 60), Buffer.alloc(200), png.subarray(png.length - 12)]);
    const cases: [Buffer, string][] = [
      [Buffer.from('<svg onload="alert(1)"/>'), 'picture-format'],
      [Buffer.from('GIF89a'), 'picture-format'],
      [Buffer.alloc(0), 'picture-format'],
      [moving, 'picture-animated'],
      [huge, 'picture-too-large'],
      [png.subarray(0, png.length - 30), 'picture-unreadable'],
      [broken, 'picture-unreadable'],
      [await halves(60, 60).encode('png'), 'picture-too-small'],
    ];
    for (const [bytes, error] of cases) expect(await upload(bytes)).toMatchObject({ error });
  });

  it('is another type, another shape, and too many bytes', async () => {
    const png = await halves(300, 300).encode('png');
    expect(await upload(png, 'image/svg+xml')).toMatchObject({ status: 415, error: 'media-type' });
    expect(await upload(png, 'image/png', 'shape=poster&x=0&y=0')).toMatchObject({ error: 'body-invalid' });
    expect(await upload(png, 'image/png', 'shape=icon&x=101&y=0')).toMatchObject({ error: 'body-invalid' });
    expect(await upload(Buffer.alloc(12 * 1024 * 1024 + 1))).toMatchObject({ error: 'body-too-large' });
    expect(await upload(Buffer.from('{}'), 'application/json')).toMatchObject({ error: 'picture-format' });
  });

  it.each(['x', '..%2f..%2fphial-keys', 'A'.repeat(64), 'a'.repeat(64)])(
    'no picture is named %s',
    async (name) => {
      expect((await get(`/uploads/${name}`, '*/*')).statusCode).toBe(404);
    },
  );
});

it('pictures that no entry names are deleted after a day', async () => {
  const body = (url: string) => ({
    dictType: 'test',
    dictValue: 'X',
    label: { tw: '一', zh: '一', en: 'x' },
    cssClass: '',
    pictureUrl: url,
  });
  const [kept, lost] = await Promise.all(
    ['red', 'green'].map(async (colour) => {
      const canvas = createCanvas(300, 300);
      const drawing = canvas.getContext('2d');
      drawing.fillStyle = colour;
      drawing.fillRect(0, 0, 300, 300);
      return (await upload(await canvas.encode('png'))).data.url;
    }),
  );
  const saved = await manager.call<StaffEntry>('POST', '/staff/content/entries/dictionary', {
    body: body(kept ?? ''),
  });
  expect(saved.status).toBe(200);
  expect(await doJob(test, sweepPictures)).toBe(0);
  // The session ends before the day does.
  test.clock.set(new Date(Date.now() + 25 * 3_600_000));
  expect(await doJob(test, sweepPictures)).toBeGreaterThan(0);
  const left = await test.db.kysely.selectFrom('picture').select('hash').execute();
  expect(left.map(({ hash }) => hash.toString('hex'))).toEqual([kept?.slice('/uploads/'.length)]);
  const answer = await get(kept ?? '', 'image/webp');
  expect(answer.statusCode).toBe(200);
  expect(readPictureHeader(answer.rawPayload)).toMatchObject({ format: 'webp', width: 128, height: 128 });
  expect((await get(lost ?? '', 'image/webp')).statusCode).toBe(404);
});
