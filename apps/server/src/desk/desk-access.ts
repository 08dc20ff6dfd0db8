import type { ErrorCode } from '@phial/contract/errors';
import { requireRole } from '../accounts/access.ts';

/** Who works at a desk. */
export const AT_DESK = { access: requireRole('counter', 'manager', 'administrator') };

export const DESK_BODY = [
  'body-invalid',
  'field-unknown',
  'body-too-large',
  'media-type',
] as const satisfies readonly ErrorCode[];

/** What every call for accounts may be refused with. */
export const DESK_LOGIN = [
  'login-expired',
  'not-allowed',
  'foreign-site',
  'second-factor-needed',
  'second-factor-set-up-needed',
  'password-change-needed',
] as const satisfies readonly ErrorCode[];
