import {
  DEFAULT_REPORT_PAGE_SIZE,
  type LabReportQuery,
  type ReportPage,
  type ReportSearch,
  type ReportSummary,
} from '@phial/contract/reports/report';
import { isDay } from '@phial/domain/hong-kong-time';
import { normaliseOrderNumber } from '@phial/domain/orders/order-number';
import type { PatientPerson } from '@phial/domain/orders/patient-form';
import { toHalfWidth } from '@phial/domain/text/text';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import { Refused } from '../../errors.ts';
import { decryptPatient } from '../orders/patients/encrypted-patient.ts';
import { patientMatch } from '../orders/patients/patient-match.ts';
import { isCriticalOutline } from './critical/acknowledge.service.ts';
import {
  listReports,
  listWaitingReports,
  type ReportFilter,
  type ReportOrdering,
  reportedPatients,
} from './report-list.sql.ts';
import { wireSummary } from './wire-report.ts';

type WaitingReport = Awaited<ReturnType<typeof listWaitingReports>>[number];

type ListDependencies = Pick<AppDependencies, 'db' | 'keys'>;

/**
 * The doctor's own reports for `GET /LabReportSearch`, the newest first.
 * @throws Refused `date-format` for a day that does not exist
 */
export async function searchLabReports(
  { db, keys }: ListDependencies,
  doctorId: string,
  query: LabReportQuery,
): Promise<ReportSummary[]> {
  const { status, orderNumber, patientId = null } = query;
  const filter: ReportFilter = {
    doctorId,
    ...days(query),
    patientId,
    unread: false,
    among: null,
    text: null,
    statuses: status === undefined ? null : [status],
    orderNumber: orderNumber === undefined ? null : normaliseOrderNumber(orderNumber),
  };
  const page = pageOf({
    ...(query.page !== undefined && { page: Number(query.page) }),
    ...(query.size !== undefined && { size: Number(query.size) }),
  });
  const newestFirst = { sort: 'issued', descending: true, patientOrder: [], first: [], ...page } as const;
  const { rows } = await listReports(db, filter, newestFirst);
  return rows.map((row) => wireSummary(keys, row));
}

/**
 * A page of the doctor's own reports; among the newest first, those whose critical
 * results are to be acknowledged come before all others. Names are encrypted, so the patients are
 * decrypted one by one where a name is searched for or sorted by: a few
 * microseconds each.
 * @throws Refused `date-format` for a day that does not exist
 */
export async function searchReports(
  { db, keys }: ListDependencies,
  doctorId: string,
  search: ReportSearch,
): Promise<ReportPage> {
  const {
    text = '',
    statuses = [],
    patientId = null,
    orderNumber,
    unread = false,
    critical = false,
  } = search;
  const { sort = 'issued', descending = sort === 'issued' } = search;
  const opened = text.trim() !== '' || sort === 'patient';
  const patients = opened
    ? (await reportedPatients(db, doctorId)).flatMap((row) =>
        orUnreadable(() => [{ id: row.id, person: decryptPatient(keys, row) }], []),
      )
    : [];
  const waiting = await listWaitingReports(db, doctorId);
  const due = waiting.filter((row) => isDue(keys, row)).map(({ id }) => id);
  const filter: ReportFilter = {
    doctorId,
    ...days(search),
    patientId,
    unread,
    among: critical ? due : null,
    orderNumber: orderNumber === undefined ? null : normaliseOrderNumber(orderNumber),
    statuses: statuses.length === 0 ? null : statuses,
    text: searched(text, patients),
  };
  const ordering: ReportOrdering = {
    sort,
    descending,
    ...pageOf(search),
    patientOrder: sort === 'patient' ? byName(patients) : [],
    // Who sorts in another way looks for something else.
    first: sort === 'issued' && descending ? due : [],
  };
  const { rows, total } = await listReports(db, filter, ordering);
  const reports = rows.map((row) => wireSummary(keys, row));
  const unreadTotal = waiting.filter(({ isUnread }) => isUnread).length;
  return { total, unread: unreadTotal, critical: due.length, reports };
}

/** Whether critical results wait to be acknowledged; where none are noted, an unread report is judged by its outline. */
function isDue(keys: KeyRing, row: WaitingReport): boolean {
  return row.isCritical ? row.acknowledgedAt === null : row.isUnread && isCriticalOutline(keys, row);
}

interface KnownPatient {
  readonly id: string;
  readonly person: PatientPerson;
}

function searched(text: string, patients: readonly KnownPatient[]): ReportFilter['text'] {
  const matches = patientMatch(text);
  if (matches === undefined) return null;
  return {
    number: toHalfWidth(text).trim().toUpperCase(),
    patientIds: patients.filter(({ person }) => matches(person)).map(({ id }) => id),
  };
}

function byName(patients: readonly KnownPatient[]): string[] {
  const { compare } = new Intl.Collator('zh-HK');
  return patients.toSorted((a, b) => compare(a.person.name, b.person.name)).map(({ id }) => id);
}

function days({ dateFrom, dateTo }: { dateFrom?: string; dateTo?: string }) {
  if (![dateFrom, dateTo].every((day) => day === undefined || isDay(day))) throw new Refused('date-format');
  return { from: dateFrom ?? null, to: dateTo ?? null };
}

function pageOf({ page = 1, size = DEFAULT_REPORT_PAGE_SIZE }: { page?: number; size?: number }) {
  return { limit: size, offset: (page - 1) * size };
}
