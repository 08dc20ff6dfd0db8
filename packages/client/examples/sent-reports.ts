import { createClient, refusalData } from '@phial/client/create-client';
import type { BodyOf } from '@phial/contract/call';
import { importReports } from '@phial/contract/calls/lab-reports';

/**
 * Sends the reports of a laboratory's system.
 * @param bundle FHIR R4; sending it again changes nothing
 * @returns the numbers of the reports, or what is wrong with the bundle, such as
 *   `Bundle.entry[0].resource.status: …`
 */
export async function sendReports(baseUrl: string, apiKey: string, bundle: BodyOf<typeof importReports>) {
  const phial = createClient({ baseUrl, apiKey });
  try {
    const { reports } = await phial.importReports({ body: bundle });
    return { accepted: reports.map(({ reportNumber }) => reportNumber) };
  } catch (error) {
    const outcome = refusalData(importReports, error, 'report-bundle-invalid');
    if (outcome === undefined) throw error;
    return {
      invalid: outcome.issue.map(({ expression, diagnostics }) => `${expression[0]}: ${diagnostics}`),
    };
  }
}
