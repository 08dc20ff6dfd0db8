import type { AccountErrorCode } from '@phial/contract/errors';

/**
 * What the server says about a single field of a call; `field` is one of `fields`.
 * Read by the server alone, so it stands outside the catalogue a browser loads.
 */
export const server = {
  fieldMissing: (field: string) => `Please fill in the ${field} and try again.`,
  fieldInvalid: (field: string) => `The ${field} is not in the right form. Please check it and try again.`,
  fields: {
    name: 'name',
    docNo: 'identity card number',
    telNo: 'phone number',
    email: 'email address',
    uuid: 'verification code',
    captcha: 'verification code',
    servPtId: 'service point',
    servTime: 'appointment time',
    language: 'language',
    type: 'type of service',
    holdId: 'number of the held place',
    replaces: 'number of the former held place',
    isModifyReserve: 'mark of a changed booking',
    apptRecordId: 'booking record number',
    appointmentRecordId: 'booking record number',
    id: 'record number',
    'idempotency-key': 'idempotency key of the request',
    startDate: 'first date',
    endDate: 'last date',
    firstDay: 'first day of the month',
    userName: 'Chinese name',
    enName: 'English name',
    birthday: 'date of birth',
    sex: 'gender',
    cardType: 'document type',
    idCard: 'identity card number',
    travelCardType: 'travelling document type',
    travelCardNumber: 'travelling document number',
    telephone: 'phone number',
    telephone2: 'repeated phone number',
    token: 'content of the QR code',
    login: 'login',
    password: 'password',
    displayName: 'name',
    oldPassword: 'present password',
    newPassword: 'new password',
    totp: 'six digits of the authenticator application',
    role: 'role',
    state: 'state of the account',
    version: 'version',
  },
  /** A sentence for every refusal of the calls of staff and doctors. */
  accountRefusals: {
    'login-invalid':
      'Please choose a login of 3 to 254 letters, digits and the signs . _ @ + -, such as an e-mail address.',
    'login-wrong': 'The login or the password is not right. Please try again.',
    'login-taken': 'There is already an account with this login. Please choose another one.',
    'password-length': 'Please choose a password of 12 to 128 characters.',
    'password-holds-login': 'Please choose a password that does not contain the login.',
    'password-same': 'Please choose a password other than the present one.',
    'password-wrong': 'The present password is not right. Please try again.',
    'second-factor-wrong':
      'The six digits are not right or no longer valid. Please enter the next ones shown.',
    'second-factor-unready':
      'The second factor cannot be used like this now. Please reload the page and start again.',
    'second-factor-kept': 'An administrator always signs in with a second factor. It cannot be turned off.',
    'second-factor-needed': 'Please enter the six digits of your authenticator application first.',
    'second-factor-set-up-needed': 'Please set up the second factor first.',
    'password-change-needed': 'Please change your password first.',
    'account-pending':
      'This account has not been approved yet. Please wait for the laboratory to approve it.',
    'account-disabled': 'This account is disabled. Please ask an administrator of the laboratory.',
    'not-allowed': 'Your account does not allow this. Please ask an administrator.',
    'foreign-site':
      'This request came from another website and was refused. Please use the pages of this site.',
    'version-conflict': 'Somebody else has changed this meanwhile. Please reload it and look at it again.',
    'last-administrator':
      'There would be no administrator left. Please make somebody else an administrator first.',
    'registration-unavailable':
      'Registering from a QR code is not available yet. Please register the visitor by hand.',
  } satisfies Record<AccountErrorCode, string>,
};
