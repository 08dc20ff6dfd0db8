import { ROLES } from '@phial/domain/account';
import type { Access } from './access.ts';
import type { Call } from './call.ts';
import type { AccountErrorCode, ErrorCode } from './errors.ts';
import type { OutstandingStep } from './staff/account.ts';

/** What every call may meet. */
const ALWAYS = ['text-invalid', 'unexpected', 'busy'] as const;
const OF_BODY = ['body-invalid', 'field-unknown', 'body-too-large', 'media-type'] as const;

/** Of the number of an identity card or a travel document. */
export const OF_DOCUMENT = [
  'card-number-required',
  'card-number-invalid',
  'travel-card-number-required',
  'travel-card-number-invalid',
] as const;

/** The refusal of a session that still lacks a step. */
export const REFUSAL_OF_STEP: Readonly<Record<OutstandingStep, AccountErrorCode>> = {
  'second-factor': 'second-factor-needed',
  'second-factor-set-up': 'second-factor-set-up-needed',
  'new-password': 'password-change-needed',
};

/** Every refusal that a call may be answered with: its own, and what follows from its input and its access. */
export function refusalsOf({ refusals = [], refusalData = {}, ...call }: Call): ReadonlySet<ErrorCode> {
  const carrying = Object.keys(refusalData) as (keyof typeof refusalData)[];
  return new Set([...ALWAYS, ...ofInput(call), ...ofAccess(call.access), ...refusals, ...carrying]);
}

function ofInput({ path, query, body }: Call): readonly ErrorCode[] {
  if (body !== undefined) return OF_BODY;
  if (query !== undefined) return ['body-invalid', 'field-unknown'];
  return path.includes('/:') ? ['body-invalid'] : [];
}

function ofAccess(access: Access): ErrorCode[] {
  if (access.open === 'programs') return ['api-key-invalid', 'api-scope-missing', 'too-many-requests'];
  if (access.open === 'everybody') return access.ownSiteOnly ? ['foreign-site'] : [];
  const steps = Object.entries(REFUSAL_OF_STEP)
    .filter(([step]) => !access.during.some((allowed) => allowed === step))
    .map(([, code]) => code);
  const role = access.roles.length < ROLES.length ? (['not-allowed'] as const) : [];
  return ['login-expired', 'foreign-site', 'other-account', ...role, ...steps];
}
