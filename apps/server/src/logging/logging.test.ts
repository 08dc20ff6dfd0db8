import { PUBLIC } from '@phial/contract/access';
import { CreateRequest } from '@phial/contract/booking/appointment';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../errors.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { describeError } from './describe-error.ts';
import { createLogger } from './logger.ts';

/** Every value a visitor gives, recognisable wherever it turns up. */
const MARKERS = {
  name: '馬克名 Marker-Name',
  docNo: 'M246810(7)',
  telNo: '98761234',
  email: 'marker.person@marker.example',
  captcha: 'MRKR',
  uuid: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee',
};
const RECORD_ID = '99999999-8888-4777-8666-555555555555';
const TOKEN = 'marker-token';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    config: { logLevel: 'debug', trustProxy: ['127.0.0.1'] },
    site: async (app, { db }) => {
      app.post(
        '/outcome/:id',
        {
          config: { access: PUBLIC },
          schema: { body: CreateRequest, params: Type.Object({ id: Type.String() }) },
        },
        async (request) => {
          const outcome = request.headers['x-outcome'];
          const { body } = request;
          // What a careless line of ours might do.
          request.log.info({ body, person: body, attempt: { request: body } }, 'careless');
          if (outcome === 'refused') throw new Refused('captcha-wrong');
          if (outcome === 'thrown')
            throw new Error(`no place for ${body.name} (${body.docNo}), ${body.telNo}, ${body.email}`);
          if (outcome === 'json') JSON.parse(`${body.docNo} ${body.name}`);
          if (outcome === 'database') {
            await db.query({
              name: 'probe-cast',
              text: 'SELECT $1::int',
              values: [`${body.name} ${body.docNo}`],
            });
          }
          if (outcome === 'constraint') {
            await db.query({
              name: 'probe-table',
              text: 'CREATE TABLE IF NOT EXISTS probe (text text PRIMARY KEY)',
              values: [],
            });
            const text = 'INSERT INTO probe VALUES ($1), ($1)';
            await db.query({ name: 'probe-insert', text, values: [body.docNo] });
          }
          return { code: 200, msg: '', data: body };
        },
      );
    },
  });
});
afterAll(() => test.close());

async function call(outcome: string, body: object = {}) {
  test.logLines.length = 0;
  return test.app.inject({
    method: 'POST',
    url: `/outcome/${RECORD_ID}?name=${encodeURIComponent(MARKERS.name)}&docNo=${MARKERS.docNo}`,
    headers: {
      'x-outcome': outcome,
      'x-forwarded-for': '203.0.113.77',
      authorization: `Bearer ${TOKEN}`,
      'user-agent': MARKERS.email,
      referer: `http://x/${MARKERS.telNo}`,
    },
    payload: { ...MARKERS, servPtId: 'p1', servTime: '2026-03-03 09:00:00', language: 'en', ...body },
  });
}

describe('the log of a booking', () => {
  it.each(['done', 'refused', 'thrown', 'json', 'database', 'constraint'])(
    'holds nothing of the person when %s',
    async (outcome) => {
      await call(outcome);
      const log = test.logLines.join('');
      expect(test.logLines.length).toBeGreaterThanOrEqual(2);
      for (const value of [
        ...Object.values(MARKERS),
        ...MARKERS.name.split(' '),
        'M246810',
        RECORD_ID,
        TOKEN,
        '203.0.113.77',
      ]) {
        expect(log).not.toContain(value);
      }
    },
  );

  it('contains nothing about a person who books, finds, moves and cancels', async () => {
    test.logLines.length = 0;
    const [slot, later] = [
      await givenSlot(test.db),
      await givenSlot(test.db, { servTime: '2026-03-04 10:00:00' }),
    ];
    const patient = visitor(test, { name: MARKERS.name });
    const { data } = await patient.book(slot, { telNo: MARKERS.telNo, email: MARKERS.email });
    expect((await patient.enquire()).data).toHaveLength(1);
    expect((await patient.change(data.apptRecordId, later)).code).toBe(200);
    expect((await patient.cancel(data.apptRecordId)).code).toBe(200);
    expect((await patient.cancel(data.apptRecordId)).code).toBe(409);
    const written = test.logLines.join('') + (await test.app.inject('/metrics')).body;
    const { docNo } = patient;
    for (const value of [MARKERS.name, MARKERS.telNo, MARKERS.email, docNo, docNo.slice(0, -3)]) {
      expect(written).not.toContain(value);
    }
    expect(written).not.toContain(data.apptRecordId);
    expect(written).not.toContain(data.appointmentRelNumber);
  });

  it('contains nothing about the person when the body is invalid', async () => {
    await call('done', { [MARKERS.telNo]: MARKERS.docNo, language: MARKERS.name });
    expect(test.logLines.join('')).not.toMatch(/Marker|M246810|98761234/);
  });

  it('has one line per request, with the id the caller gets', async () => {
    const response = await call('refused');
    const lines = test.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
        pid: process.pid,
        reqId: response.headers['x-request-id'],
        method: 'POST',
        route: '/outcome/:id',
        status: 422,
        ms: expect.any(Number),
        refusal: 'captcha-wrong',
        network: '203.0.113.0/24',
        msg: 'request',
      },
    ]);
  });

  it('logs an unknown path as unknown', async () => {
    test.logLines.length = 0;
    await test.app.inject(`/${MARKERS.telNo}`);
    expect(JSON.parse(test.logLines[0] ?? '')).toMatchObject({ route: 'unknown', status: 404 });
    expect(test.logLines.join('')).not.toContain(MARKERS.telNo);
  });
});

describe('the redaction', () => {
  it('removes personal fields down to four levels, in lists and in logger bindings', () => {
    const lines: string[] = [];
    const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
    const { name, docNo } = MARKERS;
    log.info({ name, route: '/', at: { docNo, list: [{ name }] } }, 'line');
    log.child({ docNo, job: 'sweep' }).warn('bound');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { name: '[personal]', route: '/', at: { docNo: '[personal]', list: [{ name: '[personal]' }] } },
      { docNo: '[personal]', job: 'sweep' },
    ]);
  });

  it('describes an error under any name, without the details of the database', () => {
    const lines: string[] = [];
    const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
    log.warn({ reason: Object.assign(new Error('no'), { detail: MARKERS.docNo }) }, 'line');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reason: { type: 'Error', message: 'no' } });
    expect(lines[0]).not.toContain(MARKERS.docNo);
  });
});

describe('an error in the log', () => {
  it('is described, however it is passed', () => {
    const lines: string[] = [];
    const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
    const error = new Error(`"${MARKERS.name}"`);
    log.error(error);
    log.error({ err: error });
    log.fatal(error, 'words');
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['error', 'error', 'words']);
    expect(lines.join('')).not.toContain('Marker');
  });

  it('keeps what helps to find the cause', () => {
    const error = new Error('no route to service point p1', {
      cause: Object.assign(new Error('inner'), { code: 'ECONNREFUSED' }),
    });
    expect(describeError(error)).toMatchObject({
      type: 'Error',
      message: 'no route to service point p1',
      stack: expect.stringContaining('logging.test.ts'),
      cause: { message: 'inner', code: 'ECONNREFUSED' },
    });
  });
});
