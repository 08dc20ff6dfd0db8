import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderLine } from '@phial/contract/orders/order';
import { UCUM } from '@phial/contract/reports/fhir-elements';
import type { TakenReports } from '@phial/contract/reports/report';
import type { BundleOutcome } from '@phial/contract/reports/report-issue';
import type { ApiScope } from '@phial/domain/api-scope';
import { generateOrderNumber } from '@phial/domain/orders/order-number';
import type { OrderState } from '@phial/domain/orders/order-state';
import type { PatientPerson } from '@phial/domain/orders/patient-form';
import { INTERPRETATION_SYSTEM } from '@phial/domain/reports/observation-interpretation';
import { sql } from 'kysely';
import { createApiKey } from '../accounts/api-keys/api-key.service.ts';
import { encryptOrder } from '../diagnostics/orders/encrypted-order.ts';
import { replaceLines } from '../diagnostics/orders/order.sql.ts';
import { encryptPatient, patientHashes } from '../diagnostics/orders/patients/encrypted-patient.ts';
import type { TestApp } from './build-test-app.ts';
import { newDocumentNumber } from './builders.ts';
import { nextNumber } from './numbering.ts';
import type { TestDatabase } from './open-test-database.ts';
import { givenAccount } from './staff.ts';
import type { Answer } from './visitor.ts';

/*
 * Orders to report on, and bundles as a laboratory's system sends them.
 */

export interface GivenOrder {
  id: string;
  number: string;
  doctorId: string;
  patientId: string;
  person: PatientPerson;
}

/** An order that was placed, of a doctor and a patient of its own by default. */
export async function givenOrder(
  test: TestApp,
  given: {
    doctorId?: string;
    patient?: Pick<GivenOrder, 'patientId' | 'person'>;
    person?: Partial<PatientPerson>;
    state?: OrderState;
    /** Tests by the laboratory's codes and English names; none by default. */
    lines?: readonly { code: string; name: string }[];
  } = {},
): Promise<GivenOrder> {
  const doctorId = given.doctorId ?? (await givenAccount(test, { role: 'doctor' })).id;
  const { patientId, person } = given.patient ?? (await givenPatient(test, doctorId, given.person));
  const id = randomUUID();
  const number = generateOrderNumber((count) => randomBytes(count));
  const sealed = encryptOrder(test.keys, id, { notes: '' });
  const now = test.clock.now();
  const state = given.state ?? 'RECEIVED';
  await test.db.kysely
    .insertInto('lab_order')
    .values({
      id,
      number,
      doctor_id: doctorId,
      patient_id: patientId,
      state,
      key_id: sealed.keyId,
      sealed: sealed.bytes,
      created_at: now,
      updated_at: now,
      placed_at: state === 'DRAFT' ? null : now,
      cancelled_at: state === 'CANCELLED' ? now : null,
    })
    .execute();
  const lines = (given.lines ?? []).map(({ code, name }): OrderLine => {
    const names = { tw: `${name} (tw)`, zh: `${name} (zh)`, en: name };
    return { kind: 'TEST_ITEM', itemId: `item-${code}`, code, name: names };
  });
  await replaceLines(test.db, id, lines);
  return { id, number, doctorId, patientId, person };
}

async function givenPatient(
  { db, keys, clock }: TestApp,
  doctorId: string,
  given: Partial<PatientPerson> = {},
) {
  const patientId = randomUUID();
  const person: PatientPerson = {
    name: 'Marker Patient',
    englishName: '',
    documentType: 'HKID',
    documentNumber: newDocumentNumber(),
    birthday: '1960-04-05',
    sex: 'F',
    telNo: '',
    email: '',
    ...given,
  };
  const sealed = encryptPatient(keys, patientId, person);
  const [hash] = patientHashes(keys, person);
  const now = clock.now();
  // What the first booking would do.
  await db.query({
    name: 'test-hash-key',
    text: 'INSERT INTO document_hash_key (key_id) VALUES ($1) ON CONFLICT DO NOTHING',
    values: [keys.newestId],
  });
  await db.kysely
    .insertInto('patient')
    .values({
      id: patientId,
      doctor_id: doctorId,
      language: 'en',
      created_at: now,
      updated_at: now,
      key_id: sealed.keyId,
      person: sealed.bytes,
      hash_key_id: hash?.keyId ?? null,
      document_hash: hash?.hash ?? null,
    })
    .execute();
  return { patientId, person };
}

/** A result as FHIR has it. */
export interface SentResult {
  code?: string;
  name?: string;
  value?: number;
  unit?: string;
  text?: string;
  interpretation?: string;
  /** Final if left out. */
  status?: string;
  low?: number;
  high?: number;
  /** Parts with values of their own; the observation has none then. */
  components?: SentResult[];
}

export interface SentReport {
  number?: string;
  /** Of the whole report; renal function by default. */
  code?: string;
  title?: string;
  status?: string;
  issued?: string;
  effective?: string;
  results?: SentResult[];
  conclusion?: string;
  /** Documents in base64. */
  presentedForm?: object[];
}

