import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'node:tls';
import { createCanvas } from '@napi-rs/canvas';
import type { StoredPicture } from '@phial/contract/content/editing-picture';
import type { SchedulePreview } from '@phial/contract/schedule/schedule-change';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LIMIT_TABLE } from '../../../apps/server/src/limits/limit-table.ts';
import { closure, openPoints } from '../../../apps/server/src/schedule/testing/open-points.ts';
import { givenSlot } from '../../../apps/server/src/testing/builders.ts';
import type { EventReader } from '../../../apps/server/src/testing/event-reader.ts';
import {
  bundleOf,
  givenOrder,
  laboratory,
  sentPdf,
} from '../../../apps/server/src/testing/report-builders.ts';
import { givenAccount, PASSWORD } from '../../../apps/server/src/testing/staff.ts';
import { HOST } from './certificate.ts';
import { type Servers, startServers } from './servers.ts';
import { openSite, type Site } from './site.ts';
import type { Wire } from './wire.ts';

const MEGABYTE = 1024 * 1024;
/** Of noise in a PNG, a little more than it takes. */
const BYTES_A_PIXEL = 3.6;
const CAPTCHA = '/api/auth/code';
/** Those of an address in ten minutes. */
const CAPTCHAS = LIMIT_TABLE.captcha.address.calls;
/** Longer than the times after which proxies hang up when nothing is said. */
const DESK_MS = 120_000;

