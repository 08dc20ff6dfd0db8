import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@phial/contract/call';
import type { importReports } from '@phial/contract/calls/lab-reports';

const PDF = Buffer.from('%PDF-1.7\n% as signed\n%%EOF\n');

/**
 * A final report with a component and a signed PDF, as a laboratory's system sends it.
 * @param issued ISO 8601
 */
export function reportOf(orderNumber: string, documentNumber: string, issued: string) {
  const [patient, pressure] = [`urn:uuid:${randomUUID()}`, `urn:uuid:${randomUUID()}`];
  const value = { value: 150, unit: 'mmHg', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' };
  const bundle = {
    resourceType: 'Bundle',
    type: 'collection',
    entry: [
      {
        fullUrl: patient,
        resource: {
          resourceType: 'Patient',
          identifier: [{ value: documentNumber }],
          birthDate: '1958-04-12',
        },
      },
      {
        fullUrl: pressure,
        resource: {
          resourceType: 'Observation',
          status: 'final',
          code: { text: 'Blood pressure' },
          component: [{ code: { text: 'Systolic' }, valueQuantity: value }],
        },
      },
      {
        resource: {
          resourceType: 'DiagnosticReport',
          identifier: [{ value: `R-${randomUUID()}` }],
          basedOn: [{ identifier: { value: orderNumber } }],
          status: 'final',
          code: { text: 'Check-up' },
          subject: { reference: patient },
          issued,
          result: [{ reference: pressure }],
          presentedForm: [
            { contentType: 'application/pdf', title: 'As signed', data: PDF.toString('base64') },
          ],
        },
      },
    ],
  };
  // Its literals, which TypeScript has widened, are those of the contract.
  return bundle as unknown as BodyOf<typeof importReports>;
}
