import type { Language } from '@phial/domain/language';
import type { OrderState } from '@phial/domain/order-state';
import type { ReportStatus } from '@phial/domain/report-status';
import type { Generated } from 'kysely';
import type { Json, LocalText } from './schema.ts';

/** The columns that may be null are so once the personal data are erased. */
export interface PatientTable {
  id: string;
  doctor_id: string;
  language: Language;
  key_id: string | null;
  person: Buffer | null;
  hash_key_id: string | null;
  document_hash: Buffer | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  erased_at: Date | null;
}

export interface LabOrderTable {
  id: string;
  number: string;
  doctor_id: string;
  patient_id: string | null;
  state: OrderState;
  key_id: string;
  sealed: Buffer;
  note_token_hash: Buffer | null;
  note_token_until: Date | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  placed_at: Date | null;
  received_at: Date | null;
  reported_at: Date | null;
  cancelled_at: Date | null;
}

export interface LabOrderLineTable {
  order_id: string;
  position: number;
  kind: 'PACKAGE' | 'TEST_ITEM';
  item_id: string;
  code: string;
  name: Json<LocalText>;
}

export interface ApiKeyTable {
  id: string;
  name: string;
  token_hash: Buffer;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/** Key and outline are null once the personal data are erased. */
export interface ReportTable {
  id: string;
  system: string;
  number: string;
  order_id: string;
  doctor_id: string;
  patient_id: string;
  version: number;
  status: ReportStatus;
  issued_at: Date;
  key_id: string | null;
  outline: Buffer | null;
  read_version: number | null;
  created_at: Date;
  updated_at: Date;
  erased_at: Date | null;
}

export interface ReportVersionTable {
  report_id: string;
  version: number;
  status: ReportStatus;
  issued_at: Date;
  received_at: Date;
  key_id: string | null;
  content: Buffer | null;
}
