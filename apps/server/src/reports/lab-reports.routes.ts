import { Envelope } from '@phial/contract/envelope';
import { TakenReports } from '@phial/contract/report';
import { Type } from 'typebox';
import { PROGRAMS } from '../accounts/access.ts';
import { programOf } from '../accounts/guard-routes.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import { requestLanguage } from '../request-language.ts';
import { bundleOutcome } from './bundle-outcome.ts';
import { parseFhir } from './fhir/parse-fhir.ts';
import { importReports } from './import-reports.service.ts';

/** A day's reports of a small laboratory at once; more goes in several bundles. */
const MAX_BUNDLE_BYTES = 2 * 1024 * 1024;

/** The door of the laboratory's system. */
export async function labReportsRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  // Only for this route: its own size, FHIR's own media type, and numbers with all their digits.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    ['application/json', 'application/fhir+json'],
    { parseAs: 'buffer', bodyLimit: MAX_BUNDLE_BYTES },
    async (_request: unknown, body: Buffer) => parseFhir(body),
  );

  app.post(
    '/lab/reports',
    {
      bodyLimit: MAX_BUNDLE_BYTES,
      config: { access: PROGRAMS },
      schema: {
        tags: ['reports'],
        summary: 'Bring reports',
        description:
          'A FHIR R4 Bundle (transaction or collection) of DiagnosticReport with Observation results, contained or in ' +
          'the bundle; `basedOn` names the order by its number, `subject` leads to a Patient with document number and ' +
          'date of birth. With an API key in `Authorization: Bearer` or `X-API-Key`. Everything is taken or nothing; ' +
          'the same bundle again changes nothing and is answered the same. What is to be mended is answered as an ' +
          'OperationOutcome in `data` of `report-bundle-invalid`.',
        body: Type.Unknown({ description: 'FHIR R4 Bundle, at most 2 MB' }),
        response: {
          200: Envelope(TakenReports),
          ...refusals(
            'api-key-invalid',
            'report-bundle-invalid',
            'body-invalid',
            'body-too-large',
            'media-type',
            'too-many-requests',
            'record-unreadable',
          ),
        },
      },
    },
    async (request) => {
      const outcome = await importReports(deps, { apiKey: programOf(request).keyId }, request.body);
      if ('issues' in outcome) {
        throw new Refused('report-bundle-invalid', bundleOutcome(outcome.issues, requestLanguage(request)));
      }
      return { code: 200 as const, msg: '', data: outcome.taken };
    },
  );
}
