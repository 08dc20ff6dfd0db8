import { type Static, Type } from 'typebox';
import { ClosedObject, OneOf } from '../schemas.ts';

const Reports = OneOf(['all', 'critical'], {
  description:
    'all: every new report and newer version; critical: those with critical results alone, and what takes their place',
});

/** Of which reports a doctor is sent an e-mail. */
export const ReportEmailsChoice = ClosedObject({ reports: Reports });
export type ReportEmailsChoice = Static<typeof ReportEmailsChoice>;

export const ReportEmails = Type.Object({
  reports: Reports,
  reach: OneOf(['email', 'no-address', 'no-mail-server'], {
    description:
      'email: they go to the login; no-address: the login is no e-mail address; no-mail-server: the laboratory sends none',
  }),
});
export type ReportEmails = Static<typeof ReportEmails>;
