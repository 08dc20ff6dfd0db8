import type { TakenReports } from '@phial/contract/reports/report';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  bundleOf,
  complaints,
  countReportRows,
  givenOrder,
  laboratory,
  orderState,
  sendBundle,
  sentPatient,
} from '../../../testing/report-builders.ts';
import { signedIn } from '../../../testing/staff.ts';

let test: TestApp;
let lab: Awaited<ReturnType<typeof laboratory>>;
beforeAll(async () => {
  test = await buildTestApp();
  lab = await laboratory(test);
});
afterAll(() => test.close());

describe('a bundle of reports', () => {
  it('is accepted, and its doctor finds it', async () => {
    const doctor = await signedIn(test, { role: 'doctor' });
    const order = await givenOrder(test, { doctorId: doctor.id });
    const answer = await lab.send(
      bundleOf(order, { number: 'R-first', results: [{ interpretation: 'HH' }] }),
    );
    expect(answer).toMatchObject({
      status: 200,
      code: 200,
      data: { reports: [{ entry: 1, reportNumber: 'R-first', version: 1, status: 'final' }] },
    });
    const found = await doctor.call<object[]>('GET', '/LabReportSearch');
    expect(found.data).toMatchObject([
      {
        reportNumber: 'R-first',
        orderNumber: order.number,
        patientName: 'Marker Patient',
        unread: true,
        outline: { title: 'Renal function', results: 1, abnormal: 1, critical: 1 },
      },
    ]);
    expect(found.text).not.toContain(order.person.documentNumber);
    expect(await orderState(test.db, order.id)).toBe('REPORTED');
  });

  it('sent again gets the same response and changes nothing', async () => {
    const bundle = bundleOf(await givenOrder(test), { number: 'R-again' }, { number: 'R-again-2' });
    const first = await lab.send(bundle);
    const rows = await countReportRows(test.db);
    expect(await lab.send(bundle)).toEqual(first);
    expect(await lab.send({ ...bundle, type: 'transaction' })).toEqual(first);
    expect(await countReportRows(test.db)).toEqual(rows);
  });

  it('may begin with a byte order mark, as some programs write one', async () => {
    const bundle = bundleOf(await givenOrder(test));
    expect(await lab.send(`\ufeff${JSON.stringify(bundle)}`)).toMatchObject({ status: 200 });
  });

  it('is encrypted: nothing of it can be read in the database', async () => {
    const order = await givenOrder(test);
    const { data } = await lab.send(
      bundleOf(order, { conclusion: 'Marker conclusion', results: [{ text: 'Marker text' }] }),
    );
    const { rows } = await sql`
      SELECT encode(content, 'escape') AS content, encode(outline, 'escape') AS outline
      FROM report JOIN report_version ON report_id = id WHERE id = ${(data as TakenReports).reports[0]?.reportId}`.execute(
      test.db.kysely,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Marker|Renal|Potassium/);
    expect(test.logLines.join()).not.toMatch(/Marker|Renal|Potassium/);
  });

  it('moves the order to in progress, then to reported', async () => {
    const order = await givenOrder(test, { state: 'PLACED' });
    await lab.send(bundleOf(order, { number: 'R-part', status: 'preliminary' }));
    expect(await orderState(test.db, order.id)).toBe('IN_PROGRESS');
    await lab.send(bundleOf(order, { number: 'R-other', status: 'final' }));
    expect(await orderState(test.db, order.id)).toBe('IN_PROGRESS');
    await lab.send(
      bundleOf(order, { number: 'R-part', status: 'final', issued: '2026-03-01T17:00:00+08:00' }),
    );
    expect(await orderState(test.db, order.id)).toBe('REPORTED');
  });

  it('may refer to its resources in every way of FHIR', async () => {
    const order = await givenOrder(test);
    const { entry } = bundleOf(order);
    const [, report, observation] = entry as [object, { resource: object }, { resource: object }];
    const { subject: _, ...result } = observation.resource as { subject: object };
    const contained = {
      resourceType: 'Bundle',
      type: 'transaction',
      entry: [
        {
          resource: {
            resourceType: 'ServiceRequest',
            id: 'so',
            status: 'active',
            identifier: [{ value: order.number }],
          },
        },
        { resource: { resourceType: 'Organization', id: 'lab', name: 'Laboratory' } },
        {
          request: { method: 'PUT', url: 'DiagnosticReport/1' },
          resource: {
            ...report.resource,
            contained: [
              { ...sentPatient(order.person), id: 'p' },
              { ...result, id: 'k', subject: { reference: '#p' } },
              { ...result, id: 'na' },
              {
                resourceType: 'Observation',
                id: 'panel',
                status: 'final',
                code: { text: 'Electrolytes' },
                hasMember: [{ reference: '#k' }, { reference: '#na' }],
              },
            ],
            basedOn: [{ reference: 'ServiceRequest/so' }],
            subject: { reference: '#p' },
            result: [{ reference: '#panel' }],
            text: { status: 'generated', div: '<div>Renal</div>' },
            meta: { versionId: '1' },
          },
        },
      ],
    };
    expect(await lab.send(contained)).toMatchObject({ status: 200 });
  });
});

