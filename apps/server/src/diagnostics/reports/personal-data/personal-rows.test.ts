import type { Report } from '@phial/contract/reports/report';
import { instantOf } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyPerson, erasePerson, findPerson } from '../../../privacy/person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { bundleOf, givenOrder, laboratory } from '../../../testing/report-builders.ts';
import { signedIn } from '../../../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('exports the reports of a person, keeps them as medical records, and erases them on request after that', async () => {
  const lab = await laboratory(test);
  const doctor = await signedIn(test, { role: 'doctor' });
  const order = await givenOrder(test, { doctorId: doctor.id });
  const other = await givenOrder(test, { doctorId: doctor.id });
  await lab.send(bundleOf(other, { number: 'Other' }));
  const sent = await lab.send(bundleOf(order, { number: 'Mine', conclusion: 'Marker conclusion' }));
  await lab.send(bundleOf(order, { number: 'Mine', status: 'amended', issued: '2026-03-01T17:00:00+08:00' }));
  const { documentType, documentNumber } = order.person;
  const document = { documentType, documentNumber };

  const found = await findPerson(test, 'command', document);
  expect(found.rows.filter(({ table }) => table === 'reports')).toMatchObject([
    { at: '2026-03-01 17:00:00', state: 'amended', fate: 'keep' },
  ]);
  const copy = await copyPerson(test, 'command', document);
  expect(copy.records.reports).toMatchObject([
    {
      reportNumber: 'Mine',
      orderNumber: order.number,
      versions: [
        { version: 1, status: 'final', content: { conclusion: 'Marker conclusion' } },
        { version: 2, status: 'amended', content: { title: 'Renal function' } },
      ],
    },
  ]);
  const contents = async () => {
    const { rows } = await sql<{ number: string; left: number }>`
      SELECT number, count(v.content)::int + count(r.outline)::int AS left
      FROM report r JOIN report_version v ON v.report_id = r.id GROUP BY number ORDER BY number`.execute(
      test.db.kysely,
    );
    return rows.map(({ number, left }) => `${number} ${left}`);
  };
  await erasePerson(test, 'command', document);
  expect(await contents()).toEqual(['Mine 4', 'Other 2']);

  const id = sent.data.reports[0]?.reportId;
  test.clock.set(instantOf('2033-04-01', '09:00'));
  await erasePerson(test, 'command', document);
  expect(await contents()).toEqual(['Mine 0', 'Other 2']);
  const again = await signedIn(test, { role: 'doctor' });
  expect((await again.call('GET', `/doctor/reports/${id}`)).status).toBe(404);
  const { login } = doctor;
  await doctor.signIn(login);
  const shown = await doctor.call<Report>('GET', `/doctor/reports/${id}`);
  expect(shown).toMatchObject({
    status: 200,
    data: { outline: { title: '', results: 0 }, content: { groups: [], conclusion: '' } },
  });
  expect((await copyPerson(test, 'command', document)).records.reports).toEqual([]);
});
