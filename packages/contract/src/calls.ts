import type { Call, RefusalDataOf } from './call.ts';
import * as accounts from './calls/accounts.ts';
import * as apiKeys from './calls/api-keys.ts';
import * as areas from './calls/areas.ts';
import * as audit from './calls/audit.ts';
import * as availability from './calls/availability.ts';
import * as backups from './calls/backups.ts';
import * as bookings from './calls/bookings.ts';
import * as captchas from './calls/captchas.ts';
import * as configuration from './calls/configuration.ts';
import * as content from './calls/content.ts';
import * as criticalResults from './calls/critical-results.ts';
import * as desk from './calls/desk.ts';
import * as entries from './calls/entries.ts';
import * as fhir from './calls/fhir.ts';
import * as health from './calls/health.ts';
import * as holds from './calls/holds.ts';
import * as identityProvider from './calls/identity-provider.ts';
import * as imports from './calls/imports.ts';
import * as labBookings from './calls/lab-bookings.ts';
import * as labReports from './calls/lab-reports.ts';
import * as laboratory from './calls/laboratory.ts';
import * as messageTests from './calls/message-tests.ts';
import * as messages from './calls/messages.ts';
import * as onSite from './calls/on-site.ts';
import * as orderSets from './calls/order-sets.ts';
import * as orders from './calls/orders.ts';
import * as ownBooking from './calls/own-booking.ts';
import * as passkeys from './calls/passkeys.ts';
import * as passwordResets from './calls/password-resets.ts';
import * as patients from './calls/patients.ts';
import * as pictures from './calls/pictures.ts';
import * as privacy from './calls/privacy.ts';
import * as reports from './calls/reports.ts';
import * as sample from './calls/sample.ts';
import * as savedVersions from './calls/saved-versions.ts';
import * as schedule from './calls/schedule.ts';
import * as secondFactors from './calls/second-factors.ts';
import * as servicePoints from './calls/service-points.ts';
import * as services from './calls/services.ts';
import * as sessions from './calls/sessions.ts';
import * as setUp from './calls/set-up.ts';
import * as staffServicePoints from './calls/staff-service-points.ts';
import * as staffServices from './calls/staff-services.ts';
import * as staffTestItems from './calls/staff-test-items.ts';
import * as statistics from './calls/statistics.ts';
import * as testItems from './calls/test-items.ts';
import * as textProvider from './calls/text-provider.ts';
import * as waiting from './calls/waiting.ts';
import * as webhooks from './calls/webhooks.ts';
import * as work from './calls/work.ts';
import type { ErrorCode } from './errors.ts';

/** Every call of the API by its name, which is its `operationId`. */
export const CALLS = {
  ...accounts,
  ...apiKeys,
  ...areas,
  ...audit,
  ...availability,
  ...bookings,
  ...captchas,
  ...configuration,
  ...content,
  ...criticalResults,
  ...desk,
  ...entries,
  ...fhir,
  ...health,
  ...holds,
  ...imports,
  ...laboratory,
  ...identityProvider,
  ...labBookings,
  ...labReports,
  ...messages,
  ...messageTests,
  ...onSite,
  ...orders,
  ...orderSets,
  ...passkeys,
  ...passwordResets,
  ...patients,
  ...pictures,
  ...privacy,
  ...reports,
  ...backups,
  ...sample,
  ...savedVersions,
  ...schedule,
  ...secondFactors,
  ...servicePoints,
  ...services,
  ...sessions,
  ...setUp,
  ...staffServicePoints,
  ...staffServices,
  ...staffTestItems,
  ...statistics,
  ...testItems,
  ...textProvider,
  ...ownBooking,
  ...waiting,
  ...webhooks,
  ...work,
} as const satisfies Record<string, Call>;

export type Calls = typeof CALLS;

/** What the refusals of one code may carry as `data`, in whichever call. */
export type DataOfRefusal<Code extends ErrorCode> = {
  [Name in keyof Calls]: RefusalDataOf<Calls[Name], Code>;
}[keyof Calls];
