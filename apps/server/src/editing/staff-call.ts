import type { FastifyRequest } from 'fastify';
import { requireRole } from '../accounts/access.ts';
import { signedInOf } from '../accounts/guard-routes.ts';

/** Who edits the site. */
export const EDITORS = requireRole('manager', 'administrator');

/** The account of a call that has to come from an editor. */
export const editorOf = (request: FastifyRequest): string => signedInOf(request).account.id;

/** What every call of an editor may meet. */
export const EDITOR_REFUSALS = [
  'login-expired',
  'not-allowed',
  'second-factor-needed',
  'second-factor-set-up-needed',
  'password-change-needed',
  'foreign-site',
] as const;

/** What every body may meet, besides. */
export const BODY_REFUSALS = ['body-invalid', 'field-unknown', 'body-too-large', 'media-type'] as const;

export const success = <Data>(data: Data) => ({ code: 200 as const, msg: '', data });
