import { ServiceBody, type StaffService } from '@phial/contract/content/editing-service';
import type { AuditAction } from '@phial/contract/staff/audit-event';
import { repeatedReminders } from '@phial/domain/booking/reminder';
import { parseServiceCode } from '@phial/domain/booking/service-type';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { lockRegister, waitForLock } from '../db/locks.ts';
import type { Queryable } from '../db/pool.ts';
import { found, Refused } from '../errors.ts';
import { makeSlots } from '../schedule/slots.ts';
import { clearDirectory } from '../service-points/service-points.service.ts';
import { refuseProblems } from './checked-draft.ts';
import { problemsOf, tidied } from './field-schema.ts';
import { isSameInAnotherOrder } from './order.ts';
import {
  insertService,
  lockServiceRow,
  readSeatsInUse,
  readServiceRow,
  readServiceRows,
  removeService,
  type ServiceRow,
  setServiceState,
  updateService,
  writeServiceOrder,
} from './services.sql.ts';

type ServiceDependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** Who edits which service, and the version that was looked at. */
interface ServiceEdit {
  /** Account. */
  readonly by: string;
  /** Case ignored. */
  readonly code: string;
  readonly version: number;
}

/** All services, in the order visitors see. */
export async function listStaffServices({ db }: ServiceDependencies): Promise<StaffService[]> {
  return (await readServiceRows(db)).map(wireService);
}

/** @throws Refused `not-found` */
export async function findStaffService({ db }: ServiceDependencies, code: string): Promise<StaffService> {
  return wireService(found(await readServiceRow(db, code)));
}

/**
 * A new service, which visitors can book once a service point offers it and has opening hours for it.
 * @throws Refused `content-invalid` with `data.problems`, `code-taken`
 */
export async function createService(
  { db, clock }: ServiceDependencies,
  { by, code, body }: { by: string; code: string; body: Record<string, unknown> },
): Promise<StaffService> {
  const known = parseServiceCode(code.trim());
  const problem = code.trim() === '' ? 'empty' : 'form';
  const checked = checkedService(body, known === undefined ? [{ path: 'code', problem }] : []);
  const now = clock.now();
  const service = await db.transaction(async (tx) => {
    await lockRegister(tx, 'service');
    const named = known ?? '';
    if ((await readServiceRow(tx, named)) !== undefined) throw new Refused('code-taken');
    await insertService(tx, { code: named, body: checked, by, now });
    await recordEvent(tx, {
      at: now,
      actor: { account: by },
      action: 'service-created',
      detail: { type: named },
    });
    return wireService(found(await readServiceRow(tx, named)));
  });
  clearDirectory(db);
  return service;
}

/**
 * Changes a service; visitors see it at once. Fewer days ahead leave the bookings beyond them as they are.
 * @throws Refused `content-invalid`, also where opening hours have more seats than the service is to allow;
 *   `not-found`, `version-conflict` with the service as it is now
 */
export async function changeService(
  deps: ServiceDependencies,
  { body, ...edit }: ServiceEdit & { body: Record<string, unknown> },
): Promise<StaffService> {
  const checked = checkedService(body);
  const { service, former } = await change(deps, edit, 'service-changed', async (tx, row, now) => {
    // A change of the hours waits for it, and then finds the new limit.
    await waitForLock(tx, 'make-slots');
    const seats = (await readSeatsInUse(tx, row.code)) ?? 0;
    refuseProblems(seats > checked.mostSeats ? [{ path: 'mostSeats', problem: 'in-use' }] : []);
    await updateService(tx, { code: row.code, body: checked, by: edit.by, now });
  });
  // What the hourly job does, sooner: the times of the days that were added.
  if (former.daysAhead < checked.daysAhead) await makeSlots(deps);
  return service;
}

/**
 * Ends or resumes what a service offers; its bookings stay as they are.
 * @throws Refused `not-found`, `version-conflict`
 */
export async function setState(
  deps: ServiceDependencies,
  edit: ServiceEdit,
  state: ServiceRow['state'],
): Promise<StaffService> {
  const action = state === 'RETIRED' ? 'service-retired' : 'service-restored';
  const { service } = await change(deps, edit, action, (tx, { code }, now) =>
    setServiceState(tx, { code, state, by: edit.by, now }),
  );
  if (state === 'ACTIVE') await makeSlots(deps);
  return service;
}

/** @throws Refused `service-in-use`, `not-found`, `version-conflict` */
export async function deleteService(
  { db, clock }: ServiceDependencies,
  { by, code, version }: ServiceEdit,
): Promise<void> {
  await db.transaction(async (tx) => {
    await waitForLock(tx, 'make-slots');
    const row = await lockVersion(tx, code, version);
    if (!row.deletable) throw new Refused('service-in-use');
    await removeService(tx, row.code);
    const detail = { type: row.code };
    await recordEvent(tx, { at: clock.now(), actor: { account: by }, action: 'service-deleted', detail });
  });
  clearDirectory(db);
}

/**
 * Puts the services into another order.
 * @throws Refused `version-conflict` with the services as they are now, when `former` is no longer their order
 */
export async function reorderServices(
  { db, clock }: ServiceDependencies,
  { by, former, order }: { by: string; former: string[]; order: string[] },
): Promise<StaffService[]> {
  if (!isSameInAnotherOrder(former, order)) throw new Refused('body-invalid');
  const services = await db.transaction(async (tx) => {
    await lockRegister(tx, 'service');
    const present = await readServiceRows(tx);
    if (present.map(({ code }) => code).join() !== former.join()) {
      throw new Refused('version-conflict', { services: present.map(wireService) });
    }
    await writeServiceOrder(tx, order);
    const event = { action: 'content-reordered', detail: { kind: 'service' } } as const;
    await recordEvent(tx, { at: clock.now(), actor: { account: by }, ...event });
    return readServiceRows(tx);
  });
  clearDirectory(db);
  return services.map(wireService);
}

async function change(
  { db, clock }: ServiceDependencies,
  { by, code, version }: ServiceEdit,
  action: AuditAction,
  work: (tx: Queryable, row: ServiceRow, now: Date) => Promise<void>,
): Promise<{ service: StaffService; former: ServiceRow }> {
  const now = clock.now();
  const changed = await db.transaction(async (tx) => {
    const former = await lockVersion(tx, code, version);
    await work(tx, former, now);
    const detail = { type: former.code, version: version + 1 };
    await recordEvent(tx, { at: now, actor: { account: by }, action, detail });
    return { former, service: wireService(found(await readServiceRow(tx, former.code))) };
  });
  clearDirectory(db);
  return changed;
}

async function lockVersion(tx: Queryable, code: string, version: number): Promise<ServiceRow> {
  const row = found(await lockServiceRow(tx, code));
  if (row.version !== version) throw new Refused('version-conflict', { service: wireService(row) });
  return row;
}

function checkedService(
  body: Record<string, unknown>,
  others: Parameters<typeof refuseProblems>[0] = [],
): ServiceBody {
  const tidy = tidied(ServiceBody, body);
  refuseProblems([...others, ...problemsOf(ServiceBody, tidy)]);
  const checked = tidy as ServiceBody;
  refuseProblems(
    repeatedReminders(checked.reminders).map((at) => ({ path: `reminders.${at}.hours`, problem: 'taken' })),
  );
  return checked;
}

function wireService({
  code,
  version,
  state,
  points,
  deletable,
  updatedAt,
  updatedByName,
  ...body
}: ServiceRow): StaffService {
  return {
    code,
    version,
    state,
    body,
    points,
    deletable,
    updatedAt: updatedAt.toISOString(),
    updatedBy: updatedByName || null,
  };
}
