/** What a call with a body may meet before its service is asked. */
export const BODY = ['body-invalid', 'field-unknown', 'body-too-large', 'media-type'] as const;

/** What a call for a role may meet. */
export const ROLE = [
  'login-expired',
  'not-allowed',
  'second-factor-needed',
  'second-factor-set-up-needed',
  'password-change-needed',
  'foreign-site',
] as const;
