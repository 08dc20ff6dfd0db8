import { sampleBundle } from '@phial/content/sample/reports/sample-bundle';
import { SAMPLE_PANELS } from '@phial/content/sample/reports/sample-panels';
import { SAMPLE_PATIENTS, type SamplePatient } from '@phial/content/sample/reports/sample-patients';
import { SAMPLE_ORDERS, type SampleOrder } from '@phial/content/sample/reports/sample-reports';
import { addDays, dayOf, formatServTime, instantOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import { liftTimeLimits, waitForLock } from '../db/locks.ts';
import { addPatient } from '../diagnostics/orders/patients/patient.service.ts';
import { saveDraft } from '../diagnostics/orders/placing/draft.service.ts';
import { placeDraft } from '../diagnostics/orders/placing/placing.service.ts';
import { parseFhir } from '../diagnostics/reports/import/fhir/parse-fhir.ts';
import { importReports } from '../diagnostics/reports/import/import-reports.service.ts';
import { readRemoval } from './remove-sample.sql.ts';
import { bePatient, findSampleDoctor, hasReports } from './sample-reports.sql.ts';

type SampleDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

const HOUR_MS = 3_600_000;

/**
 * Patients, orders and reports of nobody for the sample doctor, while there are
 * no reports at all: ordered as a doctor orders, brought by the door of the
 * laboratory's system. By one process when several start at once.
 * @returns whether there was anything to do
 */
export async function loadSampleReports(deps: SampleDependencies): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await waitForLock(tx, 'sample');
    if ((await readRemoval(tx)) !== undefined) return false;
    await bePatient(tx);
    const doctorId = await findSampleDoctor(tx);
    if (doctorId === undefined || (await hasReports(tx))) return false;
    const patients = new Map<SamplePatient, string>();
    for (const [name, request] of Object.entries(SAMPLE_PATIENTS)) {
      const { patientId } = await addPatient(deps, doctorId, request);
      patients.set(name as SamplePatient, patientId);
    }
    for (const [index, order] of SAMPLE_ORDERS.entries()) {
      const patientId = patients.get(order.patient);
      if (patientId !== undefined) await loadOrder(deps, order, { doctorId, patientId, number: index + 1 });
    }
    return true;
  });
}

async function loadOrder(
  deps: SampleDependencies,
  order: SampleOrder,
  { doctorId, patientId, number }: { doctorId: string; patientId: string; number: number },
): Promise<void> {
  const collected = instantOf(addDays(dayOf(deps.clock.now()), -order.daysAgo), '09:15');
  const at = (instant: Date) => ({ ...deps, clock: { now: () => instant } });
  const items = [SAMPLE_PANELS[order.panel].item];
  const draft = await saveDraft(at(collected), doctorId, { patientId, items, notes: '' });
  const placed = await placeDraft(at(collected), doctorId, draft.orderId, draft.version);
  for (const version of order.versions) {
    const issued = new Date(collected.getTime() + version.after * HOUR_MS);
    const bundle = sampleBundle(order, version, {
      orderNumber: placed.number,
      reportNumber: `SAMPLE-${String(number).padStart(4, '0')}`,
      collectedAt: fhirInstant(collected),
      issuedAt: fhirInstant(issued),
    });
    const bytes = Buffer.from(JSON.stringify(bundle));
    const outcome = await importReports(at(issued), 'command', parseFhir(bytes));
    if ('issues' in outcome) throw new Error(`sample report ${number}: ${JSON.stringify(outcome.issues)}`);
  }
}

/** `2026-03-02T09:15:00+08:00`. */
function fhirInstant(instant: Date): string {
  return `${formatServTime(instant).replace(' ', 'T')}+08:00`;
}
