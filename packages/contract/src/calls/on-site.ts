import { PUBLIC, STAFF } from '../access.ts';
import { Alternatives } from '../booking/availability.ts';
import { ClientInformationCode, ClientInformationRequest } from '../booking/client-information.ts';
import { callsOf } from '../call.ts';
import { RevealedNumber } from '../desk/desk-act.ts';
import { Scene, SceneNumberRequest, SceneRequest } from '../desk/desk-scene.ts';

const call = callsOf('onsite', STAFF);

/* On-site registration: the visitor's QR code, and what the counter does with it. */

export const issueClientInformationCode = call('POST /onsite/client-information', {
  summary: 'Client information as an encrypted code',
  access: PUBLIC,
  description:
    'The content of a QR code that staff read at the counter, good for one hour. Nothing of the form is stored.',
  body: ClientInformationRequest,
  answer: ClientInformationCode,
  refusals: [
    'name-required',
    'name-chinese',
    'name-too-long',
    'birthday-required',
    'date-format',
    'birthday-range',
    'sex-required',
    'card-type-required',
    'card-number-required',
    'card-number-invalid',
    'travel-card-type-required',
    'travel-card-number-required',
    'travel-card-number-invalid',
    'phone-invalid',
    'phones-not-same',
    'email-invalid',
    'phone-or-email',
    'captcha-required',
    'captcha-wrong',
    'too-many-requests',
  ],
});

export const scanClientInformationCode = call('POST /system/record/index/add/scene', {
  summary: 'Register a visitor from a QR code',
  description:
    'Without a login it answers code 301 under HTTP 401. Without a place the code is only read, as often as one ' +
    'likes: who it is, and what the person has booked from today on, so that a visitor with a booking is checked in ' +
    'and not booked twice. With a place the visitor is registered there as a walk-in, and the code is spent: a ' +
    'second time it is refused with `qr-code-used`. Forged, foreign, cut off and older than an hour: `qr-code-invalid`.',
  body: SceneRequest,
  answer: Scene,
  refusals: [
    'qr-code-invalid',
    'qr-code-used',
    'slot-unknown',
    'other-service-point',
    'not-of-today',
    'same-time',
    'same-day',
  ],
  refusalData: { 'slot-full': Alternatives },
});

export const revealScannedNumber = call('POST /staff/desk/scene/document-number', {
  summary: 'See the whole document number in a QR code',
  description:
    'This once; the audit log records who looked, when and why. A code that was registered from tells nothing more.',
  body: SceneNumberRequest,
  answer: RevealedNumber,
  refusals: ['qr-code-invalid', 'qr-code-used'],
});
