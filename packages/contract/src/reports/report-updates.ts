import { type Static, Type } from 'typebox';
import { Report, ReportReadState } from './report.ts';

/** Another text as soon as anything of a doctor's own reports or orders is another. */
export const ReportUpdates = Type.Object({ revision: Type.String() });
export type ReportUpdates = Static<typeof ReportUpdates>;

/** The newest version of a report, without what it says. */
export const CurrentVersion = Type.Object({
  currentVersion: Report.properties.currentVersion,
  status: Report.properties.status,
  issuedAt: Report.properties.issuedAt,
  critical: Type.Integer({ description: 'How many of its results are marked as critical' }),
  unread: ReportReadState.properties.unread,
  readVersion: ReportReadState.properties.readVersion,
});
export type CurrentVersion = Static<typeof CurrentVersion>;
