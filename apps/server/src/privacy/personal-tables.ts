import { appointmentRows } from '../booking/personal-rows.ts';
import { waitingRows } from '../booking/waiting/personal-rows.ts';
import type { DB } from '../db/tables.generated.ts';
import { orderRows } from '../diagnostics/orders/personal-data/personal-rows.ts';
import { reportRows } from '../diagnostics/reports/personal-data/personal-rows.ts';
import type { PersonalTable } from '../personal-data/personal-table.ts';

/**
 * Every table with personal data of patients; see {@link PersonalTable} for how
 * to register one. In this order rows are locked, so a table that refers to
 * another one stands after it.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  appointmentRows,
  waitingRows,
  orderRows,
  reportRows,
];

/** The other tables of the database, and why no request of a patient has to reach them. */
export const WITHOUT_PATIENTS = {
  city: 'the laboratory',
  district: 'the laboratory',
  service: 'the laboratory',
  service_point: 'the laboratory',
  service_ability: 'the laboratory',
  opening_pattern: 'the laboratory',
  break_day: 'the laboratory',
  opening_week: 'the laboratory',
  slot: 'counts',
  sample_appointment: 'ids of bookings of nobody',
  sample_search: 'a day',
  booking_opening: 'the laboratory, with the account that opened it',
  set_up_mark: 'the laboratory, with the accounts that set it up',
  sample_removal: 'a day',
  hold: 'of nobody yet',
  waiting_offer: 'ids and times, deleted with the entry',
  waiting_setting: 'the laboratory',
  message_setting: 'the laboratory',
  reminder_opt_out:
    'keyed hashes of addresses and numbers that get no reminders, which nobody can be found by',
  picture: 'pictures for everybody',
  content_entry: 'texts for everybody',
  content_version: 'texts for everybody, with the account that published them',
  saved_version: 'texts for everybody, with the account that saved them',
  saved_version_due: 'ids, until a transaction ends',
  test_item: 'the catalogue',
  test_item_child: 'the catalogue',
  test_item_revision: 'a counter',
  desk_news: 'days and places',
  day_note:
    'notes of the desk about a day, which the form asks to keep free of patients; deleted after the retention',
  document_hash_key: 'the name of a key',
  account: 'staff and doctors',
  account_service_point: 'staff',
  account_identity: 'staff and doctors',
  identity_provider: 'the laboratory',
  provider_request: 'random texts',
  spent_logout_token: 'hashes of random texts',
  session: 'staff and doctors',
  password_reset: 'staff and doctors',
  passkey: 'staff and doctors',
  passkey_challenge: 'random texts',
  recovery_code: 'hashes of random texts',
  known_device: 'staff and doctors',
  sign_in_delay: 'staff and doctors',
  api_key: 'programs',
  order_feed: 'a counter',
  favourite_item: 'doctors, with ids of the catalogue',
  order_set: 'doctors; the form asks to keep the names of sets free of patients',
  order_set_item: 'the catalogue',
  order_delivery: 'ids and times',
  captcha: 'pictures',
  rate_limit: 'hashes',
  failed_sign_in: 'staff and doctors, by number',
  used_client_code: 'the hash of a random text',
  event: 'ids and numbers; what it has of a booking goes into the copy with the booking',
  event_link: 'ids of entries of the audit log, and hashes',
  event_link_cursor: 'numbers of transactions',
  event_head_written: 'a number and a time',
  text_provider: 'programs',
  delivery_report: 'ids of providers, states and times',
  webhook_endpoint: 'programs',
  webhook_secret: 'programs',
  webhook_cursor: 'numbers of transactions',
  webhook_event: 'ids and times; what it has of a booking is in the copy with the booking',
  webhook_delivery: 'states and times',
  webhook_attempt: 'states and times',
  critical_result: 'ids and times, with the accounts that acknowledged',
  critical_result_call: 'ids and times, with the accounts that telephoned',
  key_check: 'names and hashes of keys',
  erasure_progress: 'days and counts',
  backup: 'sizes and times',
  wal_archive: 'names of files, and times',
  schema_migration: 'names of files',
  spent_work: 'random texts',
} as const satisfies Partial<Record<keyof DB, string>>;
