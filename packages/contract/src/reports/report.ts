import { REPORT_STATUSES } from '@phial/domain/reports/report-status';
import { type Static, Type } from 'typebox';
import { OrderNumber } from '../orders/order.ts';
import { ClosedObject, Nullable, OneOf, VersionNumber } from '../schemas.ts';
import { Instant, InThreeLanguages, PersonText, WireDate, WireLanguage } from '../text.ts';
import {
  AbnormalFlagName,
  ReportChanges,
  ReportContent,
  ReportOutline,
  ReportResult,
} from './report-content.ts';

const ReportId = Type.String({ format: 'uuid' });
const ReportNumber = Type.String({
  description: 'First identifier of the report',
  examples: ['R-26-004711'],
});
const Version = VersionNumber('1 for the first that came');

const WholeOrderNumber = Type.String({
  maxLength: 40,
  description: 'Whole order number',
  examples: ['HD-7K3MX2CN'],
});

const ReportStatusName = Type.Enum([...REPORT_STATUSES], {
  description: 'As DiagnosticReport.status in FHIR R4',
});

/** What became of each report of a bundle; the same bundle again is answered the same. */
export const TakenReports = Type.Object({
  reports: Type.Array(
    Type.Object({
      entry: Type.Integer({ description: 'Which entry of the bundle, from 0' }),
      reportId: ReportId,
      reportNumber: ReportNumber,
      version: Version,
      status: ReportStatusName,
    }),
  ),
});
export type TakenReports = Static<typeof TakenReports>;

/** Whether the critical results of a version were acknowledged. */
export const Acknowledgement = Type.Object({
  acknowledgedAt: Nullable(Instant('When the doctor acknowledged them'), {
    description: 'Null: nobody has yet',
  }),
  acknowledgedBy: PersonText(400, 'Name of the account; empty while nobody has', 'Chan Tai Man'),
});
export type Acknowledgement = Static<typeof Acknowledgement>;

/** A report in a list. */
export const ReportSummary = Type.Object({
  reportId: ReportId,
  reportNumber: ReportNumber,
  orderNumber: OrderNumber,
  patientId: Type.String({ format: 'uuid' }),
  patientName: PersonText(400, 'Empty where erased', '陳大文'),
  documentNumber: PersonText(60, 'Masked', 'A123***(*)'),
  status: ReportStatusName,
  version: Version,
  issuedAt: Instant('Of this version, by the laboratory'),
  unread: Type.Boolean({ description: 'Whether this version has not been marked as read' }),
  outline: ReportOutline,
  acknowledgement: Type.Optional(Acknowledgement),
  unreadable: Type.Optional(
    Type.Boolean({
      description: 'The summary or the patient is damaged, or the key is missing; its fields are empty',
    }),
  ),
  orderedNames: Type.Optional(
    Type.Array(InThreeLanguages, { description: 'The ordered items that the report as a whole is of' }),
  ),
});
export type ReportSummary = Static<typeof ReportSummary>;

export const DEFAULT_REPORT_PAGE_SIZE = 50;
const page = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'Missing: 1' })),
  size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: `Missing: ${DEFAULT_REPORT_PAGE_SIZE}` }),
  ),
};

/** All of it may be missing; a patient goes by id, as addresses hold nothing personal. */
export const LabReportQuery = ClosedObject({
  dateFrom: Type.Optional(WireDate),
  dateTo: Type.Optional(WireDate),
  patientId: Type.Optional(Type.String({ format: 'uuid' })),
  orderNumber: Type.Optional(WholeOrderNumber),
  status: Type.Optional(ReportStatusName),
  page: Type.Optional(
    Type.String({ pattern: '^[1-9]\\d{0,4}$', description: 'Missing: 1', examples: ['1'] }),
  ),
  size: Type.Optional(
    Type.String({
      pattern: '^(?:[1-9]\\d?|100)$',
      description: `Missing: ${DEFAULT_REPORT_PAGE_SIZE}`,
      examples: ['20'],
    }),
  ),
});
export type LabReportQuery = Static<typeof LabReportQuery>;

export const REPORT_SORTS = ['issued', 'order', 'patient', 'status'] as const;

