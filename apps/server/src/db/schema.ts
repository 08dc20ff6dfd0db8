import type { ContentBody, ContentKind } from '@phial/contract/content-body';
import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import type { ServiceType } from '@phial/domain/service-type';
import type { ColumnType, Generated } from 'kysely';
import type {
  AccountTable,
  FailedSignInTable,
  KnownDeviceTable,
  SessionTable,
  SignInDelayTable,
} from './account-tables.ts';
import type {
  ApiKeyTable,
  LabOrderLineTable,
  LabOrderTable,
  PatientTable,
  ReportTable,
  ReportVersionTable,
} from './doctor-tables.ts';

/** A text of the laboratory in the three languages of the site. */
export type LocalText = Record<Language, string>;

export const NO_TEXT: LocalText = { tw: '', zh: '', en: '' };

/** JSON goes in as text, so that the driver does not take an array for a PostgreSQL array; it comes out parsed. */
export type Json<T> = ColumnType<T, string, string>;

export interface ServicePointTable {
  id: string;
  city: string;
  city_name: Json<LocalText>;
  district: Json<LocalText>;
  belong_to: string;
  company_name: Json<LocalText>;
  name: Json<LocalText>;
  address: Json<LocalText>;
  /** Lines separated by a line feed. */
  biz_time: Json<LocalText>;
  tel: string;
  position: number;
  /** 1 Monday to 7 Sunday. */
  rest_weekdays: Generated<number[]>;
  version: Generated<number>;
  updated_at: Generated<Date>;
  updated_by: string | null;
}

export interface ServiceAbilityTable {
  service_point_id: string;
  service_type: ServiceType;
  position: number;
  name: Json<LocalText>;
}

export interface OpeningPatternTable {
  id: string;
  service_point_id: string;
  service_type: ServiceType;
  weekdays: number[];
  opens: string;
  closes: string;
  every_minutes: number;
  capacity: number;
  valid_from: DayKey | null;
  valid_until: DayKey | null;
}

export interface BreakDayTable {
  id: string;
  from_day: DayKey;
  until_day: DayKey;
  service_point_id: string | null;
  city: string | null;
  kind: 'public-holiday' | 'closure';
  names: Json<LocalText>;
  version: Generated<number>;
}

export interface OpeningWeekTable {
  service_point_id: string;
  service_type: ServiceType;
  version: number;
}

export type MessageKind = 'moved' | 'cancelled' | 'changed';

export type MessageState = 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'TOLD' | 'OVERTAKEN';

export interface OutboxTable {
  id: string;
  appointment_id: string;
  event_id: string;
  kind: MessageKind;
  former_service_point_id: string;
  former_starts_at: Date;
  service_point_id: string;
  starts_at: Date;
  state: Generated<MessageState>;
  attempts: Generated<number>;
  due_at: Date;
  failure: string | null;
  created_at: Date;
  settled_at: Date | null;
  settled_by: string | null;
}

export interface SlotTable {
  id: string;
  service_point_id: string;
  service_type: ServiceType;
  starts_at: Date;
  capacity: number;
  /** Appointments that are not cancelled and rows in hold, expired or not. */
  taken: Generated<number>;
}

export interface HoldTable {
  id: string;
  slot_id: string;
  expires_at: Date;
  extensions: Generated<number>;
}

export type AppointmentStatus = 'BOOKED' | 'ATTENDED' | 'NO_SHOW' | 'CANCELLED';

/** The columns that may be null, phone and e-mail aside, are so once the personal data are erased. */
export interface AppointmentTable {
  id: string;
  reservation_code: string | null;
  slot_id: string;
  service_point_id: string;
  service_type: ServiceType;
  starts_at: Date;
  service_day: DayKey;
  status: Generated<AppointmentStatus>;
  language: Language;
  key_id: string | null;
  name: Buffer | null;
  document_number: Buffer | null;
  phone: Buffer | null;
  email: Buffer | null;
  hash_key_id: string | null;
  document_hash: Buffer | null;
  modified: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
  cancelled_at: Date | null;
  erased_at: Date | null;
  version: Generated<number>;
  /** Booked at the desk. */
  walk_in: Generated<boolean>;
  /** Check-in. */
  arrived_at: Date | null;
  identity_seen: Generated<boolean>;
}

export interface UsedClientCodeTable {
  code_hash: Buffer;
  ends_at: Date;
}

export interface DeskNewsTable {
  /** Day and service point: `2026-03-02 point`. */
  place: string;
  at: Date;
}

export interface DocumentHashKeyTable {
  only_row: Generated<boolean>;
  key_id: string;
}

export interface IdempotencyTable {
  key_hash: Buffer;
  body_hash: Buffer;
  key_id: string;
  response: Buffer;
  created_at: Date;
}

export interface EventTable {
  id: string;
  at: Date;
  actor: string;
  action: string;
  appointment_id: string | null;
  detail: Json<Record<string, unknown>>;
}

export interface ContentEntryTable {
  kind: ContentKind;
  id: string;
  position: number;
  state: Generated<'DRAFT' | 'PUBLISHED' | 'WITHDRAWN'>;
  version: Generated<number>;
  /** Null while it was never published. */
  body: ColumnType<ContentBody<ContentKind> | null, string | null, string | null>;
  /** Newer than the body, perhaps unfinished. */
  draft: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  updated_at: Date;
  updated_by: string | null;
}

export interface TestItemTable {
  id: string;
  /** Empty where the laboratory has none. */
  code: string;
  name: Json<LocalText>;
  specimen: Json<LocalText>;
  turnaround: Json<LocalText>;
  /** Sanitised HTML. */
  preparation: Json<LocalText>;
  /** Sanitised HTML. */
  remark: Json<LocalText>;
  subject: string;
  usage_scope: '0' | '1';
  unit_type: 'SINGLE' | 'GROUP';
  synonyms: Generated<string[]>;
  position: number;
  version: Generated<number>;
  published: Generated<boolean>;
  updated_at: Date;
  updated_by: string | null;
}

export interface TestItemChildTable {
  group_id: string;
  position: number;
  child_id: string;
}

export interface TestItemRevisionTable {
  only_row: Generated<boolean>;
  /** Arrives as text. */
  revision: string;
}

/** The database as Kysely sees it; the migrations are what really holds. */
export interface Schema {
  service_point: ServicePointTable;
  service_ability: ServiceAbilityTable;
  opening_pattern: OpeningPatternTable;
  break_day: BreakDayTable;
  opening_week: OpeningWeekTable;
  outbox: OutboxTable;
  slot: SlotTable;
  hold: HoldTable;
  appointment: AppointmentTable;
  used_client_code: UsedClientCodeTable;
  desk_news: DeskNewsTable;
  document_hash_key: DocumentHashKeyTable;
  idempotency: IdempotencyTable;
  event: EventTable;
  content_entry: ContentEntryTable;
  test_item: TestItemTable;
  test_item_child: TestItemChildTable;
  test_item_revision: TestItemRevisionTable;
  account: AccountTable;
  session: SessionTable;
  known_device: KnownDeviceTable;
  sign_in_delay: SignInDelayTable;
  failed_sign_in: FailedSignInTable;
  patient: PatientTable;
  lab_order: LabOrderTable;
  lab_order_line: LabOrderLineTable;
  api_key: ApiKeyTable;
  report: ReportTable;
  report_version: ReportVersionTable;
}
