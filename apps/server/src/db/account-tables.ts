import type { AccountState, Role } from '@phial/domain/account';
import type { Generated } from 'kysely';

export interface AccountTable {
  id: string;
  login: string;
  display_name: string;
  role: Role;
  state: AccountState;
  password_hash: string;
  must_change_password: boolean;
  sample: Generated<boolean>;
  totp_key_id: string | null;
  totp_secret: Buffer | null;
  totp_on: Generated<boolean>;
  /** Arrives as text. */
  totp_step: Generated<string>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  version: Generated<number>;
}

export interface SessionTable {
  token_hash: Buffer;
  id: string;
  account_id: string;
  created_at: Date;
  last_seen_at: Date;
  ends_at: Date;
  second_factor: boolean;
  device: string;
}

export interface KnownDeviceTable {
  token_hash: Buffer;
  account_id: string;
  last_seen_at: Date;
}

export interface FailedSignInTable {
  account_id: string;
  network_hash: Buffer;
  first_at: Date;
  last_at: Date;
  attempts: number;
  first_recorded: boolean;
}

export interface SignInDelayTable {
  key_hash: Buffer;
  attempts: number;
  not_before: Date;
  last_at: Date;
}
