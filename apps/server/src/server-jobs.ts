import { sendPasswordResets } from './accounts/password-reset/send-resets.ts';
import { recordFailedSignIns } from './accounts/sign-in/sign-in.service.ts';
import { linkAuditLog } from './audit/chain/link-entries.ts';
import { writeAuditHeads } from './audit/heads/write-heads.ts';
import { backUpNightly } from './backup/nightly.ts';
import { shipWalOften } from './backup/wal/ship-job.ts';
import { dropDeskUpdates } from './booking/desk/events/desk-feed.ts';
import { dropDayNotes } from './booking/desk/notes/day-note.service.ts';
import { sweepHolds } from './booking/holds/hold.service.ts';
import { dropStoredResponses } from './booking/idempotency.ts';
import { sendWaitingMessages } from './booking/waiting/messages/send-waiting-messages.ts';
import { offerPlaces } from './booking/waiting/offer-places.ts';
import { sendReportMessages } from './diagnostics/reports/messages/send-report-messages.ts';
import type { Job } from './jobs/jobs.ts';
import { dropOldLimits } from './limits/drop-counters.ts';
import { planReminders } from './messages/plan-reminders.ts';
import { sendMessages } from './messages/send-messages.ts';
import { sendTexts } from './messages/send-texts.ts';
import { eraseOldPersonalData } from './privacy/held-erasure.ts';
import { makeSlotsOfHorizon } from './schedule/slots.ts';
import { dropDeliveryReports } from './text-messages/provider/delivery-report.service.ts';
import { sweepPictures } from './uploads/pictures.service.ts';
import { sweepWebhooks } from './webhooks/deliveries/delivery-list.service.ts';

/** What the server does by itself, each job with its interval. */
export const SERVER_JOBS: readonly Job[] = [
  makeSlotsOfHorizon,
  sweepHolds,
  offerPlaces,
  dropStoredResponses,
  dropOldLimits,
  dropDeskUpdates,
  dropDayNotes,
  recordFailedSignIns,
  eraseOldPersonalData,
  sweepPictures,
  planReminders,
  sendMessages,
  sendTexts,
  sendWaitingMessages,
  sendReportMessages,
  dropDeliveryReports,
  sendPasswordResets,
  sweepWebhooks,
  linkAuditLog,
  writeAuditHeads,
  shipWalOften,
  backUpNightly,
];
