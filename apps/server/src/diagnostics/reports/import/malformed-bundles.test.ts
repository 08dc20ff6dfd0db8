import { type BundleOutcome, REPORT_ISSUES } from '@phial/contract/reports/report-issue';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  bundleOf,
  type GivenOrder,
  givenOrder,
  laboratory,
  sentObservation,
} from '../../../testing/report-builders.ts';
import { BROKEN_BODIES } from '../../../testing/wrong-input.ts';

let test: TestApp;
let lab: Awaited<ReturnType<typeof laboratory>>;
let order: GivenOrder;
beforeAll(async () => {
  test = await buildTestApp({ config: { logLevel: 'error' } });
  lab = await laboratory(test);
  order = await givenOrder(test);
});
afterAll(async () => {
  await test.close();
  expect(test.logLines).toEqual([]);
});

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A good bundle with every kind of element that is read. */
function goodBundle(): Json {
  const sent = bundleOf(order, {
    number: 'R-good',
    conclusion: 'Words',
    results: [
      { interpretation: 'H', low: 1, high: 2 },
      { code: 'other', text: 'Words' },
    ],
  });
  return JSON.parse(JSON.stringify(sent)) as Json;
}

/** Every path in a value, as the keys that lead to it. */
function pathsOf(value: Json, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, member]) =>
    pathsOf(member, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...below];
}

/** A copy with the value at a path changed; undefined takes it away. */
function changed(value: Json, [step, ...rest]: readonly (string | number)[], to: Json | undefined): Json {
  if (step === undefined) return to ?? null;
  if (Array.isArray(value)) {
    const copy = value.map((member, index) => (index === step ? changed(member, rest, to) : member));
    return rest.length === 0 && to === undefined ? copy.filter((_, index) => index !== step) : copy;
  }
  const members = value as Record<string, Json>;
  if (rest.length === 0 && to === undefined) {
    return Object.fromEntries(Object.entries(members).filter(([key]) => key !== step));
  }
  return { ...members, [step]: changed(members[step] ?? null, rest, to) };
}

async function expectFairAnswer(body: object | string): Promise<BundleOutcome | undefined> {
  const answer = await lab.send(body);
  const what = `${JSON.stringify(body).slice(0, 2_000)} → ${answer.text.slice(0, 500)}`;
  expect([200, 400, 413, 415, 422], what).toContain(answer.status);
  if (answer.error !== 'report-bundle-invalid') return undefined;
  const outcome = answer.data as unknown as BundleOutcome;
  expect(outcome.issue.length, what).toBeGreaterThan(0);
  for (const { details, diagnostics, expression } of outcome.issue) {
    expect(Object.keys(REPORT_ISSUES), what).toContain(details.coding[0]?.code);
    expect(diagnostics, what).not.toBe('');
    expect(expression[0], what).toMatch(/^Bundle[\w.[\]?]*$/);
  }
  expect(answer.text, what).not.toContain(order.person.documentNumber);
  return outcome;
}