/** By POST, as what is searched for may be personal. */
export const ReportSearch = ClosedObject({
  text: Type.Optional(
    PersonText(
      200,
      "Part of a patient's name, of the order or of the report number, or a whole document number",
    ),
  ),
  dateFrom: Type.Optional(WireDate),
  dateTo: Type.Optional(WireDate),
  statuses: Type.Optional(
    Type.Array(ReportStatusName, {
      maxItems: REPORT_STATUSES.length,
      description: 'Missing or empty: all',
    }),
  ),
  patientId: Type.Optional(Type.String({ format: 'uuid' })),
  orderNumber: Type.Optional(WholeOrderNumber),
  unread: Type.Optional(Type.Boolean({ description: 'Only those not marked as read' })),
  critical: Type.Optional(
    Type.Boolean({ description: 'Only those with critical results that are not yet acknowledged' }),
  ),
  sort: Type.Optional(Type.Enum([...REPORT_SORTS], { description: 'Missing: issued' })),
  descending: Type.Optional(Type.Boolean({ description: 'Missing: the newest first' })),
  ...page,
});
export type ReportSearch = Static<typeof ReportSearch>;

export const ReportPage = Type.Object({
  total: Type.Integer({ description: 'How many fit, on all pages' }),
  unread: Type.Integer({ description: "How many of all the doctor's reports are unread" }),
  critical: Type.Integer({
    description: 'How many of them have critical results that are not yet acknowledged',
  }),
  reports: Type.Array(ReportSummary),
});
export type ReportPage = Static<typeof ReportPage>;

/** A report with one of its versions. */
export const Report = Type.Object({
  ...ReportSummary.properties,
  patient: Type.Object({
    name: PersonText(400, 'Empty where erased', '陳大文'),
    englishName: PersonText(400, 'May be empty', 'Chan Tai Man'),
    birthday: PersonText(40, 'YYYY-MM-DD; empty where erased', '1980-05-17'),
    sex: OneOf(['F', 'M', '']),
  }),
  currentVersion: Version,
  readVersion: Nullable(Version, { description: 'The last one marked as read' }),
  content: ReportContent,
  changes: Type.Optional(ReportChanges),
  versions: Type.Array(
    Type.Object({
      version: Version,
      status: ReportStatusName,
      issuedAt: Instant('By the laboratory'),
      receivedAt: Instant('Here'),
    }),
    { description: 'All, the newest first' },
  ),
});
export type Report = Static<typeof Report>;

export const ReportVersionQuery = ClosedObject({
  version: Type.Optional(
    Type.String({ pattern: '^[1-9]\\d{0,8}$', description: 'Missing: the newest', examples: ['2'] }),
  ),
});

export const ReportPdfQuery = ClosedObject({
  ...ReportVersionQuery.properties,
  language: Type.Optional(WireLanguage),
});

export const ReportAttachmentQuery = ClosedObject({
  ...ReportVersionQuery.properties,
  download: Type.Optional(Type.Literal('true')),
});

/** The version that was on the screen; a newer one leaves what was read as it is. */
export const ReportUnreadQuery = ClosedObject({
  version: Type.Optional(ReportVersionQuery.properties.version),
});

export const ReportReadRequest = ClosedObject({
  version: VersionNumber('The version that was on the screen'),
});

/** Whether and how far a report has been read; never backwards but on purpose. */
export const ReportReadState = Type.Object({
  unread: Type.Boolean(),
  readVersion: Nullable(Version),
  currentVersion: Version,
});
export type ReportReadState = Static<typeof ReportReadState>;

export const ReportAcknowledgement = Type.Object({
  acknowledgement: Acknowledgement,
  currentVersion: Version,
});
export type ReportAcknowledgement = Static<typeof ReportAcknowledgement>;

/** Which result of a report, by its code; by POST, as what was tested is personal enough. */
export const ResultHistoryRequest = ClosedObject({
  system: Type.String({ maxLength: 255, examples: ['http://loinc.org'] }),
  code: Type.String({ maxLength: 64, examples: ['718-7'] }),
  name: Type.String({
    maxLength: 500,
    description: 'Compared only where there is no code',
    examples: ['Haemoglobin'],
  }),
});
export type ResultHistoryRequest = Static<typeof ResultHistoryRequest>;

/**
 * The results of one test of one patient, oldest first, each from the newest
 * version of its report; none that the laboratory has withdrawn.
 */
export const ResultHistory = Type.Object({
  points: Type.Array(
    Type.Object({
      reportId: ReportId,
      reportNumber: ReportNumber,
      collectedAt: Nullable(Type.String(), {
        description:
          'Collection of the specimen: ISO 8601 instant or YYYY-MM-DD; null where the report has none',
      }),
      issuedAt: Instant('Of the report, by the laboratory'),
      reportStatus: ReportStatusName,
      result: ReportResult,
      flag: Nullable(AbnormalFlagName),
    }),
  ),
});
export type ResultHistory = Static<typeof ResultHistory>;
