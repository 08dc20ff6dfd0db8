import { Type } from 'typebox';
import { DOCTORS } from '../access.ts';
import { defineCall } from '../call.ts';
import {
  LabReportQuery,
  Report,
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
} from '../report.ts';
import { CurrentVersion, DoctorNews } from '../report-news.ts';

/*
 * A doctor's reports: of the doctor's own orders alone; those of others are
 * answered as if they did not exist.
 */

export const searchReports = defineCall({
  method: 'POST',
  path: '/doctor/reports/search',
  access: DOCTORS,
  tag: 'doctor',
  summary: 'A page of reports',
  description:
    'By text, days of issue, patient, order, state and whether read. By POST, as a text may be a name.',
  body: ReportSearch,
  answer: ReportPage,
  refusals: ['date-format'],
});

export const searchLabReports = defineCall({
  method: 'GET',
  path: '/LabReportSearch',
  access: DOCTORS,
  tag: 'doctor',
  summary: "Reports of a doctor's own patients",
  description:
    'By days of issue, patient, order number and status, the newest first. Without a login it answers code ' +
    '301 under HTTP 401.',
  query: LabReportQuery,
  answer: Type.Array(ReportSummary),
  refusals: ['date-format'],
});

export const readReport = defineCall({
  method: 'GET',
  path: '/doctor/reports/:id',
  access: DOCTORS,
  tag: 'doctor',
  summary: 'One report',
  description:
    'With the results of one of its versions, and the list of all versions. Written into the audit log.',
  query: ReportVersionQuery,
  answer: Report,
  refusals: ['not-found', 'record-unreadable'],
});

export const readReportPdf = defineCall({
  method: 'GET',
  path: '/doctor/reports/:id/pdf',
  access: DOCTORS,
  tag: 'doctor',
  summary: 'One report as a PDF',
  description: 'In the language of the call, A4. An earlier version says on the paper that it is one.',
  query: ReportPdfQuery,
  answerMedia: 'application/pdf',
  refusals: ['not-found', 'record-unreadable'],
});

export const markReportRead = defineCall({
  method: 'PUT',
  path: '/doctor/reports/:id/read',
  access: DOCTORS,
  tag: 'doctor',
  summary: 'Mark a version as read',
  description: 'The one that was on the screen: a newer one that came meanwhile stays unread.',
  body: ReportReadRequest,
  answer: ReportReadState,
  refusals: ['not-found'],
});

export const markReportUnread = defineCall({
  method: 'DELETE',
  path: '/doctor/reports/:id/read',
  access: DOCTORS,
  tag: 'doctor',
  summary: 'Mark as unread',
  description: 'Nothing changes when a newer version than the named one has come: it is unread already.',
  query: ReportUnreadQuery,
  answer: ReportReadState,
  refusals: ['not-found'],
});

export const readResultHistory = defineCall({
  method: 'POST',
  path: '/doctor/reports/:id/history',
  access: DOCTORS,
  tag: 'doctor',
  summary: 'Results of one test over time',
  description: "Of the report's patient, from all reports the doctor has of this patient.",
  body: ResultHistoryRequest,
  answer: ResultHistory,
  refusals: ['not-found'],
});

export const readCurrentVersion = defineCall({
  method: 'GET',
  path: '/doctor/reports/:id/current',
  access: DOCTORS,
  isBackground: true,
  tag: 'doctor',
  summary: 'Which version of a report is the newest',
  description: 'For a report that is open. Without its results, and not written into the audit log.',
  answer: CurrentVersion,
  refusals: ['not-found'],
});

export const readDoctorNews = defineCall({
  method: 'GET',
  path: '/doctor/news',
  access: DOCTORS,
  isBackground: true,
  tag: 'doctor',
  summary: "Whether the doctor's own reports or orders have changed",
  description: 'For pages that are open: load them again when the revision is another one.',
  answer: DoctorNews,
});
