import * as calls from '@phial/contract/calls/lab-reports';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { Refused } from '../../errors.ts';
import { handle } from '../../handle.ts';
import { requestLanguage } from '../../request-language.ts';
import { bundleOutcome } from './bundle-outcome.ts';
import { parseFhir } from './fhir/parse-fhir.ts';
import { importReports } from './import-reports.service.ts';

/** Where the laboratory's system sends its reports. */
export async function labReportsRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  // Only for this route: its own size, FHIR's own media type, and numbers with all their digits.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    ['application/json', 'application/fhir+json'],
    { parseAs: 'buffer', bodyLimit: calls.importReports.bodyLimit },
    async (_request: unknown, body: Buffer) => parseFhir(body),
  );

  handle(app, calls.importReports, async ({ body, program, request }) => {
    const outcome = await importReports(deps, { apiKey: program.keyId }, body);
    if ('issues' in outcome) {
      throw new Refused('report-bundle-invalid', bundleOutcome(outcome.issues, requestLanguage(request)));
    }
    return outcome.taken;
  });
}
