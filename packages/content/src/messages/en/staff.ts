import { errors } from './errors.ts';
import { accounts } from './staff/accounts.ts';
import { apiKeys } from './staff/api-keys.ts';
import { areas } from './staff/areas.ts';
import { audit } from './staff/audit.ts';
import { backups } from './staff/backups.ts';
import { bookingMessages } from './staff/booking-messages.ts';
import { callScript } from './staff/call-script.ts';
import { caller } from './staff/caller.ts';
import { configuration } from './staff/configuration.ts';
import { contentVersions } from './staff/content-versions.ts';
import { criticalResults } from './staff/critical-results.ts';
import { dayNotes } from './staff/day-notes.ts';
import { desk } from './staff/desk.ts';
import { editing } from './staff/editing.ts';
import { editingFields } from './staff/editing-fields.ts';
import { identityProvider } from './staff/identity-provider.ts';
import { imports } from './staff/imports.ts';
import { labels } from './staff/labels.ts';
import { messageTests } from './staff/message-tests.ts';
import { orderSets } from './staff/order-sets.ts';
import { orders } from './staff/orders.ts';
import { privacy } from './staff/privacy.ts';
import { reportEmails } from './staff/report-emails.ts';
import { reports } from './staff/reports.ts';
import { retirement } from './staff/retirement.ts';
import { sample } from './staff/sample.ts';
import { schedule } from './staff/schedule.ts';
import { setUp } from './staff/set-up.ts';
import { shell } from './staff/shell.ts';
import { statistics } from './staff/statistics.ts';
import { textProvider } from './staff/text-provider.ts';
import { waitingDesk } from './staff/waiting-desk.ts';
import { webhooks } from './staff/webhooks.ts';

/** The staff and doctor site. A catalogue of its own: the public site never loads it. */
export const staff = {
  client: errors.client,
  form: errors.form,
  shell,
  bookingMessages,
  callScript,
  criticalResults,
  caller,
  dayNotes,
  desk,
  labels,
  accounts,
  apiKeys,
  configuration,
  contentVersions,
  editing,
  editingFields,
  identityProvider,
  imports,
  statistics,
  areas,
  audit,
  messageTests,
  orders,
  orderSets,
  privacy,
  reportEmails,
  reports,
  retirement,
  sample,
  schedule,
  setUp,
  textProvider,
  waitingDesk,
  backups,
  webhooks,
};
