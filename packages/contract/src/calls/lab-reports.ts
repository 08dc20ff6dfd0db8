import { programsWith } from '../access.ts';
import { callsOf } from '../call.ts';
import { ReportBundle } from '../reports/fhir-request.ts';
import { TakenReports } from '../reports/report.ts';
import { BundleOutcome } from '../reports/report-issue.ts';
import { MissingScope } from '../staff/api-key.ts';

const call = callsOf('reports', programsWith('reports:write'));

/** A day's reports of a small laboratory at once, or one with a PDF of the largest size; more goes in several bundles. */
const MAX_BUNDLE_BYTES = 8 * 1024 * 1024;

export const importReports = call('POST /lab/reports', {
  summary: 'Bring reports',
  description:
    'A FHIR R4 Bundle (transaction or collection) of DiagnosticReport with Observation results, contained or in ' +
    'the bundle; `basedOn` names the order by its number, `subject` leads to a Patient with document number and ' +
    'date of birth. `Observation.component` and `presentedForm` (PDFs of at most 4 MB in base64, no addresses) are ' +
    'taken. At most 8 MB, as `application/json` or `application/fhir+json`, with an API key in ' +
    '`Authorization: Bearer` or `X-API-Key`. Everything is taken or nothing; ' +
    'the same bundle again changes nothing and is answered the same. What is to be mended is answered as an ' +
    'OperationOutcome in `data` of `report-bundle-invalid`.',
  body: ReportBundle,
  bodyMedia: ['application/json', 'application/fhir+json'],
  bodyCheckedByHandler: true,
  bodyLimit: MAX_BUNDLE_BYTES,
  answer: TakenReports,
  refusals: ['too-many-requests', 'record-unreadable'],
  refusalData: { 'report-bundle-invalid': BundleOutcome, 'api-scope-missing': MissingScope },
});
