import type { Report } from '@phial/contract/reports/report';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  bundleOf,
  complaints,
  countReportRows,
  givenOrder,
  laboratory,
  type SentReport,
  sentPdf,
} from '../../../testing/report-builders.ts';
import { signedIn } from '../../../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function given() {
  const doctor = await signedIn(test, { role: 'doctor' });
  const lab = await laboratory(test);
  const order = await givenOrder(test, { doctorId: doctor.id });
  const send = (report: SentReport) => lab.send(bundleOf(order, report));
  const cookie = [...doctor.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const open = (reportId: string | undefined, rest: string, headers = { cookie }) =>
    test.app.inject({ url: `/api/doctor/reports/${reportId}/attachments/${rest}`, headers });
  return { doctor, send, open };
}

it('shows and saves the PDFs of each version as they were sent', async () => {
  const { doctor, send, open } = await given();
  const presentedForm = [sentPdf('first', 'As signed'), sentPdf('second')];
  const reportId = (await send({ number: 'R-1/2', presentedForm })).data.reports[0]?.reportId;
  await send({
    number: 'R-1/2',
    status: 'corrected',
    issued: '2026-03-01T17:00:00+08:00',
    presentedForm: [sentPdf('third')],
  });
  const { content } = (await doctor.call<Report>('GET', `/doctor/reports/${reportId}?version=1`)).data;
  expect(content.attachments).toMatchObject([
    { title: 'As signed', bytes: 23, sha256: expect.stringMatching(/^[\da-f]{64}$/) },
    { title: '' },
  ]);

  const shown = await open(reportId, '1?version=1');
  expect(shown.body).toContain('second');
  expect(shown.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="R-1_2-2.pdf"',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'$/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const saved = await open(reportId, '0?download=true');
  expect(saved.body).toContain('third');
  expect(saved.headers['content-disposition']).toBe('attachment; filename="R-1_2-1.pdf"');
  expect((await open(reportId, '1')).statusCode).toBe(404);
  const { rows } = await sql<{ detail: object }>`
    SELECT detail FROM event WHERE action = 'report-attachment-opened' AND actor = ${doctor.id}
    ORDER BY detail->>'version'`.execute(test.db.kysely);
  expect(rows.map(({ detail }) => detail)).toEqual([
    { report: reportId, version: 1 },
    { report: reportId, version: 2 },
  ]);
});

it('answers another doctor as if there were none', async () => {
  const { send, open } = await given();
  const reportId = (await send({ presentedForm: [sentPdf()] })).data.reports[0]?.reportId;
  const other = await signedIn(test, { role: 'doctor' });
  const cookie = [...other.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await open(reportId, '0')).statusCode).toBe(200);
  expect((await open(reportId, '0', { cookie })).statusCode).toBe(404);
  expect((await open(reportId, 'x')).statusCode).toBe(400);
});

it('takes the same version with the same PDF again, and refuses it with another', async () => {
  const { send } = await given();
  const report = { number: 'R-again', presentedForm: [sentPdf('one')] };
  const first = await send(report);
  const rows = await countReportRows(test.db);
  expect((await send(report)).data).toEqual(first.data);
  expect(await countReportRows(test.db)).toEqual(rows);
  const other = await send({ ...report, presentedForm: [sentPdf('two')] });
  expect(complaints(other)).toEqual(['version-differs Bundle.entry[1].resource.issued']);
});

it('takes a report that is only a PDF', async () => {
  const { send } = await given();
  expect((await send({ results: [], presentedForm: [sentPdf()] })).status).toBe(200);
  expect(complaints(await send({ results: [] }))).toEqual([
    'results-missing Bundle.entry[1].resource.result',
  ]);
});

it('takes a PDF of 3 MB, with line breaks in its base64', async () => {
  const { send } = await given();
  const { data } = sentPdf('x'.repeat(3 * 1024 * 1024));
  const lines = data.replace(/(.{76})/g, '$1\r\n');
  const answer = await send({ presentedForm: [{ contentType: 'application/pdf', data: lines }] });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
});

const text = (content: string) => Buffer.from(content).toString('base64');
it.each([
  ['what is no PDF', { data: text('<html>') }, 'pdf-invalid', '.data'],
  ['a PDF without its end', { data: text('%PDF-1.7 half') }, 'pdf-invalid', '.data'],
  ['what is no base64', { data: `${sentPdf().data}*` }, 'pdf-invalid', '.data'],
  ['a PDF of more than 4 MB', { data: text(`%PDF-${'x'.repeat(4_300_000)}%%EOF`) }, 'pdf-too-large', '.data'],
  ['another type', { contentType: 'text/html' }, 'element-invalid', '.contentType'],
  ['an address', { url: 'https://lab.example/1.pdf' }, 'element-unknown', '.url'],
])('refuses %s', async (_, changes, key, below) => {
  const { send } = await given();
  const refused = await send({ presentedForm: [{ ...sentPdf(), ...changes }] });
  expect(complaints(refused)).toEqual([`${key} Bundle.entry[1].resource.presentedForm[0]${below}`]);
});
