import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../mail/testing/mail-server.ts';
import { givenSlot, newDocumentNumber } from '../testing/builders.ts';
import { keepSlotJob } from '../testing/hold-slot-job.ts';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { serverOverHttp } from '../testing/server-over-http.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { browser, givenAccount } from '../testing/staff.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { visitor } from '../testing/visitor.ts';
import { type Collector, startCollector } from './testing/collector.ts';
import { formsFound } from './testing/find-value.ts';
import type { ReceivedSpan } from './testing/otlp-messages.ts';

const CAPTCHA = 'q7Z!';
const PASSWORD_TRIED = 'zephyr lantern 4711 wrong';
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PROXY_SPAN = '00f067aa0ba902b7';
const CLOCK = { now: () => new Date('2026-03-02T09:00:00+08:00') };

const PERSON = {
  name: 'Zebrina Quillfeather',
  docNo: newDocumentNumber(),
  telNo: '96180339',
  email: 'zq.personal@visitor.example',
};

let folder: string;
let db: TestDatabase;
let letGo: () => Promise<void>;
let collector: Collector;
let mail: MailServer;
/** What belongs to a person, or opens something, and was on the wire of the server. */
const personal = new Map<string, string>();
let metricsPage: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'phial-telemetry-'));
  db = await createTestDatabase();
  await db.query({ name: 'open', text: "UPDATE booking_opening SET state = 'open'" });
  letGo = await keepSlotJob(db);
  collector = await startCollector();
  mail = await startMailServer();
  await runVisits();
}, 120_000);

afterAll(async () => {
  server.child.kill('SIGKILL');
  await letGo();
  await collector.close();
  await mail.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that visitors and staff do while the server sends to the collector; over when it has ended in order. */
async function runVisits(): Promise<void> {
  const headersFile = join(folder, 'otlp-headers');
  writeFileSync(headersFile, 'authorization=Bearer%20collector-secret\n');
  server = startServerProcess({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: db.url,
    TRUST_PROXY: 'loopback',
    PUBLIC_URL: 'http://lab.example',
    SMTP_URL: mail.url,
    MAIL_FROM: 'booking@lab.example',
    PHIAL_TEST_CAPTCHA: CAPTCHA,
    PHIAL_TEST_CLOCK: CLOCK.now().toISOString(),
    PHIAL_TEST_LIMITS: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS_FILE: headersFile,
    OTEL_SERVICE_NAME: 'desk-of-tests',
  });
  const origin = await server.origin;
  const caller = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'PersonalBrowser/7.11' };
  const visit = serverOverHttp(origin, CAPTCHA, caller);
  keep({ ...PERSON, ...caller, captcha: CAPTCHA, passwordTried: PASSWORD_TRIED });
  await book(visit);
  await look(origin);
  await signIn(visit);
  await fail(visit);
  await vi.waitUntil(() => mail.emails.length > 0, { timeout: 20_000 });
  metricsPage = await (await fetch(`${origin}/metrics`)).text();
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, complaint: '' });
}

function keep(values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    expect(value, name).toEqual(expect.stringMatching(/.{4}/));
    personal.set(name, value ?? '');
  }
}

async function book(visit: ReturnType<typeof serverOverHttp>): Promise<void> {
  const person = visitor(visit, PERSON);
  const { telNo, email } = PERSON;
  const proxy = { traceparent: `00-${TRACE_ID}-${PROXY_SPAN}-01`, 'x-request-id': 'booked-by-proxy' };
  const booked = await person.book(await givenSlot(db), { telNo, email }, proxy);
  expect(booked).toMatchObject({ status: 200 });
  const { data, token } = booked;
  keep({
    bookingToken: token,
    link: data.link,
    reservationCode: data.appointmentRelNumber,
    record: data.apptRecordId,
  });
  const found = await person.enquire();
  expect(found.data).toHaveLength(1);
  keep({ enquiryToken: found.token });
  const own = await person.call('POST', '/rest/appointment/own', { link: data.link });
  expect(own.status).toBe(200);
  await person.call('POST', `/rest/appointment/reminders-off/${data.link}`);
  expect(await person.cancel(data.apptRecordId)).toMatchObject({ status: 200 });
}

/** Addresses with personal data, of calls that there are and that there are not. */
async function look(origin: string): Promise<void> {
  const query = `name=${encodeURIComponent(PERSON.name)}&docNo=${encodeURIComponent(PERSON.docNo)}`;
  expect((await fetch(`${origin}/no/such/page/${PERSON.telNo}?${query}`)).status).toBe(404);
  expect((await fetch(`${origin}/api/auth/code?${query}`)).status).toBeLessThan(500);
  const traced = {
    traceparent: `00-${'5'.repeat(32)}-${'6'.repeat(16)}-01`,
    tracestate: `who=${PERSON.telNo}`,
  };
  expect((await fetch(`${origin}/api/auth/code`, { headers: traced })).status).toBe(200);
}

async function signIn(visit: ReturnType<typeof serverOverHttp>): Promise<void> {
  const { login } = await givenAccount({ db, clock: CLOCK as never }, { role: 'counter' });
  const staff = browser(visit);
  expect(await staff.signIn(login, PASSWORD_TRIED)).toMatchObject({ status: 422 });
  expect(await staff.signIn(login)).toMatchObject({ status: 200 });
  keep({ login, password: 'correct horse battery', displayName: 'Marker Person' });
  for (const [name, value] of staff.jar) keep({ [`cookie ${name}`]: value });
  expect(staff.jar.size).toBeGreaterThan(0);
  const found = await staff.call('POST', '/staff/desk/find', { text: PERSON.name });
  expect(found.status).toBeLessThan(500);
}

