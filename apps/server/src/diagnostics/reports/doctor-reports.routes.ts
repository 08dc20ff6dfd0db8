import * as calls from '@phial/contract/calls/reports';
import { fromWireLanguage } from '@phial/domain/language';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { requestLanguage } from '../../request-language.ts';
import { markReport, openReport, readHistory, reportPdf } from './report.service.ts';
import { searchReports } from './report-list.service.ts';

/** A doctor's reports: of his own orders alone; another doctor's are answered as if they did not exist. */
export async function doctorReportRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.searchReports, ({ body, signedIn }) => searchReports(deps, signedIn.account.id, body));
  handle(app, calls.readReport, ({ params, query, signedIn }) =>
    openReport(deps, signedIn.account.id, params.id, versionOf(query)),
  );
  handle(app, calls.readReportPdf, async ({ params, query, signedIn, request, reply }) => {
    const version = versionOf(query);
    const { reportNumber, pdf } = await reportPdf(deps, signedIn.account.id, {
      id: params.id,
      ...(version !== undefined && { version }),
      // A link cannot say which languages its reader accepts as a call can.
      language: query.language === undefined ? requestLanguage(request) : fromWireLanguage(query.language),
    });
    reply.header('content-type', 'application/pdf');
    reply.header('content-disposition', `attachment; filename="${fileName(reportNumber)}.pdf"`);
    return reply.send(pdf);
  });
  handle(app, calls.markReportRead, ({ params, body, signedIn }) =>
    markReport(deps, signedIn.account.id, params.id, { isRead: true, version: body.version }),
  );
  handle(app, calls.markReportUnread, ({ params, query, signedIn }) =>
    markReport(deps, signedIn.account.id, params.id, { isRead: false, version: versionOf(query) }),
  );
  handle(app, calls.readResultHistory, ({ params, body, signedIn }) =>
    readHistory(deps, signedIn.account.id, params.id, body),
  );
}

function versionOf({ version }: { version?: string }): number | undefined {
  return version === undefined ? undefined : Number(version);
}

/** The laboratory's numbers may have any signs; a file name of a header has a few. */
function fileName(reportNumber: string): string {
  return reportNumber.replace(/[^\w.-]+/g, '_');
}
