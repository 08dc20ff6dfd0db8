import { type Static, Type } from 'typebox';
import { Nullable, OneOf } from '../schemas.ts';
import { Instant, PersonText } from '../text.ts';
import { Report, ReportSummary } from './report.ts';

/** A call of the laboratory to the doctor of a version with critical results. */
const DoctorCall = Type.Object({
  calledAt: Instant('When it was recorded'),
  calledBy: PersonText(400, 'Name of the account', 'Chan Tai Man'),
});

/** Whether the doctor was sent an e-mail about a version. */
const DoctorEmail = Type.Object({
  outcome: OneOf(
    [
      'sent',
      'queued',
      'put-off',
      'failed',
      'unconfirmed',
      'no-address',
      'no-mail-server',
      'account-disabled',
      'none',
    ],
    {
      description:
        'sent: taken by the mail server; queued: will be sent at once; put-off: an attempt failed and another follows; ' +
        'failed: given up; unconfirmed: it may have arrived; no-address: the login is no e-mail address; ' +
        'no-mail-server: the laboratory sends none; account-disabled; none: the version came before there were such e-mails',
    },
  ),
  sentAt: Nullable(Type.String(), { description: 'When the mail server took it' }),
});

/** A version whose critical results nobody has acknowledged in time, or of which its doctor could not be sent word. It says no patient, test or value. */
export const OverdueResult = Type.Object({
  reportId: ReportSummary.properties.reportId,
  version: Report.properties.currentVersion,
  reportNumber: ReportSummary.properties.reportNumber,
  orderNumber: ReportSummary.properties.orderNumber,
  doctorName: PersonText(400, 'Name of the account', 'Lee Ka Yan'),
  practice: PersonText(400, 'Empty where it is not known', 'Marker Clinic'),
  telephone: PersonText(60, 'Empty where it is not known', '2345 6789'),
  filedAt: Instant('When the version came'),
  minutesWaiting: Type.Integer({ description: 'Whole minutes since then' }),
  email: DoctorEmail,
  calls: Type.Array(DoctorCall, { description: 'The latest first' }),
});
export type OverdueResult = Static<typeof OverdueResult>;

export const OverdueResults = Type.Object({
  afterMinutes: Type.Integer({
    description:
      'How long a version waits before it is listed; at once where the e-mail to its doctor failed',
  }),
  results: Type.Array(OverdueResult, { description: 'The longest waiting first, at most 200' }),
});
export type OverdueResults = Static<typeof OverdueResults>;

export const DoctorCallParams = Type.Object({
  id: Type.String({ maxLength: 64, description: 'Of the report' }),
  callId: Type.String({ format: 'uuid', description: 'Chosen by the caller, one for each telephone call' }),
});