describe('a later version', () => {
  const at = (hour: string) => `2026-03-01T${hour}:00:00+08:00`;

  it('replaces the former one, which is kept', async () => {
    const order = await givenOrder(test);
    const send = (report: object) => lab.send(bundleOf(order, { number: 'R-versions', ...report }));
    await send({ status: 'preliminary', issued: at('10') });
    await send({ status: 'final', issued: at('11'), results: [{ value: 5.9 }] });
    const corrected = await send({ status: 'corrected', issued: at('12'), results: [{ value: 4.9 }] });
    expect(corrected.data.reports).toMatchObject([{ version: 3, status: 'corrected' }]);
    // An earlier one that comes once more is what it was.
    const late = await send({ status: 'preliminary', issued: at('10') });
    expect(late.data.reports).toMatchObject([{ version: 1, status: 'preliminary' }]);
    const { rows } = await sql`SELECT version, status FROM report WHERE number = 'R-versions'`.execute(
      test.db.kysely,
    );
    expect(rows).toEqual([{ version: 3, status: 'corrected' }]);
  });

  it.each([
    [
      'with the same time and other contents',
      { status: 'final', issued: at('11'), results: [{ value: 9 }] },
      'version-differs Bundle.entry[1].resource.issued',
    ],
    [
      'with the same time and another state',
      { status: 'corrected', issued: at('11') },
      'version-differs Bundle.entry[1].resource.issued',
    ],
    [
      'issued before the newest',
      { status: 'corrected', issued: at('10') },
      'version-older Bundle.entry[1].resource.issued',
    ],
    [
      'that is preliminary after a final one',
      { status: 'preliminary', issued: at('12') },
      'status-backwards Bundle.entry[1].resource.status',
    ],
    [
      'that is final for a second time',
      { status: 'final', issued: at('12') },
      'status-backwards Bundle.entry[1].resource.status',
    ],
  ])('%s is refused', async (what, report, complaint) => {
    const order = await givenOrder(test);
    const number = `R ${what}`;
    await lab.send(bundleOf(order, { number, issued: at('11') }));
    const answer = await lab.send(bundleOf(order, { number, ...report }));
    expect(answer).toMatchObject({ status: 422, error: 'report-bundle-invalid' });
    expect(complaints(answer)).toEqual([complaint]);
  });

  it('for another order is refused', async () => {
    await lab.send(bundleOf(await givenOrder(test), { number: 'R-taken' }));
    const answer = await lab.send(
      bundleOf(await givenOrder(test), { number: 'R-taken', status: 'corrected' }),
    );
    expect(complaints(answer)).toEqual(['report-of-other-order Bundle.entry[1].resource.identifier[0]']);
  });
});

describe('the key', () => {
  it.each<[string, Record<string, string>]>([
    ['none', {}],
    ['a wrong one', { authorization: 'Bearer phial_wrong' }],
    ['a wrong one in the other header', { 'x-api-key': 'phial_wrong' }],
    ['another scheme', { authorization: 'Basic abc' }],
  ])('%s is refused before the body is read', async (_what, headers) => {
    expect(await sendBundle(test, '{bad', headers)).toMatchObject({ status: 401, error: 'api-key-invalid' });
  });

  it('is accepted in either header', async () => {
    const bundle = bundleOf(await givenOrder(test));
    expect(await sendBundle(test, bundle, { 'x-api-key': lab.key })).toMatchObject({ status: 200 });
    const doctor = await signedIn(test, { role: 'doctor' });
    expect(await doctor.call('POST', '/lab/reports', bundle)).toMatchObject({ error: 'api-key-invalid' });
  });

  it('is recorded in the audit log with what it sent, without a person', async () => {
    const order = await givenOrder(test);
    await lab.send(bundleOf(order));
    const { rows } = await sql<{ actor: string; detail: object }>`
      SELECT actor, detail FROM event WHERE action = 'report-received' ORDER BY at DESC, id DESC`.execute(
      test.db.kysely,
    );
    const mine = rows.find(({ detail }) => JSON.stringify(detail).includes(order.number));
    expect(mine).toMatchObject({ actor: 'laboratory', detail: { version: 1, status: 'final' } });
  });
});