/** A report of one result, potassium by default, with patient and results in the bundle beside it. */
export function bundleOf(order: Pick<GivenOrder, 'number' | 'person'>, ...reports: SentReport[]) {
  const patient = `urn:uuid:${randomUUID()}`;
  const entries = (reports.length === 0 ? [{}] : reports).flatMap((report) => {
    const results = (report.results ?? [{}]).map((result) => ({
      fullUrl: `urn:uuid:${randomUUID()}`,
      resource: sentObservation(result, patient),
    }));
    const references = results.map(({ fullUrl }) => ({ reference: fullUrl }));
    return [{ resource: sentReport(order.number, report, patient, references) }, ...results];
  });
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: [{ fullUrl: patient, resource: sentPatient(order.person) }, ...entries],
  };
}

export function sentPatient({ documentNumber, birthday, sex }: PatientPerson) {
  return {
    resourceType: 'Patient',
    identifier: [{ system: 'https://lab.example/document', value: documentNumber }],
    gender: sex === 'F' ? 'female' : 'male',
    birthDate: birthday,
  };
}

function sentReport(
  orderNumber: string,
  report: SentReport,
  patient: string,
  result: { reference: string }[],
) {
  return {
    resourceType: 'DiagnosticReport',
    identifier: [{ system: 'https://lab.example/report', value: report.number ?? `R-${nextNumber()}` }],
    basedOn: [{ identifier: { value: orderNumber } }],
    status: report.status ?? 'final',
    code: {
      coding: [{ system: 'https://lab.example/test', code: report.code ?? 'RFT' }],
      text: report.title ?? 'Renal function',
    },
    subject: { reference: patient },
    effectiveDateTime: report.effective ?? '2026-03-01T09:00:00+08:00',
    issued: report.issued ?? '2026-03-01T16:00:00+08:00',
    performer: [{ display: 'Marker Laboratory' }],
    ...(report.conclusion !== undefined && { conclusion: report.conclusion }),
    ...(report.presentedForm !== undefined && { presentedForm: report.presentedForm }),
    result,
  };
}

export function sentObservation(
  { code = 'K', name = 'Potassium', interpretation, low, high, ...result }: SentResult,
  patient?: string,
) {
  const bound = (value: number) => ({ value, unit: result.unit ?? 'mmol/L' });
  const hasRange = low !== undefined || high !== undefined;
  return {
    resourceType: 'Observation',
    status: result.status ?? 'final',
    code: { coding: [{ system: 'https://lab.example/test', code, display: name }] },
    ...(patient !== undefined && { subject: { reference: patient } }),
    ...(result.components !== undefined
      ? { component: result.components.map(sentComponent) }
      : result.text === undefined
        ? {
            valueQuantity: {
              value: result.value ?? 4.1,
              unit: result.unit ?? 'mmol/L',
              system: UCUM,
              code: result.unit ?? 'mmol/L',
            },
          }
        : { valueString: result.text }),
    ...(interpretation !== undefined && {
      interpretation: [{ coding: [{ system: INTERPRETATION_SYSTEM, code: interpretation }] }],
    }),
    ...(hasRange && {
      referenceRange: [
        { ...(low !== undefined && { low: bound(low) }), ...(high !== undefined && { high: bound(high) }) },
      ],
    }),
  };
}

/** As an observation, without what only a whole one has. */
function sentComponent(part: SentResult): object {
  const { resourceType: _, status: __, ...measured } = sentObservation(part);
  return measured;
}

/** A PDF as it is sent; so little of one that no viewer would show it. */
export function sentPdf(text = 'Marker document', title?: string) {
  const data = Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`).toString('base64');
  return { contentType: 'application/pdf', data, ...(title !== undefined && { title }) };
}

/** The laboratory's system, with an API key of its own. */
export async function laboratory(test: TestApp, scopes: readonly ApiScope[] = ['reports:write']) {
  const { key } = await createApiKey(test, 'command', { name: `laboratory ${randomUUID()}`, scopes });
  return {
    key,
    send: (bundle: object | string, headers: Record<string, string> = {}) =>
      sendBundle(test, bundle, { authorization: `Bearer ${key}`, ...headers }),
  };
}

/** @param bundle an object, or the text of the body as it is */
export async function sendBundle(
  { app, config }: Pick<TestApp, 'app' | 'config'>,
  bundle: object | string,
  headers: Record<string, string>,
): Promise<Answer<TakenReports>> {
  const response = await app.inject({
    method: 'POST',
    url: `${config.apiPrefix}/lab/reports`,
    remoteAddress: '198.51.100.9',
    headers: { 'accept-language': 'en', 'content-type': 'application/fhir+json', ...headers },
    payload: typeof bundle === 'string' ? bundle : JSON.stringify(bundle),
  });
  return { ...response.json<Answer<TakenReports>>(), status: response.statusCode, text: response.body };
}

/** What a refused bundle was complained of for: key and location of each. */
export function complaints(answer: { data: unknown }): string[] {
  const { issue } = answer.data as BundleOutcome;
  return issue.map(({ details, expression }) => `${details.coding[0]?.code} ${expression[0]}`);
}

/**
 * How many reports, versions of them and lines of the audit log there are; what was refused is told there and
 * not counted.
 */
export async function countReportRows(db: TestDatabase) {
  const { rows } = await sql<{ reports: number; versions: number; events: number }>`
    SELECT (SELECT count(*)::int FROM report) AS reports, (SELECT count(*)::int FROM report_version) AS versions,
      (SELECT count(*)::int FROM event WHERE action <> 'reports-refused') AS events`.execute(db.kysely);
  return rows[0];
}

/** The state of an order by its id. */
export async function orderState(db: TestDatabase, id: string) {
  const row = await db.kysely
    .selectFrom('lab_order')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.state;
}
