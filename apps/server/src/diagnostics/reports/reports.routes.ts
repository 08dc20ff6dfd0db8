import * as criticalCalls from '@phial/contract/calls/critical-results';
import { importReports as importCall } from '@phial/contract/calls/lab-reports';
import * as calls from '@phial/contract/calls/reports';
import { fromWireLanguage } from '@phial/domain/language';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { Refused } from '../../errors.ts';
import { handle } from '../../handle.ts';
import { requestLanguage } from '../../request-language.ts';
import { doctorEvents } from '../doctor-events/doctor-events.service.ts';
import { openAttachment } from './attachments/attachment.service.ts';
import { acknowledgeReport } from './critical/acknowledge.service.ts';
import { readOverdueResults, recordDoctorCall } from './critical/overdue-results.service.ts';
import { bundleOutcome } from './import/bundle-outcome.ts';
import { parseFhir } from './import/fhir/parse-fhir.ts';
import { importReports } from './import/import-reports.service.ts';
import { chooseReportEmails, readReportEmails } from './messages/report-emails.service.ts';
import { markReport, openReport, readHistory, reportPdf } from './report.service.ts';
import { searchLabReports, searchReports } from './report-list.service.ts';
import { readCurrentVersion, readUpdates } from './report-updates.service.ts';

/** For a file that came from outside: the browser's viewer may draw it, and nothing of it loads, runs or sends anything. */
const POLICY_OF_DOCUMENT =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** A doctor's reports, of their own orders alone; another doctor's are answered as if they did not exist. */
export async function doctorReportRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  // A call whose path is given; the doctor site itself searches by names too, which no address may hold.
  handle(app, calls.searchLabReports, ({ query, signedIn }) =>
    searchLabReports(deps, signedIn.account.id, query),
  );
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
  handle(app, calls.readReportAttachment, async ({ params, query, signedIn, reply }) => {
    const asked = { id: params.id, version: versionOf(query), position: Number(params.position) };
    const { reportNumber, pdf } = await openAttachment(deps, signedIn.account.id, asked);
    const disposition = query.download === undefined ? 'inline' : 'attachment';
    const name = `${fileName(reportNumber)}-${asked.position + 1}.pdf`;
    reply.header('content-type', 'application/pdf');
    reply.header('content-disposition', `${disposition}; filename="${name}"`);
    reply.header('content-security-policy', POLICY_OF_DOCUMENT);
    return reply.send(pdf);
  });
  handle(app, calls.markReportRead, ({ params, body, signedIn }) =>
    markReport(deps, signedIn.account.id, params.id, { isRead: true, version: body.version }),
  );
  handle(app, calls.markReportUnread, ({ params, query, signedIn }) =>
    markReport(deps, signedIn.account.id, params.id, { isRead: false, version: versionOf(query) }),
  );
  handle(app, calls.acknowledgeReport, ({ params, body, signedIn }) =>
    acknowledgeReport(deps, signedIn.account.id, params.id, body.version),
  );
  handle(app, calls.readResultHistory, ({ params, body, signedIn }) =>
    readHistory(deps, signedIn.account.id, params.id, body),
  );
  handle(app, calls.readReportEmails, ({ signedIn }) => readReportEmails(deps, signedIn.account));
  handle(app, calls.chooseReportEmails, ({ body, signedIn }) =>
    chooseReportEmails(deps, signedIn.account, body),
  );
  const events = doctorEvents(deps);
  // Before the server waits for what is under way: a stream would be so for ever.
  app.addHook('preClose', () => events.stop());
  handle(app, calls.followDoctor, async ({ signedIn, reply }) => {
    const { body } = events.open({ sessionId: signedIn.sessionId, accountId: signedIn.account.id });
    // Closed with the stream, or a server that ends would wait for the next request over it.
    reply.headers({ connection: 'close', 'x-accel-buffering': 'no' }).type('text/event-stream');
    return reply.send(body);
  });
  // What open pages ask when the stream says so, and every now and then; it keeps no session alive.
  handle(app, calls.readReportUpdates, ({ signedIn }) => readUpdates(deps, signedIn.account.id));
  handle(app, calls.readCurrentVersion, ({ params, signedIn }) =>
    readCurrentVersion(deps, signedIn.account.id, params.id),
  );
}

function versionOf({ version }: { version?: string }): number | undefined {
  return version === undefined ? undefined : Number(version);
}

/** The laboratory's numbers may have any signs; a file name of a header has a few. */
function fileName(reportNumber: string): string {
  return reportNumber.replace(/[^\w.-]+/g, '_');
}

/** Critical results that wait for their doctors, for those who look after the laboratory. */
export async function criticalResultRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, criticalCalls.readOverdueResults, () => readOverdueResults(deps));
  handle(app, criticalCalls.recordDoctorCall, ({ params, body, signedIn }) =>
    recordDoctorCall(deps, signedIn.account.id, { ...params, version: body.version }),
  );
}

/** Where the laboratory's system sends its reports. */
export async function reportImportRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  // Only for this route: its own size, FHIR's own media type, and numbers with all their digits.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    ['application/json', 'application/fhir+json'],
    { parseAs: 'buffer', bodyLimit: importCall.bodyLimit },
    async (_request: unknown, body: Buffer) => parseFhir(body),
  );

  handle(app, importCall, async ({ body, program, request }) => {
    const outcome = await importReports(deps, { apiKey: program.keyId }, body);
    if ('issues' in outcome) {
      throw new Refused('report-bundle-invalid', bundleOutcome(outcome.issues, requestLanguage(request)));
    }
    return outcome.taken;
  });
}