describe.skipIf(inject('missingPrograms').length > 0)(
  'nginx with deploy/nginx.conf before two servers',
  () => {
    let servers: Servers;
    let site: Site;
    let staff: Wire;
    let desk: { events: EventReader; openedAt: number; point: string };
    beforeAll(async () => {
      servers = await startServers();
      site = await openSite(servers.ports);
      staff = await signedIn('administrator');
      const { servPtId: point } = await givenSlot(servers.test.db);
      const events = await staff.events(`/api/staff/desk/events?servicePointId=${point}`);
      desk = { events, point, openedAt: performance.now() };
    });
    afterAll(async () => {
      desk.events.close();
      await site.stop();
      await servers.stop();
    });

    async function signedIn(role: 'administrator' | 'manager'): Promise<Wire> {
      const { login } = await givenAccount(servers.test, { role });
      const wire = site.visitorFrom('127.0.7.1');
      const { error } = await wire.call('POST', '/api/staff/session', {
        body: { login, password: PASSWORD },
      });
      if (error !== undefined) throw new Error(error);
      return wire;
    }

    it('redirects from HTTP to HTTPS, to its own name whatever name was asked for', async () => {
      const visitor = site.visitorFrom('127.0.1.1');
      const { headers } = await visitor.call('GET', '/en/?from=poster');
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
      const plain = await fetch(`${site.plainOrigin}/en/?from=poster`, { redirect: 'manual' });
      expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://${HOST}/en/?from=poster`]);
    });

    it('refuses a call over plain HTTP in place of leading it on', async () => {
      const plain = await fetch(`${site.plainOrigin}/api/auth/code`, { redirect: 'manual' });
      expect([plain.status, plain.headers.get('location')]).toEqual([403, null]);
    });

    it.each([
      ['TLS 1.1', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }],
      [
        'encryption that is not authenticated',
        { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-SHA256:ECDHE-ECDSA-AES128-SHA256' },
      ],
    ] as const)('does not speak %s', async (_title, options) => {
      const socket = connect({
        port: Number(new URL(site.origin).port),
        servername: HOST,
        ca: site.ca,
        ...options,
      });
      await expect(once(socket, 'secureConnect')).rejects.toMatchObject({ code: /ALERT/ });
    });

    it('speaks HTTP/2', async () => {
      const socket = connect({
        port: Number(new URL(site.origin).port),
        servername: HOST,
        ca: site.ca,
        ALPNProtocols: ['h2'],
      });
      await once(socket, 'secureConnect');
      expect(socket.alpnProtocol).toBe('h2');
      socket.destroy();
    });

    it('carries the cookie of a session, which is for HTTPS only', async () => {
      const { login } = await givenAccount(servers.test);
      const body = { login, password: PASSWORD };
      const { headers } = await site.visitorFrom('127.0.1.2').call('POST', '/api/staff/session', { body });
      expect([headers['set-cookie']].flat().join()).toMatch(
        /__Host-phial_session=[^;]+; Path=\/; Secure; HttpOnly/,
      );
    });

    it('lets a picture of nearly 12 MB through', async () => {
      const picture = noise(12 * MEGABYTE);
      expect(picture.byteLength).toBeGreaterThan(11 * MEGABYTE);
      const { status, data } = await staff.call<StoredPicture>(
        'POST',
        '/api/staff/content/pictures?shape=icon&x=50&y=50',
        { body: picture, headers: { 'content-type': 'image/png' } },
      );
      expect([status, data]).toEqual([200, expect.objectContaining({ url: expect.any(String) })]);
    });

    it('lets reports of 2 MB through', async () => {
      const order = await givenOrder(servers.test);
      const { key } = await laboratory(servers.test);
      const presentedForm = [sentPdf('x'.repeat(1.5 * MEGABYTE))];
      const body = JSON.stringify(bundleOf(order, { presentedForm }));
      expect(body.length).toBeGreaterThan(2 * MEGABYTE);
      const { status, error } = await site.visitorFrom('127.0.8.1').call('POST', '/api/lab/reports', {
        body,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/fhir+json' },
      });
      expect([status, error]).toEqual([200, undefined]);
    });

    it('lets a change of the schedule of 1 MB through', async () => {
      const points = await openPoints(servers.test);
      const change = closure(await points.givenOpenPoint(), '2026-03-11');
      const { data } = await staff.call<SchedulePreview>('POST', '/api/staff/schedule/preview', {
        body: { change },
      });
      const body = padded({ change, fingerprint: data.fingerprint, decisions: [] }, MEGABYTE);
      const { status, error } = await staff.call('POST', '/api/staff/schedule/changes', { body });
      expect([status, error]).toEqual([200, undefined]);
    });

    it('lets a configuration of 28 MB through', async () => {
      const { data } = await staff.call<{ file: string }>('GET', '/api/staff/configuration');
      const body = padded({ file: data.file }, 28 * MEGABYTE);
      const { status, error } = await staff.call('POST', '/api/staff/configuration/preview', { body });
      expect([status, error]).toEqual([200, undefined]);
    });

    it('counts the calls of each visitor, who cannot pass for somebody else', async () => {
      const [busy, other] = [site.visitorFrom('127.1.0.1'), site.visitorFrom('127.2.0.1')];
      for (let n = 0; n < CAPTCHAS; n++) expect((await busy.call('GET', CAPTCHA)).status).toBe(200);
      const claims = {
        forwarded: 'for=203.0.113.9',
        'x-forwarded-for': '203.0.113.9',
        'x-real-ip': '203.0.113.9',
      };
      for (const [name, value] of [['accept', '*/*'], ...Object.entries(claims)]) {
        const { status } = await busy.call('GET', CAPTCHA, {
          headers: { [name as string]: value as string },
        });
        expect([name, status]).toEqual([name, 429]);
      }
      expect((await other.call('GET', CAPTCHA)).status).toBe(200);
    });

    it('shows what is for whoever watches the server from inside only', async () => {
      const [outside, inside] = [site.visitorFrom('127.3.0.1'), site.visitorFrom('127.0.0.1')];
      for (const path of ['/metrics', '/readyz', '/healthz']) {
        const escaped = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
        const spellings = [path, `${path}/`, `${path}//`, `/${path}`, `/.${path}`, escaped, `${path}?x`];
        for (const spelling of spellings) {
          const { status, text } = await outside.call('GET', spelling, {
            headers: { 'x-forwarded-for': '127.0.0.1' },
          });
          expect([spelling, status, text.includes('phial_')]).toEqual([
            spelling,
            expect.toBeOneOf([403, 404]),
            false,
          ]);
        }
        expect([path, (await inside.call('GET', path)).status]).toEqual([path, 200]);
      }
    });

    it('tells a live desk of a change after two minutes', async () => {
      expect(await desk.events.next()).toBe('ready');
      await delay(Math.max(0, DESK_MS - (performance.now() - desk.openedAt)));
      expect(desk.events.seen).toEqual(['ready']);
      const before = { servicePointId: desk.point, day: '2026-03-02', text: 'Lift out of order' };
      const { status, error } = await staff.call('PUT', '/api/staff/desk/notes', {
        body: { ...before, version: 0 },
      });
      expect([status, error]).toEqual([200, undefined]);
      expect(await desk.events.next()).toBe('changed');
    });
  },
);

/** A picture that does not compress, of nearly so many bytes. */
function noise(bytes: number): Buffer {
  const side = Math.floor(Math.sqrt(bytes / BYTES_A_PIXEL));
  const canvas = createCanvas(side, side);
  const drawing = canvas.getContext('2d');
  const pixels = drawing.createImageData(side, side);
  for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
  drawing.putImageData(pixels, 0, 0);
  return canvas.toBuffer('image/png');
}

/** JSON of so many bytes: with spaces, which mean nothing in it. */
function padded(body: object, bytes: number): string {
  const text = JSON.stringify(body);
  return `${' '.repeat(bytes - Buffer.byteLength(text))}${text}`;
}
