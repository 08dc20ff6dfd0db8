import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenDoctor } from '../testing/doctor.ts';
import { laboratorySystem, type SentResource, specimensOf } from '../testing/laboratory-system.ts';
import { bundleOf, givenOrder, sentPdf } from '../testing/report-builders.ts';
import { fhirIssues } from '../testing/validate-fhir.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** A bundle and each of its resources, as the validator of bundles does not look into them by their own types. */
function issuesOf(bundle: object): string[] {
  const { entry = [] } = bundle as { entry?: { resource: SentResource }[] };
  const resources = [bundle as SentResource, ...entry.map(({ resource }) => resource)];
  return resources.flatMap((resource) =>
    fhirIssues(resource).map((issue) => `${resource.resourceType} ${issue}`),
  );
}

it('the validator finds what is wrong', () => {
  expect(fhirIssues({ resourceType: 'ServiceRequest', status: 'lost' } as SentResource)).not.toEqual([]);
  expect(fhirIssues({ resourceType: 'Specimen', madeUp: true } as SentResource)).not.toEqual([]);
});

it('orders go out as valid FHIR: placed, received, cancelled, unreadable, and none', async () => {
  const [doctor, lab] = [await givenDoctor(test), await laboratorySystem(test)];
  expect(issuesOf((await lab.fetchOrders()).bundle)).toEqual([]);
  const { patientId } = await doctor.addPatient({
    englishName: 'Chan Tai Man',
    documentType: 'TRAVEL',
    documentNumber: 'K1234567',
  });
  await doctor.place(await doctor.draft({ patientId, notes: '' }));
  const received = await doctor.placed();
  await lab.receive(specimensOf([received.number], '2026-03-02T08:30:00+08:00'));
  const { orderId, version } = await doctor.placed();
  await doctor.call('POST', `/doctor/orders/${orderId}/cancel`, { version });
  const damaged = await doctor.placed();
  await test.db.kysely
    .updateTable('lab_order')
    .set({ sealed: Buffer.from('damaged') })
    .where('id', '=', damaged.orderId)
    .execute();
  const { bundle } = await lab.fetchOrders();
  const types = new Set(bundle.entry?.map(({ resource }) => resource.resourceType));
  expect([...types].sort()).toEqual([
    'OperationOutcome',
    'Patient',
    'Practitioner',
    'ServiceRequest',
    'Specimen',
  ]);
  expect(issuesOf(bundle)).toEqual([]);
});

it('the CapabilityStatement is valid, and every path it names exists', async () => {
  const response = await test.app.inject({ url: '/api/fhir/metadata', headers: { host: 'lab.example' } });
  expect(response.headers['content-type']).toBe('application/fhir+json; charset=utf-8');
  const statement = response.json<SentResource>();
  expect(fhirIssues(statement)).toEqual([]);
  expect(statement).toMatchObject({ implementation: { url: 'http://lab.example/api' } });
  const paths = new Set(test.app.routeRules.map(({ method, url }) => `${method} ${url}`));
  const named = [...response.body.matchAll(/(GET|POST) (\/lab\/[a-z/]+)/g)];
  expect(named.length).toBeGreaterThan(3);
  for (const [, method, path] of named) expect(paths).toContain(`${method} /api${path}`);
});

it('what we document and test as sent by a laboratory is valid', async () => {
  const order = await givenOrder(test);
  const component = { code: 'SYS', name: 'Systolic', value: 120, unit: 'mm[Hg]' };
  const results = [
    {},
    { name: 'Blood pressure', components: [component] },
    { text: 'Negative', low: 1, high: 2 },
  ];
  const bundle = bundleOf(order, { results, presentedForm: [sentPdf('Signed', 'As signed')] });
  // The validator knows no reference to the `fullUrl` of another entry, which FHIR allows in bundles.
  const found = issuesOf(bundle).filter((issue) => !issue.includes('Invalid reference: got "urn:uuid:'));
  expect(found).toEqual([]);
  expect(issuesOf(specimensOf([order.number], '2026-03-02T08:30:00+08:00'))).toEqual([]);
});
