import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { bundleOf, type GivenOrder, givenOrder, laboratory } from '../../../testing/report-builders.ts';
import { fhirIssues } from '../../../testing/validate-fhir.ts';

/*
 * Examples that HL7 publishes with FHIR R4 (apps/server/src/testing/fhir-examples), sent as results of an order of ours:
 * what they say of the patient and the order is replaced, everything else is as published.
 */

let test: TestApp;
let lab: Awaited<ReturnType<typeof laboratory>>;
beforeAll(async () => {
  test = await buildTestApp();
  lab = await laboratory(test);
});
afterAll(() => test.close());

interface Example {
  readonly resourceType: string;
  readonly [element: string]: unknown;
}

interface Entry {
  readonly fullUrl?: string;
  readonly resource: object;
}

function example(name: string): Example {
  const file = new URL(`../../../testing/fhir-examples/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A report of ours whose result is an observation of theirs. */
function reportOf(order: GivenOrder, observation: Example) {
  const bundle = bundleOf(order);
  const [patient, report, result]: Entry[] = bundle.entry;
  const resource = { ...observation, subject: { reference: patient?.fullUrl } };
  return { ...bundle, entry: [patient, report, { ...result, resource }] };
}

/** A bundle of theirs with a patient and an order of ours. */
function asOurs(order: GivenOrder, bundle: Example) {
  const [patient]: Entry[] = bundleOf(order).entry;
  const entries = bundle.entry as { resource: Example }[];
  const ours = entries.map((entry) => ({
    ...entry,
    resource: { ...entry.resource, ...changed(entry.resource) },
  }));
  return { ...bundle, entry: [patient, ...ours] };

  function changed({ resourceType }: Example): object {
    const subject = { reference: patient?.fullUrl };
    return resourceType === 'DiagnosticReport'
      ? { subject, basedOn: [{ identifier: { value: order.number } }] }
      : { subject };
  }
}

const ACCEPTED = [
  'f001',
  'f002',
  'f003',
  'f005',
  'f202',
  'f206',
  'bloodgroup',
  'rhstatus',
  'blood-pressure',
  'blood-pressure-cancel',
  'unsat',
  'glasgow',
];

/** Where each stands in the bundle as sent, and what is wrong with it here. */
const REFUSED = {
  f204: ['Bundle.entry[2].resource.valueQuantity.system', 'This element’s value is not in the right format.'],
  decimal: ['Bundle.entry[2].resource.component[0].valueQuantity.system', 'This element is needed.'],
  satO2: ['Bundle.entry[2].resource.partOf', 'This element is not accepted.'],
  'abdo-tender': ['Bundle.entry[2].resource.valueBoolean', 'This element is not accepted.'],
};

describe('the public examples', () => {
  it.each([...ACCEPTED, ...Object.keys(REFUSED)])('the validator finds nothing wrong with %s', (name) => {
    expect(fhirIssues(example(`Observation-${name}`))).toEqual([]);
  });

  it.each(ACCEPTED)('%s is accepted', async (name) => {
    const order = await givenOrder(test);
    const answer = await lab.send(reportOf(order, example(`Observation-${name}`)));
    expect(answer.status, answer.text).toBe(200);
  });

  it.each(Object.entries(REFUSED))('%s is refused, and the element named', async (name, [where, what]) => {
    const order = await givenOrder(test);
    const answer = await lab.send(reportOf(order, example(`Observation-${name}`)));
    expect(answer.status).toBe(422);
    const issues = (answer.data as unknown as { issue: { expression: string[]; diagnostics: string }[] })
      .issue;
    const found = issues.find(({ expression }) => expression[0] === where);
    expect(found?.diagnostics, answer.text).toContain(what);
  });

  it('a whole report of lipids is accepted', async () => {
    const order = await givenOrder(test);
    const bundle = example('Bundle-lipids');
    expect(fhirIssues(bundle)).toEqual([]);
    const answer = await lab.send(asOurs(order, bundle));
    expect(answer.status, answer.text).toBe(200);
  });

  it('a report without a number, and with units that are not of UCUM, is refused for just that', async () => {
    const order = await givenOrder(test);
    const answer = await lab.send(asOurs(order, example('Bundle-report')));
    const { issue } = answer.data as unknown as { issue: { expression: string[] }[] };
    const elements = issue.map(({ expression }) =>
      expression[0]?.replace(/^Bundle\.entry\[\d+\]\.resource\./, ''),
    );
    expect([...new Set(elements)].toSorted()).toEqual([
      'identifier',
      'valueQuantity.code',
      'valueQuantity.system',
    ]);
  });
});
