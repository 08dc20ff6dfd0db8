import { Type } from 'typebox';
import { DOCTORS } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  LabReportQuery,
  Report,
  ReportAcknowledgement,
  ReportAttachmentQuery,
  ReportPage,
  ReportPdfQuery,
  ReportReadRequest,
  ReportReadState,
  ReportSearch,
  ReportSummary,
  ReportUnreadQuery,
  ReportVersionQuery,
  ResultHistory,
  ResultHistoryRequest,
} from '../reports/report.ts';
import { ReportEmails, ReportEmailsChoice } from '../reports/report-emails.ts';
import { CurrentVersion, ReportUpdates } from '../reports/report-updates.ts';

const call = callsOf('doctor', DOCTORS);

/*
 * A doctor's reports: of the doctor's own orders alone; those of others are
 * answered as if they did not exist.
 */

export const searchReports = call('POST /doctor/reports/search', {
  summary: 'A page of reports',
  description:
    'By text, days of issue, patient, order, state, whether read, and whether critical results are to be ' +
    'acknowledged. By POST, as a text may be a name.',
  body: ReportSearch,
  answer: ReportPage,
  refusals: ['date-format'],
});

export const searchLabReports = call('GET /LabReportSearch', {
  summary: "Reports of a doctor's own patients",
  description:
    'By days of issue, patient, order number and status, the newest first. Without a login it answers code ' +
    '301 under HTTP 401.',
  query: LabReportQuery,
  answer: Type.Array(ReportSummary),
  refusals: ['date-format'],
});

export const readReport = call('GET /doctor/reports/:id', {
  summary: 'One report',
  description:
    'With the results of one of its versions, and the list of all versions. Written into the audit log.',
  query: ReportVersionQuery,
  answer: Report,
  refusals: ['not-found', 'record-unreadable'],
});

export const readReportPdf = call('GET /doctor/reports/:id/pdf', {
  summary: 'One report as a PDF',
  description: 'In the language of the call, A4. An earlier version says on the paper that it is one.',
  query: ReportPdfQuery,
  answerMedia: 'application/pdf',
  refusals: ['not-found', 'record-unreadable'],
});

export const readReportAttachment = call('GET /doctor/reports/:id/attachments/:position', {
  summary: 'A PDF that came with a report',
  description:
    'As the laboratory sent it; `position` counts from 0. To be shown, or with `download` to be saved. ' +
    'Written into the audit log.',
  params: Type.Object({
    id: Type.String({ maxLength: 64 }),
    position: Type.String({ pattern: '^\\d$', description: 'From 0', examples: ['0'] }),
  }),
  query: ReportAttachmentQuery,
  answerMedia: 'application/pdf',
  refusals: ['not-found', 'record-unreadable'],
});

export const markReportRead = call('PUT /doctor/reports/:id/read', {
  summary: 'Mark a version as read',
  description: 'The one that was on the screen: a newer one that came meanwhile stays unread.',
  body: ReportReadRequest,
  answer: ReportReadState,
  refusals: ['not-found'],
});

export const markReportUnread = call('DELETE /doctor/reports/:id/read', {
  summary: 'Mark as unread',
  description: 'Nothing changes when a newer version than the named one has come: it is unread already.',
  query: ReportUnreadQuery,
  answer: ReportReadState,
  refusals: ['not-found'],
});

export const acknowledgeReport = call('PUT /doctor/reports/:id/acknowledgement', {
  summary: 'Acknowledge the critical results of a version',
  description:
    'Of the version that was on the screen. Repeated, it is answered with the name and time of the first. ' +
    'A version without critical results is answered as one that does not exist.',
  body: ReportReadRequest,
  answer: ReportAcknowledgement,
  refusals: ['not-found'],
});

export const readResultHistory = call('POST /doctor/reports/:id/history', {
  summary: 'Results of one test over time',
  description: "Of the report's patient, from all reports the doctor has of this patient.",
  body: ResultHistoryRequest,
  answer: ResultHistory,
  refusals: ['not-found'],
});

export const readCurrentVersion = call('GET /doctor/reports/:id/current', {
  summary: 'Which version of a report is the newest',
  isBackground: true,
  description: 'For a report that is open. Without its results, and not written into the audit log.',
  answer: CurrentVersion,
  refusals: ['not-found'],
});

export const followDoctor = call('GET /doctor/events', {
  summary: "Live changes of a doctor's own reports and orders",
  description:
    'Server-sent events `ready`, `changed`, `ended` and `displaced` without content, as those of the desk: ask for the ' +
    'revision, or for the newest version of an open report, again at the first two. Does not keep a session alive. One ' +
    'more than four of a session or twenty of an account displaces the oldest.',
  answerMedia: 'text/event-stream',
});

export const readReportUpdates = call('GET /doctor/news', {
  summary: "Whether the doctor's own reports or orders have changed",
  isBackground: true,
  description: 'For pages that are open: load them again when the revision is another one.',
  answer: ReportUpdates,
});

export const readReportEmails = call('GET /doctor/report-emails', {
  summary: 'Of which reports the own account is sent an e-mail',
  answer: ReportEmails,
});

export const chooseReportEmails = call('PUT /doctor/report-emails', {
  summary: 'Choose of which reports the own account is sent an e-mail',
  description: 'Of critical results always: those cannot be declined.',
  body: ReportEmailsChoice,
  answer: ReportEmails,
});
