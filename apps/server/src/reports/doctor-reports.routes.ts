import { Envelope } from '@phial/contract/envelope';
import {
  Report,
  ReportPage,
  ReportPdfQuery,
  ReportReadRequest,
  ReportReadState,
  ReportSearch,
  ReportUnreadQuery,
  ReportVersionQuery,
  ResultHistory,
  ResultHistoryRequest,
} from '@phial/contract/report';
import { fromWireLanguage } from '@phial/domain/language';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireRole } from '../accounts/access.ts';
import { signedInOf } from '../accounts/guard-routes.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { requestLanguage } from '../request-language.ts';
import { markReport, openReport, readHistory, reportPdf } from './report.service.ts';
import { searchReports } from './report-list.service.ts';

const BODY = ['body-invalid', 'field-unknown', 'body-too-large', 'media-type'] as const;
const ROLE = [
  'login-expired',
  'not-allowed',
  'second-factor-needed',
  'password-change-needed',
  'foreign-site',
] as const;
const ReportParams = Type.Object({ id: Type.String({ maxLength: 64 }) });

/** A doctor's reports: of his own orders alone; another doctor's are answered as if they were not. */
export async function doctorReportRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const config = { access: requireRole('doctor') };
  const doctorOf = (request: FastifyRequest) => signedInOf(request).account.id;

  app.post(
    '/doctor/reports/search',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'A page of reports',
        description:
          'By text, days of issue, patient, order, state and whether read. By POST, as a text may be a name.',
        body: ReportSearch,
        response: { 200: Envelope(ReportPage), ...refusals(...BODY, ...ROLE, 'date-format') },
      },
    },
    async (request) => {
      const data = await searchReports(deps, doctorOf(request), request.body);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.get(
    '/doctor/reports/:id',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'One report',
        description:
          'With the results of one of its versions, and the list of all versions. Written into the audit trail.',
        params: ReportParams,
        querystring: ReportVersionQuery,
        response: {
          200: Envelope(Report),
          ...refusals('body-invalid', 'field-unknown', ...ROLE, 'not-found', 'record-unreadable'),
        },
      },
    },
    async (request) => {
      const { version } = request.query;
      const wanted = version === undefined ? undefined : Number(version);
      const data = await openReport(deps, doctorOf(request), request.params.id, wanted);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.get(
    '/doctor/reports/:id/pdf',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'One report as a PDF',
        description:
          'In the language of the call, A4. Whoever asks for an earlier version is told so on the paper.',
        produces: ['application/pdf'],
        params: ReportParams,
        querystring: ReportPdfQuery,
        response: {
          200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description: 'PDF' }),
          ...refusals('body-invalid', 'field-unknown', ...ROLE, 'not-found', 'record-unreadable'),
        },
      },
    },
    async (request, reply) => {
      const { version, language } = request.query;
      const wanted = {
        id: request.params.id,
        ...(version !== undefined && { version: Number(version) }),
        // A link cannot say which languages its reader accepts as a call can.
        language: language === undefined ? requestLanguage(request) : fromWireLanguage(language),
      };
      const { reportNumber, pdf } = await reportPdf(deps, doctorOf(request), wanted);
      reply.header('content-type', 'application/pdf');
      reply.header('content-disposition', `attachment; filename="${fileName(reportNumber)}.pdf"`);
      return pdf;
    },
  );

  app.put(
    '/doctor/reports/:id/read',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'Mark a version as read',
        description: 'The one that was on the screen: a newer one that came meanwhile stays unread.',
        params: ReportParams,
        body: ReportReadRequest,
        response: { 200: Envelope(ReportReadState), ...refusals(...BODY, ...ROLE, 'not-found') },
      },
    },
    async (request) => {
      const mark = { isRead: true, version: request.body.version };
      const data = await markReport(deps, doctorOf(request), request.params.id, mark);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.delete(
    '/doctor/reports/:id/read',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'Mark as unread',
        description:
          'Nothing changes when a newer version than the named one has come: it is unread already.',
        params: ReportParams,
        querystring: ReportUnreadQuery,
        response: {
          200: Envelope(ReportReadState),
          ...refusals('body-invalid', 'field-unknown', ...ROLE, 'not-found'),
        },
      },
    },
    async (request) => {
      const { version } = request.query;
      const mark = { isRead: false, version: version === undefined ? undefined : Number(version) };
      const data = await markReport(deps, doctorOf(request), request.params.id, mark);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/doctor/reports/:id/history',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'Results of one test over time',
        description: "Of the report's patient, from all reports the doctor has of this patient.",
        params: ReportParams,
        body: ResultHistoryRequest,
        response: { 200: Envelope(ResultHistory), ...refusals(...BODY, ...ROLE, 'not-found') },
      },
    },
    async (request) => {
      const data = await readHistory(deps, doctorOf(request), request.params.id, request.body);
      return { code: 200 as const, msg: '', data };
    },
  );
}

/** The laboratory's numbers may have any signs; a file name of a header has a few. */
function fileName(reportNumber: string): string {
  return reportNumber.replace(/[^\w.-]+/g, '_');
}
