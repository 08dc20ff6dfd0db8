import type { AccountErrorCode, ErrorCode } from '@phial/contract/errors';
import type { PersonFieldError, PersonWarning } from '@phial/domain/booking/booking-form';
import type { ClientInformationError } from '@phial/domain/booking/client-information-form';

/** Beside the fields and in warnings; the English letter case is fixed (docs/rules/content.md#wording). */
const form = {
  'name-required': 'please enter name',
  'name-too-long': 'Please enter a name of at most 100 characters',
  'name-chinese': 'Enter a Chinese name',
  'card-number-required': 'Please enter ID Number',
  'card-number-invalid': 'Please enter the correct ID Number',
  'phone-invalid': 'Please enter an eight-digit phone number',
  'phones-not-same': 'The two phone numbers are inconsistent',
  'email-invalid': 'Incorrect email address',
  'phone-or-email': 'Please enter phone number or email',
  'captcha-required': 'please enter verification code',
  'choose-address': 'Please choose a service point',
  'choose-date': 'please choose date',
  'agree-terms': 'Please agree to the terms of service',
  'agree-privacy': 'Please agree to the terms of data privacy',
  'date-format': 'Date format is incorrect',
  'birthday-required': 'Please enter the date of birth',
  'birthday-range': 'Please enter a date of birth from the year 1900 until today',
  'sex-required': 'Please choose the gender',
  'card-type-required': 'Please choose the document type',
  'travel-card-type-required': 'Please choose the travelling document type',
  'travel-card-number-required': 'Please enter the travelling document number',
  'travel-card-number-invalid':
    'Please enter the travelling document number as it is printed: 4 to 20 letters and digits',
  'qr-code-invalid': 'Qr code is invalid',
} satisfies Record<PersonFieldError | PersonWarning | ClientInformationError, string> &
  Record<string, string>;

/** A sentence for every refusal of the server: what to do next. */
const refusals = {
  'body-invalid':
    'Something in this request is missing or not in the right format. Please check it and try again.',
  'field-unknown':
    'This request contains something the booking service does not recognise. Please reload the page and try again.',
  'text-invalid': 'One of the fields contains a character we cannot accept. Please type it again.',
  'name-required': form['name-required'],
  'name-too-long': form['name-too-long'],
  'name-chinese': form['name-chinese'],
  'birthday-required': form['birthday-required'],
  'date-format': form['date-format'],
  'birthday-range': form['birthday-range'],
  'sex-required': form['sex-required'],
  'card-type-required': form['card-type-required'],
  'card-number-required': form['card-number-required'],
  'card-number-invalid': form['card-number-invalid'],
  'travel-card-type-required': form['travel-card-type-required'],
  'travel-card-number-required': form['travel-card-number-required'],
  'travel-card-number-invalid': form['travel-card-number-invalid'],
  'phone-invalid': form['phone-invalid'],
  'phones-not-same': form['phones-not-same'],
  'email-invalid': form['email-invalid'],
  'phone-or-email': form['phone-or-email'],
  'captcha-required': form['captcha-required'],
  'captcha-wrong': 'The verification code was wrong or has expired. Please enter the new one.',
  'work-required':
    'Your device needs to do a short check first. Please try again; if you see this again, reload the page.',
  'work-instead':
    'Too many pictures have been answered from your network for the moment. Please choose “Continue without the picture”.',
  'hold-share-spent':
    'Many times are being kept for people on your network already, so this one is not kept for you. You can still go on and book it.',
  'qr-code-invalid': form['qr-code-invalid'],
  'service-point-unknown':
    'This service point does not offer the service you chose. Please choose a service point again.',
  'slot-unknown': 'There is no appointment at this time. Please choose another date and time.',
  'slot-past': 'This time has already passed. Please choose a later one.',
  'range-invalid': 'Please ask for at most 100 days, with the first day before the last.',
  'booking-not-open':
    'Online booking is not open at the moment. Bookings made before can still be found and cancelled.',
  'slot-full': 'Sorry, this time has just been taken. Please choose another one; your answers are kept.',
  'same-time': 'You already have a booking at this time. Please choose another time, or change that booking.',
  'same-person': 'Two of the people have the same identity card number. Each person needs their own.',
  'same-day':
    'You already have a booking for this service on this day. Please choose another day, or change that booking.',
  'booking-refused':
    'We cannot accept this booking online. Please check the name and the document number, or choose another day. If it happens again, please call us.',
  'already-cancelled': 'This booking has already been cancelled. There is nothing more you need to do.',
  'waiting-list-off': 'The waiting list is closed at present. Please choose another day or service point.',
  'waiting-already': 'You are on the waiting list for this service already.',
  'waiting-choice': 'Please choose service points, days and hours that can still come.',
  'waiting-over': 'This entry has ended already.',
  'booking-link':
    'This link is no longer valid. Please find your booking with your name and document number.',
  'waiting-link':
    'This link is not valid, or the entry is no longer kept. Please join the waiting list again.',
  'offer-ended':
    'This offer has ended. You remain on the waiting list, and will be offered the next place that suits you.',
  'hold-ended': 'Your held time has expired. Please choose a time again.',
  'hold-extensions-spent':
    'The time limit cannot be extended any further. Please finish now, or choose a time again.',
  'idempotency-mismatch':
    'This booking was already sent with other details. Please start again to send a new one.',
  'booking-token':
    'To keep your booking safe, please look it up again under online enquiry, then change or cancel it.',
  'login-expired': 'Please log in first, then try again.',
  'not-found': 'We could not find what you asked for. Please go back and try again.',
  'method-not-allowed': 'This cannot be done here. Please reload the page and try again.',
  'body-too-large': 'This is more than we can take at once. Please shorten it and try again.',
  'media-type': 'This request is not in a form we can read. Please send it as JSON.',
  'too-many-requests': 'There have been too many attempts. Please wait a few minutes and try again.',
  busy: 'The booking service is very busy. Please try again in a moment.',
  unexpected: 'Sorry, something went wrong on our side. Please try again in a few minutes.',
} satisfies Record<Exclude<ErrorCode, AccountErrorCode>, string>;

/** What the browser says by itself. */
const client = {
  loginExpired: 'Your login has expired. Please log in again.',
  contactAdministrator: 'Something went wrong. Please contact the administrator.',
  connectionAbnormal: 'backend interface connection abnormal',
  requestTimedOut: 'system interface request timed out',
  statusAbnormal: (status: number) => `system interface ${status} abnormal`,
  duplicate: 'data is being processed, do not resubmit',
  noData: 'No data',
  timedOut: 'Timed out, please reapply',
  requestId: (id: string) => `Request number: ${id}`,
};

/** Labels of the older booking form, used by on-site registration. */
const olderLabels = {
  englishName: 'English name',
  chineseName: 'Chinese name',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  documentType: 'Document type',
  hkidNumber: 'HKID number',
  travelDocumentType: 'Travelling document type',
  travelDocumentNumber: 'Travelling document number',
  mobileNumber: 'Mobile number',
  mobileNumberAgain: 'Confirm mobile number',
  email: 'E-mail',
  verificationCode: 'Verification code',
};

export const errors = { form, refusals, client, olderLabels };
