import { EDITORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { DoctorCallParams, OverdueResults } from '../reports/critical-result.ts';
import { ReportReadRequest } from '../reports/report.ts';

const call = callsOf('reports', EDITORS);

/* Critical results that their doctors have not acknowledged, for the laboratory, which then telephones. */

export const readOverdueResults = call('GET /staff/critical-results', {
  summary:
    'Critical results that were not acknowledged in time, or of which the doctor could not be sent word',
  isBackground: true,
  description:
    'With the doctor, the telephone of the practice, whether an e-mail was sent, and how long they wait; without ' +
    'patient, test or value. After how many minutes is set with the laboratory (`criticalMinutes`).',
  answer: OverdueResults,
});

export const recordDoctorCall = call('PUT /staff/critical-results/:id/calls/:callId', {
  summary: 'Record that the doctor was telephoned',
  description:
    'Repeated under the same id it records one call. The version stays listed until it is acknowledged.',
  params: DoctorCallParams,
  body: ReportReadRequest,
  refusals: ['not-found'],
});
