import type { Report, ResultHistory } from '@phial/contract/reports/report';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { bundleOf, complaints, givenOrder, laboratory } from '../../testing/report-builders.ts';
import { signedIn } from '../../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const systolic = { code: 'SYS', name: 'Systolic', value: 150, unit: 'mm[Hg]', interpretation: 'H' };
const pressure = {
  code: 'BP',
  name: 'Blood pressure',
  components: [systolic, { code: 'DIA', name: 'Diastolic', value: 70, unit: 'mm[Hg]', low: 60, high: 80 }],
};

async function given() {
  const doctor = await signedIn(test, { role: 'doctor' });
  return { doctor, lab: await laboratory(test), order: await givenOrder(test, { doctorId: doctor.id }) };
}

it('keeps the components of an observation as rows below it, marked and counted', async () => {
  const { doctor, lab, order } = await given();
  const sent = await lab.send(bundleOf(order, { results: [pressure, {}] }));
  expect(sent.status, sent.text).toBe(200);
  const { data } = await doctor.call<Report>('GET', `/doctor/reports/${sent.data.reports[0]?.reportId}`);
  expect(data.outline).toMatchObject({ results: 3, abnormal: 1 });
  expect(data.content.groups[0]?.results).toMatchObject([
    { test: { code: 'BP' }, value: { kind: 'components' } },
    { test: { code: 'SYS' }, value: { value: '150' }, interpretations: ['H'], component: true },
    { test: { code: 'DIA' }, value: { value: '70' }, ranges: [{ low: '60', high: '80' }], component: true },
    { test: { code: 'K' } },
  ]);
  expect(data.content.groups[0]?.results[3]).not.toHaveProperty('component');
});

it('shows a component over time, and what a correction changed', async () => {
  const { doctor, lab, order } = await given();
  const number = 'R-pressure';
  await lab.send(bundleOf(order, { number, results: [pressure] }));
  const corrected = {
    ...pressure,
    components: [{ ...systolic, value: 145 }, ...pressure.components.slice(1)],
  };
  const sent = await lab.send(
    bundleOf(order, {
      number,
      status: 'corrected',
      issued: '2026-03-01T17:00:00+08:00',
      results: [corrected],
    }),
  );
  const reportId = sent.data.reports[0]?.reportId;
  const { data } = await doctor.call<Report>('GET', `/doctor/reports/${reportId}`);
  expect(data.changes?.results).toMatchObject([
    { result: 1, kind: 'changed', former: { value: { value: '150' } } },
  ]);
  const asked = { system: 'https://lab.example/test', code: 'SYS', name: 'Systolic' };
  const history = await doctor.call<ResultHistory>('POST', `/doctor/reports/${reportId}/history`, asked);
  expect(history.data.points).toMatchObject([{ result: { value: { value: '145' } }, flag: 'high' }]);
});

it('tells components of the same name of two observations apart', async () => {
  const { doctor, lab, order } = await given();
  const report = (results: object[], changes = {}) =>
    bundleOf(order, { number: 'R-two', results, ...changes });
  const standing = { ...pressure, code: 'BP2', name: 'Blood pressure, standing' };
  await lab.send(report([pressure, standing]));
  const later = { status: 'corrected', issued: '2026-03-01T17:00:00+08:00' };
  const sent = await lab.send(report([standing], later));
  const { data } = await doctor.call<Report>('GET', `/doctor/reports/${sent.data.reports[0]?.reportId}`);
  expect(data.changes?.results).toEqual([]);
  expect(data.changes?.removed.map(({ test }) => test.code)).toEqual(['BP', 'SYS', 'DIA']);
});

it('says which component is wrong', async () => {
  const { lab, order } = await given();
  const bundle = bundleOf(order, { results: [pressure] });
  const observation = bundle.entry[2]?.resource as {
    component: { valueQuantity?: object; value?: string }[];
  };
  delete observation.component[1]?.valueQuantity;
  expect(complaints(await lab.send(bundle))).toEqual([
    'value-missing Bundle.entry[2].resource.component[1].value',
  ]);
  Object.assign(observation.component[1] ?? {}, { modifierExtension: [] });
  expect(complaints(await lab.send(bundle))).toEqual([
    'element-unknown Bundle.entry[2].resource.component[1].modifierExtension',
  ]);
});