describe('a malformed bundle', () => {
  it('is refused with the fault, whichever value is removed or changed', async () => {
    const bundle = goodBundle();
    const paths = pathsOf(bundle);
    const values: fc.Arbitrary<Json | undefined> = fc.oneof(
      fc.constantFrom<Json | undefined>(
        undefined,
        null,
        '',
        ' ',
        0,
        -1,
        1e21,
        1e-9,
        true,
        [],
        {},
        [[]],
        '#',
        '9999-12-31',
      ),
      fc.constantFrom<Json>('2026-02-30', '2026-01-01T00:00:00Z', 'x'.repeat(9_000), {
        resourceType: 'Patient',
      }),
      fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), values, async (path, value) => {
        await expectFairAnswer(JSON.stringify(changed(bundle, path, value)) ?? '');
      }),
      { numRuns: 600 },
    );
  }, 120_000);

  it('is refused when it is no bundle at all', async () => {
    for (const body of BROKEN_BODIES) await expectFairAnswer(body);
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => void (await expectFairAnswer(body))),
      { numRuns: 200 },
    );
  }, 120_000);

  it('is refused with elements that could change the meaning of a result', async () => {
    const added = async (path: (string | number)[], element: object) => {
      let bundle = goodBundle();
      for (const [name, value] of Object.entries(element))
        bundle = changed(bundle, [...path, name], value as Json);
      const outcome = await expectFairAnswer(JSON.stringify(bundle));
      return outcome?.issue.map(({ details, expression }) => `${details.coding[0]?.code} ${expression[0]}`);
    };
    const report = ['entry', 1, 'resource'];
    const observation = ['entry', 2, 'resource'];
    const at = 'Bundle.entry[2].resource';
    expect(await added(report, { modifierExtension: [{}] })).toEqual([
      'element-unknown Bundle.entry[1].resource.modifierExtension',
    ]);
    expect(await added(report, { implicitRules: 'x' })).toEqual([
      'element-unknown Bundle.entry[1].resource.implicitRules',
    ]);
    expect(await added(observation, { component: [] })).toEqual([`element-invalid ${at}.component`]);
    expect(await added(observation, { focus: [{}] })).toEqual([`element-unknown ${at}.focus`]);
    expect(await added(observation, { 陳大文: 1 })).toEqual([`element-unknown ${at}.?`]);
    expect(await added(observation, { valueString: 'x' })).toEqual([`values-several ${at}.value`]);
    expect(await added(observation, { resourceType: 'MedicationRequest' })).toEqual([
      `resource-unknown ${at}`,
    ]);
    expect(await added([...observation, 'valueQuantity'], { system: 'http://other.example' })).toEqual([
      `element-invalid ${at}.valueQuantity.system`,
    ]);
    expect(await added([...observation, 'referenceRange', 0, 'low'], { value: 9 })).toEqual([
      `range-reversed ${at}.referenceRange[0]`,
    ]);
    expect(await added([...observation, 'interpretation', 0, 'coding', 0], { code: 'CAR' })).toEqual([
      `interpretation-unknown ${at}.interpretation[0]`,
    ]);
    expect(await added(['entry', 0], { request: { method: 'DELETE' } })).toEqual([
      'element-invalid Bundle.entry[0].request.method',
    ]);
  });

  it('is refused when a result is about somebody else, or belongs to no report', async () => {
    const bundle = bundleOf(order) as unknown as { entry: object[] };
    const other = bundleOf(order) as unknown as { entry: [{ fullUrl: string }] };
    const mixed = { ...bundle, entry: [...bundle.entry, other.entry[0]] };
    const strayed = JSON.stringify(mixed).replace(
      /("resourceType":"Observation".*?"subject":\{"reference":")[^"]+/,
      `$1${other.entry[0].fullUrl}`,
    );
    const keys = async (body: object | string) =>
      (await expectFairAnswer(body))?.issue.map(({ details }) => details.coding[0]?.code);
    expect(await keys(strayed)).toEqual(['subject-other']);
    const stray = { ...bundle, entry: [...bundle.entry, { resource: sentObservation({}) }] };
    expect(await keys(stray)).toEqual(['observation-unused']);
    const none = { ...bundle, entry: [bundle.entry[0] ?? {}] };
    expect(await keys(none)).toEqual(['reports-missing']);
  });

  it('is refused when it was issued in the future, or on no day at all', async () => {
    const keys = async (issued: string) =>
      (await expectFairAnswer(bundleOf(order, { issued })))?.issue.map(
        ({ details }) => details.coding[0]?.code,
      );
    expect(await keys('2026-03-02T09:30:00+08:00')).toEqual(['issued-ahead']);
    expect(await keys('2026-02-29T09:30:00+08:00')).toEqual(['date-impossible']);
    expect(await keys('2026-02-28T09:30:00')).toEqual(['element-invalid']);
  });

  it('is refused when it is too large, and accepted just below', async () => {
    const padded = (length: number) =>
      JSON.stringify({ ...bundleOf(order), meta: { tag: 'x'.repeat(length) } });
    expect((await lab.send(padded(8 * 1024 * 1024))).status).toBe(413);
    expect((await lab.send(padded(7 * 1024 * 1024))).status).toBe(200);
  });
});
