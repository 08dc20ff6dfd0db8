import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LIMIT_TABLE } from '../../../apps/server/src/limits/limit-table.ts';
import { freePort } from '../../../bench/src/harness/free-port.ts';
import { HOST } from './certificate.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { type Servers, startServers } from './servers.ts';
import { openSite, type Site } from './site.ts';
import { type Wire, wireFrom } from './wire.ts';

const CAPTCHA = '/api/auth/code';
/** Those of an address in ten minutes. */
const CAPTCHAS = LIMIT_TABLE.captcha.address.calls;

describe.skipIf(inject('missingPrograms').length > 0)('the proxy of compose.yaml behind a TLS proxy', () => {
  let servers: Servers;
  let proxy: Nginx;
  let site: Site;
  /** Somebody who reaches the inner proxy past the TLS proxy. */
  let passing: Wire;
  beforeAll(async () => {
    // Without its own address the server goes by what the proxies say of host and protocol.
    servers = await startServers({ PUBLIC_URL: '' });
    const port = await freePort();
    const [first, second] = servers.ports;
    proxy = await startNginx(
      'nginx.compose.conf',
      [
        ['listen 80;', `listen 127.0.0.1:${port};`],
        ['172.30.82.11:8080', `127.0.0.1:${first}`],
        ['172.30.82.12:8080', `127.0.0.1:${second}`],
        // Where the TLS proxy calls from.
        ['172.30.82.1', '127.0.0.1'],
      ],
      port,
    );
    site = await openSite([port]);
    passing = wireFrom(`http://127.0.0.1:${port}`, { address: '127.9.0.1' });
  });
  afterAll(async () => {
    await passing.close();
    await site.stop();
    await proxy.stop();
    await servers.stop();
  });

  it('counts the calls of each visitor, who cannot pass for somebody else', async () => {
    const [busy, other] = [site.visitorFrom('127.1.0.1'), site.visitorFrom('127.2.0.1')];
    for (let n = 0; n < CAPTCHAS; n++) expect((await busy.call('GET', CAPTCHA)).status).toBe(200);
    for (const claimed of ['203.0.113.9', '127.2.0.1', '127.0.0.1, 127.0.0.1']) {
      const { status } = await busy.call('GET', CAPTCHA, { headers: { 'x-forwarded-for': claimed } });
      expect([claimed, status]).toEqual([claimed, 429]);
    }
    expect((await other.call('GET', CAPTCHA)).status).toBe(200);
    // Nor does who has come past the TLS proxy use up somebody's share, or get one.
    const headers = { 'x-forwarded-for': '127.1.0.1' };
    expect((await passing.call('GET', CAPTCHA, { headers })).status).toBe(200);
  });

  it('keeps host and protocol as the visitor has them', async () => {
    const claims = { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'http' };
    const { text } = await site.visitorFrom('127.1.0.1').call('GET', '/robots.txt', { headers: claims });
    expect(text).toContain(`Sitemap: https://${HOST}/sitemap.xml`);
  });

  it('takes nobody but the TLS proxy at its word about the protocol', async () => {
    const { text } = await passing.call('GET', '/robots.txt', { headers: { 'x-forwarded-proto': 'https' } });
    expect(text).toContain(`Sitemap: http://${HOST}/sitemap.xml`);
  });

  it.each(['/metrics', '/readyz', '/healthz', '/metrics/'])('shows %s to nobody', async (path) => {
    for (const wire of [passing, site.visitorFrom('127.1.0.1')]) {
      expect((await wire.call('GET', path)).status).toBe(403);
    }
  });
});
