import type {
  Report,
  ReportReadState,
  ResultHistory,
  ResultHistoryRequest,
} from '@phial/contract/reports/report';
import type { ReportContent, ReportResult, TestCode } from '@phial/contract/reports/report-content';
import { instantOf, isDay } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import { abnormalFlagOf } from '@phial/domain/reports/observation-interpretation';
import { isWithdrawn } from '@phial/domain/reports/report-status';
import { parseRecordId } from '@phial/domain/uuid';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { readLaboratory } from '../../content/published-document.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import type { Queryable } from '../../db/pool.ts';
import { found } from '../../errors.ts';
import { drawingThread } from '../../pdf/drawing-thread.ts';
import { readPaperLogo } from '../../pdf/logo.ts';
import { notifyDoctors } from '../doctor-events/doctor-updates.sql.ts';
import { findCriticalResult } from './critical/critical-result.sql.ts';
import { wireAcknowledgement } from './critical/wire-acknowledgement.ts';
import { decryptContentText, readableContent } from './encrypted-report.ts';
import {
  findReport,
  listReportsOfPatient,
  listVersions,
  type PatientReportRow,
  setReadVersion,
  type VersionRow,
} from './report.sql.ts';
import { reportChanges } from './report-changes.ts';
import type { ReportRow } from './report-list.sql.ts';
import type * as drawing from './report-pdf/draw-report.ts';
import { personOf, wireSummary } from './wire-report.ts';

const drawReport = drawingThread<typeof drawing.drawReport>(
  new URL('./report-pdf/draw-report.ts', import.meta.url),
  'drawReport',
);

type ReportDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

/** Of one patient; a chart of more would be black. */
const MOST_REPORTS_OF_PATIENT = 200;

/** Observations that say themselves that they do not hold. */
const WITHDRAWN_RESULTS: ReadonlySet<ReportResult['status']> = new Set(['cancelled', 'entered-in-error']);

const ERASED: ReportContent = {
  title: '',
  effectiveAt: null,
  performers: [],
  interpreters: [],
  conclusion: '',
  groups: [],
};

/**
 * One of the doctor's own reports, not yet recorded in the audit log.
 * @param version undefined for the newest
 * @throws Refused `not-found`, for another doctor's report and for a version there is not as for none
 * @throws UnreadableError when the results of the version cannot be decrypted
 */
async function readReport(
  deps: Pick<AppDependencies, 'db' | 'keys'>,
  doctorId: string,
  id: string,
  version?: number,
): Promise<Report> {
  const { db, keys } = deps;
  const row = await ownReport(deps, doctorId, id);
  const wanted = version ?? row.version;
  const versions = await listVersions(db, row.id, { wanted, readVersion: row.readVersion });
  const shown = found(versions.find((candidate) => candidate.version === wanted));
  const person = orUnreadable(() => personOf(keys, row), undefined);
  const text = decryptContentText(keys, row.id, shown);
  const content = text === undefined ? undefined : (JSON.parse(text) as ReportContent);
  const { acknowledgement: ofNewest, ...summary } = wireSummary(keys, row);
  const acknowledgement = wanted === row.version ? ofNewest : await acknowledgementOf(db, row.id, wanted);
  return {
    ...summary,
    ...(acknowledgement !== undefined && { acknowledgement }),
    ...changesOf(keys, row.id, { versions, shown, content }),
    version: wanted,
    status: shown.status,
    issuedAt: shown.issuedAt.toISOString(),
    currentVersion: row.version,
    readVersion: row.readVersion,
    patient: {
      name: person?.name ?? '',
      englishName: person?.englishName ?? '',
      birthday: person?.birthday ?? '',
      sex: person?.sex ?? '',
    },
    content: content ?? ERASED,
    versions: versions.map((each) => ({
      version: each.version,
      status: each.status,
      issuedAt: each.issuedAt.toISOString(),
      receivedAt: each.receivedAt.toISOString(),
    })),
  };
}

/** Of an earlier version; undefined where it has no critical results, or came before they were noted. */
async function acknowledgementOf(db: Queryable, reportId: string, version: number) {
  const row = await findCriticalResult(db, reportId, version);
  return row && wireAcknowledgement(row);
}

/** What the shown version says otherwise than the one before; nothing where it has none before it, or says nothing. */
function changesOf(
  keys: KeyRing,
  reportId: string,
  {
    versions,
    shown,
    content,
  }: { versions: readonly VersionRow[]; shown: VersionRow; content: ReportContent | undefined },
): Pick<Report, 'changes'> {
  const former = versions.find((one) => one.version < shown.version && one.content !== null);
  if (former === undefined || content === undefined || isWithdrawn(shown.status)) return {};
  const earlier = readableContent(keys, reportId, former);
  if (earlier === undefined) return {};
  return { changes: reportChanges(content, { version: former.version, content: earlier }) };
}

/**
 * One of the doctor's own reports, opened to be read; it is recorded in the audit log before anything is answered.
 * @throws as {@link readReport}
 */
