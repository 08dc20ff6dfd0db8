import type { AccountErrorCode } from '@phial/contract/errors';
import { editingRefusals } from './editing-refusals.ts';
import { orderRefusals } from './order-refusals.ts';
import { requestNote } from './request-note.ts';
import { scheduleRefusals } from './schedule-refusals.ts';
import { textProviderRefusals } from './text-provider-refusals.ts';
import { webhookRefusals } from './webhook-refusals.ts';

/**
 * What the server says about a single field of a call; `field` is one of `fields`.
 * Read by the server alone, so it stands outside the catalogue a browser loads.
 */
export const server = {
  requestNote,
  fieldMissing: (field: string) => `Please fill in the ${field} and try again.`,
  fieldInvalid: (field: string) => `The ${field} is not in the right format. Please check it and try again.`,
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
    work: 'short check of your device',
    purpose: 'purpose',
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
    oldPassword: 'current password',
    newPassword: 'new password',
    ownPassword: 'your own password',
    totp: 'six digits from the authenticator app',
    role: 'role',
    servicePoints: 'service points',
    clientSecret: 'client secret',
    issuer: 'issuer address',
    clientId: 'client ID',
    scopes: 'scopes',
    button: 'words of the button',
    groupsClaim: 'claim with the groups',
    nameClaim: 'claim with the name',
    mapping: 'groups',
    subject: 'subject',
    returnPath: 'page to return to',
    logout_token: 'logout token',
    state: 'account status',
    version: 'version',
    documentNumber: 'document number',
    englishName: 'English name',
    notes: 'clinical notes',
    items: 'chosen packages and tests',
    patientId: 'patient',
    code: 'order number or QR code',
  },
  /** A sentence for every refusal of the calls of staff and doctors. */
  accountRefusals: {
    ...editingRefusals,
    ...orderRefusals,
    ...scheduleRefusals,
    ...webhookRefusals,
    ...textProviderRefusals,
    'doctor-details-invalid': 'Please check the practice, its telephone and the registration number.',
    'login-invalid':
      'Please choose a login of 3 to 254 letters, digits and the characters . _ @ + -, such as an e-mail address.',
    'login-wrong': 'The login or password is incorrect. Please try again.',
    'login-taken': 'There is already an account with this login. Please choose another one.',
    'password-length': 'Please choose a password of 12 to 128 characters.',
    'password-holds-login': 'Please choose a password that does not contain the login.',
    'password-common':
      'This password is easy to guess. Please choose one that is less common, such as several words that do not belong together.',
    'password-same': 'Please choose a password different from the current one.',
    'password-wrong': 'The current password is incorrect. Please try again.',
    'confirmation-needed': 'This changes administrator rights. Please confirm it with your own password.',
    'second-factor-wrong': 'The six digits are wrong or no longer valid. Please enter the ones shown now.',
    'recovery-code-wrong': 'This recovery code is wrong or has been used. Please enter another one.',
    'second-factor-unready':
      'The second factor cannot be used this way now. Please reload the page and start again.',
    'second-factor-kept': 'An administrator always signs in with a second factor. It cannot be turned off.',
    'second-factor-needed': 'Please enter the six digits from your authenticator app first.',
    'second-factor-set-up-needed': 'Please set up the second factor first.',
    'password-change-needed': 'Please change your password first.',
    'link-invalid':
      'This link is no longer valid. It may have been used, or a newer one was sent. Please ask for a new link.',
    'passkey-wrong':
      'This passkey does not open an account here now. It may have been removed, or belong to another account. Please try again, or use your password.',
    'passkey-copied':
      'This passkey may have been copied, so it was refused. Please sign in with your password and remove the passkey.',
    'passkey-taken': 'This passkey is already in use. Please choose another device.',
    'passkeys-full': 'An account can have ten passkeys. Please remove one you no longer use first.',
    'account-pending':
      'This account has not been approved yet. Please wait for the laboratory to approve it.',
    'account-disabled': 'This account is disabled. Please ask an administrator of the laboratory.',
    'not-allowed': 'Your account does not allow this. Please ask an administrator.',
    'other-service-point': 'Your account does not work for this service point. Please ask an administrator.',
    'service-points-required': 'Please choose at least one service point for counter staff, or all of them.',
    'provider-unavailable':
      'The identity provider cannot be reached at the moment. Please try again, or sign in with a login and password.',
    'logout-token-invalid': 'The logout token was refused.',
    'issuer-invalid': 'Please enter the address of the identity provider, beginning with https.',
    'scopes-invalid': 'The scopes must include “openid”.',
    'identity-taken': 'Another account already belongs to this person at the identity provider.',
    'other-account':
      'Somebody else is now signed in on this browser, so nothing was done. Please check who is signed in.',
    'foreign-site':
      'This request came from another website and was refused. Please use the pages of this site.',
    'version-conflict': 'Somebody else has changed this in the meantime. Please reload and check it again.',
    'confirmation-differs': 'The two identity card numbers are not the same. Please type the number again.',
    'last-administrator':
      'There would be no administrator left. Please make somebody else an administrator first.',
    'identity-not-seen': 'Please check the identity card first, then tick the box to say you have seen it.',
    'export-days': 'Please choose days in their order, at most 366 of them.',
    'export-too-large':
      'More than 20,000 bookings are too many for one file. Please choose fewer days or one service point.',
    'search-short': 'Please enter at least two characters to search for.',
    'not-of-today': 'This can only be done on the day of the appointment.',
    'no-show-early': 'The time of this appointment has not come yet, so it cannot be marked as a no-show.',
    'status-unfit': 'The appointment’s current status does not allow this. Please check it again.',
    'qr-code-used': 'This QR code has already been used. Please ask the patient to make a new one.',
    'api-key-invalid':
      'This needs a valid API key. Ask the laboratory for one and send it in the Authorization header.',
    'api-scope-missing':
      'The API key is not allowed to do this. Ask an administrator for a key with the scope that `data.scope` names.',
    'api-key-name': 'Please give the key a name of 1 to 80 characters.',
    'api-key-name-taken':
      'A key in use already has this name. Please choose another one, or revoke that key first.',
    'report-bundle-invalid':
      'The whole bundle of reports was refused. The list of issues says what needs to be corrected.',
    'set-up-incomplete': 'Something essential is still missing. The steps concerned are marked below.',
    'record-unreadable':
      'The stored data of this record are damaged and cannot be read. Please tell the laboratory’s administrator: a backup may have them.',
  } satisfies Record<AccountErrorCode, string>,
};