/** An error whose message, detail and hint hold what the person has sent. */
async function fail(visit: ReturnType<typeof serverOverHttp>): Promise<void> {
  const trigger = `
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'refused ${PERSON.name}' USING DETAIL = '${PERSON.email}', HINT = '${PERSON.telNo}';
END $$;
CREATE TRIGGER refuse BEFORE INSERT ON appointment FOR EACH ROW EXECUTE FUNCTION refuse()`;
  await db.transaction((tx) => tx.run(trigger));
  const person = visitor(visit, { name: PERSON.name });
  keep({ otherDocument: person.docNo });
  expect(await person.book(await givenSlot(db), { telNo: PERSON.telNo, email: PERSON.email })).toMatchObject({
    status: 500,
  });
}

const spans = (name: string) => collector.spans().filter((span) => span.name === name);
const below = (parent: ReceivedSpan | undefined) =>
  collector
    .spans()
    .filter(({ traceId, parentId }) => traceId === parent?.traceId && parentId === parent.spanId);
const BOOK = 'POST /api/rest/appointment/appt';

describe('a server with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('sends a span for each call by route, with status and request id, in the trace of the proxy', () => {
    const [booked] = spans(BOOK);
    expect(booked).toMatchObject({
      kind: 2,
      traceId: TRACE_ID,
      parentId: PROXY_SPAN,
      status: { code: 0, message: '' },
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/rest/appointment/appt',
        'http.response.status_code': 200,
        'phial.request_id': 'booked-by-proxy',
      },
      resource: { 'service.name': 'desk-of-tests', 'process.pid': expect.any(Number) },
    });
    expect(spans('DELETE /api/rest/appointment/appt/:id')).toHaveLength(1);
    expect(spans('GET unknown')).toHaveLength(1);
  });

  it('sends a span for each statement by name, below that of its call', () => {
    const statements = below(spans(BOOK)[0]);
    expect(statements.map(({ name }) => name)).toContain('booking-create');
    expect(statements.find(({ name }) => name === 'booking-create')).toMatchObject({
      kind: 3,
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.summary': 'booking-create',
        'db.response.returned_rows': expect.any(Number),
      },
    });
    expect(below(spans('POST /api/rest/appointment/appt/list')[0]).map(({ name }) => name)).toContain(
      'booking-enquiry',
    );
  });

  it('says what kind of error a call and a statement failed with, and nothing of its words', () => {
    const failed = spans(BOOK).find(({ attributes }) => attributes['http.response.status_code'] === 500);
    expect(failed).toMatchObject({
      status: { code: 2, message: '' },
      attributes: { 'error.type': 'P0001', 'phial.refusal': 'unexpected' },
    });
    expect(below(failed).find(({ name }) => name === 'booking-create')).toMatchObject({
      status: { code: 2, message: '' },
      attributes: { 'error.type': 'P0001' },
    });
  });

  it('sends a span for a job that had something to do, with the e-mail it sent', () => {
    const jobs = spans('job send-messages');
    expect(jobs.flatMap(below).map(({ name }) => name)).toContain('email');
    expect(jobs.every(({ attributes }) => Number(attributes['phial.job.done']) > 0)).toBe(true);
    expect(collector.spans().filter(({ name }) => name === 'job sweep-holds')).toEqual([]);
  });

  it('sends the numbers of /metrics under their names', () => {
    const points = collector.points();
    const names = new Set(points.map(({ name }) => name));
    const printed = [...metricsPage.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
    // A metric that has counted nothing yet has no points, and what is active now may not be when the numbers are sent.
    const counted = printed.filter(
      (name) =>
        name !== 'nodejs_active_requests' &&
        new RegExp(`^${name}(?:_count)?[ {].*\\d`, 'm').test(metricsPage),
    );
    expect(counted.filter((name) => name && !names.has(name))).toEqual([]);
    const created = { operation: 'create', outcome: 'ok' };
    expect(points).toContainEqual(
      expect.objectContaining({
        name: 'phial_booking_outcomes_total',
        kind: 'sum',
        attributes: created,
        value: 1,
      }),
    );
    const durations = points.find(
      ({ name, attributes }) =>
        name === 'phial_http_request_duration_seconds' &&
        attributes.route === '/api/rest/appointment/appt/list',
    );
    expect(durations).toMatchObject({ kind: 'histogram', value: 1 });
    expect(durations?.bounds).toHaveLength(12);
    expect(durations?.buckets).toHaveLength(13);
    expect(durations?.buckets.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it('shows the collector the headers of the settings', () => {
    expect(new Set(collector.header('authorization'))).toEqual(new Set(['Bearer collector-secret']));
  });

  it('sends nothing of a person, and nothing that opens anything', () => {
    const sent = collector.bytes();
    expect(sent.length).toBeGreaterThan(10_000);
    // The search finds what was sent.
    expect(formsFound(sent, 'booking-enquiry')).toEqual(['plain', 'percent', 'form']);
    for (const word of PERSON.name.split(' ')) personal.set(word, word);
    const found = [...personal].map(([name, value]) => ({ name, forms: formsFound(sent, value) }));
    expect(found.filter(({ forms }) => forms.length > 0)).toEqual([]);
    expect(personal.size).toBeGreaterThan(15);
  });
});
