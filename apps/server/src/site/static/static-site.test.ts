import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenLaboratory } from '../../testing/laboratory.ts';
import { loadSite } from './site-files.ts';
import { staticSite } from './static-site.ts';

const SCRIPT = 'console.info("a script long enough to be compressed");'.repeat(20);
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const ANDROID_PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const ANDROID_TABLET =
  'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

let home: string;
let served: TestApp;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'phial-site-'));
  const folders = { web: join(home, 'web'), admin: join(home, 'admin') };
  mkdirSync(join(folders.web, 'assets'), { recursive: true });
  mkdirSync(folders.admin);
  writeFileSync(
    join(folders.web, 'index.html'),
    '<!doctype html><html lang="zh-Hant-HK" data-edition="desktop" data-api-prefix="/api"><body>site</body></html>',
  );
  writeFileSync(join(folders.web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  mkdirSync(join(folders.web, 'pictures/carousel'), { recursive: true });
  writeFileSync(join(folders.web, 'pictures/carousel/booking-en.webp'), 'RIFF');
  writeFileSync(join(folders.web, 'assets/main-abc123.js'), SCRIPT);
  writeFileSync(join(folders.web, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folders.admin, 'index.html'), '<!doctype html><html><body>staff</body></html>');
  const site = await loadSite(folders);
  served = await buildTestApp({
    config: { apiPrefix: '/v1', mobileSiteUrl: '/m/' },
    site: (app, deps) => staticSite(app, { ...deps, site }),
  });
  await givenLaboratory(served);
});
afterAll(async () => {
  await served.close();
  rmSync(home, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => served.app.inject({ url, headers });

describe('the public site', () => {
  it('serves the page with the settings of the server, to be asked for each time', async () => {
    const answer = await get('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.vary).toContain('User-Agent');
    expect(answer.body).toContain('<html lang="zh-Hant-HK" data-edition="desktop" data-api-prefix="/v1"');
  });

  it('serves the mobile edition of the same page at /m/', async () => {
    const answer = await get('/m/', { 'user-agent': IPHONE });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('data-edition="mobile"');
  });

  it('keeps hashed files for ever and sends them as they were compressed', async () => {
    const plain = await get('/assets/main-abc123.js');
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-encoding']).toBeUndefined();

    const packed = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SCRIPT);

    const declined = await get('/assets/main-abc123.js', { 'accept-encoding': 'br;q=0' });
    expect(declined.headers['content-encoding']).toBeUndefined();
    expect((await get('/assets/main-abc123.js.br')).statusCode).toBe(404);
  });

  it('asks again for a picture, whose name stays while its content may change', async () => {
    const answer = await get('/pictures/carousel/booking-en.webp');
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.etag).toMatch(/^"[\w-]{16}"$/);
    const again = await get('/pictures/carousel/booking-en.webp', {
      'if-none-match': String(answer.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it('answers 304 to who has the file', async () => {
    const { etag } = (await get('/favicon.svg')).headers;
    const again = await get('/favicon.svg', { 'if-none-match': `"other", W/${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/favicon.svg', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD without the content', async () => {
    const answer = await served.app.inject({ method: 'HEAD', url: '/favicon.svg' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe('41');
    expect(answer.body).toBe('');
  });

  it.each(['/nothing', '/assets/nothing.js', '/../package.json', '/%2e%2e/package.json'])(
    'knows no %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe('phones', () => {
  it.each([IPHONE, ANDROID_PHONE, 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) Mobile'])(
    'sends %s on to the mobile site',
    async (agent) => {
      const answer = await get('/?from=card', { 'user-agent': agent });
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe('/m/?from=card');
      expect(answer.headers.vary).toContain('User-Agent');
    },
  );

  it.each([IPAD, ANDROID_TABLET, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0'])(
    'lets %s stay',
    async (agent) => {
      expect((await get('/', { 'user-agent': agent })).statusCode).toBe(200);
    },
  );

  it.each(['a=b; edition=desktop', 'a=b; __Host-edition=desktop'])(
    'lets a phone stay that asked for the desktop version: %s',
    async (cookie) => {
      expect((await get('/', { 'user-agent': IPHONE, cookie })).statusCode).toBe(200);
    },
  );

  it('sends a phone on that has another cookie', async () => {
    expect((await get('/', { 'user-agent': IPHONE, cookie: 'edition=desktopish' })).statusCode).toBe(302);
  });
});

describe('the staff site', () => {
  it.each(['/admin', '/admin/', '/admin/doctor/orders?day=1'])('serves its page at %s', async (url) => {
    expect((await get(url)).body).toContain('staff');
  });

  it('may be framed by this origin, as nothing else may', async () => {
    const staff = (await get('/admin/doctor/orders')).headers;
    expect(staff['content-security-policy']).toContain("frame-ancestors 'self';");
    expect(staff['x-frame-options']).toBe('SAMEORIGIN');
    for (const url of ['/', '/m', '/healthz']) {
      const { headers } = await get(url);
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none';");
      expect(headers['x-frame-options'], url).toBe('DENY');
    }
  });

  it('does not serve the page for a missing file', async () => {
    expect((await get('/admin/assets/gone.js')).statusCode).toBe(404);
  });
});

describe('loadSite', () => {
  it('says in one line what to do when nothing is built', async () => {
    const folders = { web: join(home, 'none'), admin: join(home, 'none') };
    await expect(loadSite(folders)).rejects.toThrow(/^The site is not built .+npm start/);
  });
});