export async function openReport(
  deps: ReportDependencies,
  doctorId: string,
  id: string,
  version?: number,
): Promise<Report> {
  const report = await readReport(deps, doctorId, id, version);
  const detail = { report: report.reportId, version: report.version };
  const event = { at: deps.clock.now(), actor: { account: doctorId }, detail };
  await recordEvent(deps.db, { ...event, action: 'report-opened' });
  return report;
}

/**
 * One of the doctor's own reports on paper, in the language of the reader; it is recorded in the audit log.
 * @throws as {@link readReport}; UnreadableError when its patient cannot be decrypted, as a paper
 *   without a name may end up with anybody
 */
export async function reportPdf(
  deps: ReportDependencies & Pick<AppDependencies, 'config'>,
  doctorId: string,
  { id, version, language }: { id: string; version?: number | undefined; language: Language },
): Promise<{ reportNumber: string; pdf: Buffer }> {
  personOf(deps.keys, await ownReport(deps, doctorId, id));
  const report = await readReport(deps, doctorId, id, version);
  const laboratory = await readLaboratory(deps);
  const logo = await readPaperLogo(deps.db, laboratory);
  const pdf = await drawReport({
    report,
    language,
    laboratory,
    ...(logo !== undefined && { logo }),
  });
  const detail = { report: report.reportId, version: report.version };
  const event = { at: deps.clock.now(), actor: { account: doctorId }, detail };
  await recordEvent(deps.db, { ...event, action: 'report-printed' });
  return { reportNumber: report.reportNumber, pdf };
}

/**
 * Marks the version that was on the screen as read or as unread. A newer one
 * that came meanwhile stays unread, and what was read before it is kept.
 * @param mark.version undefined for the newest
 * @throws Refused `not-found`
 */
export async function markReport(
  { db, clock }: ReportDependencies,
  doctorId: string,
  id: string,
  mark: { isRead: boolean; version: number | undefined },
): Promise<ReportReadState> {
  const reportId = parseRecordId(id);
  return db.transaction(async (tx) => {
    const marked = found(await setReadVersion(tx, doctorId, reportId, mark));
    const { currentVersion, readVersion, changed } = marked;
    if (changed) {
      await notifyDoctors(tx, [doctorId]);
      const action = readVersion === null ? 'report-unread' : 'report-read';
      const detail = { report: reportId, ...(readVersion !== null && { version: readVersion }) };
      await recordEvent(tx, { at: clock.now(), actor: { account: doctorId }, action, detail });
    }
    return { unread: readVersion !== currentVersion, readVersion, currentVersion };
  });
}

/**
 * The results of one test of the patient of a report, over all the doctor's
 * reports of this patient, oldest first; it is recorded in the audit log. Withdrawn reports
 * and withdrawn results are left out, and reports that cannot be decrypted.
 * @throws Refused `not-found`
 */
export async function readHistory(
  deps: ReportDependencies,
  doctorId: string,
  id: string,
  test: ResultHistoryRequest,
): Promise<ResultHistory> {
  const { db, keys } = deps;
  const { id: reportId, patientId } = await ownReport(deps, doctorId, id);
  const rows = await listReportsOfPatient(db, { doctorId, patientId, limit: MOST_REPORTS_OF_PATIENT });
  const points = rows
    .filter(({ status }) => !isWithdrawn(status))
    .flatMap((row) => pointsOf(keys, row, test));
  const event = { at: deps.clock.now(), actor: { account: doctorId }, detail: { report: reportId } };
  await recordEvent(db, { ...event, action: 'report-history-opened' });
  return { points: points.toSorted((a, b) => timeOf(a) - timeOf(b)) };
}

async function ownReport(
  { db }: Pick<AppDependencies, 'db'>,
  doctorId: string,
  id: string,
): Promise<ReportRow> {
  return found(await findReport(db, doctorId, parseRecordId(id)));
}

function pointsOf(keys: KeyRing, row: PatientReportRow, test: TestCode): ResultHistory['points'] {
  const content = readableContent(keys, row.id, row);
  if (content === undefined) return [];
  const { groups, effectiveAt } = content;
  return groups
    .flatMap(({ results }) => results)
    .filter((result) => isSameTest(result, test) && !WITHDRAWN_RESULTS.has(result.status))
    .map((result) => ({
      reportId: row.id,
      reportNumber: row.number,
      reportStatus: row.status,
      collectedAt: effectiveAt,
      issuedAt: row.issuedAt.toISOString(),
      result,
      flag: abnormalFlagOf(result.interpretations) ?? null,
    }));
}

/** In milliseconds; a day without a time is its beginning in Hong Kong. */
function timeOf({ collectedAt, issuedAt }: ResultHistory['points'][number]): number {
  const at = collectedAt ?? issuedAt;
  return (isDay(at) ? instantOf(at, '00:00') : new Date(at)).getTime();
}

function isSameTest({ test }: ReportResult, { system, code, name }: TestCode): boolean {
  return code === '' ? test.code === '' && test.name === name : test.code === code && test.system === system;
}
