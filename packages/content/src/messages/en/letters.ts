import type { ServiceType } from '@phial/domain/booking/service-type';

/** Where and when; `when` is a day in words and `HH:mm`. */
export interface LetterPlace {
  readonly when: string;
  readonly point: string;
}

/** What a letter to a visitor about a booking is made of; the letter never names the document number. */
export interface LetterFacts {
  readonly name: string;
  readonly code: string;
  readonly service: string;
  /** Before. */
  readonly former: LetterPlace;
  /** Now; of a cancelled booking as before. */
  readonly now: LetterPlace & { readonly address: string; readonly tel: string };
  readonly laboratory: string;
  readonly hotline: string;
  /** Address of the booking pages; undefined where the laboratory has not set one. */
  readonly website: string | undefined;
}

const services: Readonly<Record<ServiceType, string>> = {
  ECG: 'ECG',
  other: 'Blood taking or specimen collection',
};

const place = ({ when, point }: LetterPlace) => `${when}\n${point}`;

const facts = ({ now, code, service }: LetterFacts) =>
  `Reservation code: ${code}\nService: ${service}\n\n${now.when}\n${now.point}\n${now.address}\nTelephone: ${now.tel}`;

const close = ({ laboratory, hotline, website }: LetterFacts, wish: string) =>
  `${website === undefined ? `${wish} please call us on ${hotline}.` : `${wish} please use our website or call us on ${hotline}.\n${website}`}

${laboratory}

This message was sent automatically. Please do not reply to it.`;

/** Messages to visitors about their bookings, as plain text. Read by the server alone. */
export const letters = {
  services,
  moved: {
    subject: (laboratory: string) => `Your appointment has a new time or place – ${laboratory}`,
    text: (letter: LetterFacts) => `Dear ${letter.name},

We cannot keep your appointment as you booked it and have moved it. We are sorry for the inconvenience.

Until now
${place(letter.former)}

NOW
${facts(letter)}

Please bring your identity card and the request note. Your reservation code stays the same.

${close(letter, 'If the new time or place does not suit you,')}`,
  },
  cancelled: {
    subject: (laboratory: string) => `Your appointment has been cancelled – ${laboratory}`,
    text: (letter: LetterFacts) => `Dear ${letter.name},

We are sorry, but we have to cancel your appointment.

CANCELLED
${place(letter.former)}
Service: ${letter.service}
Reservation code: ${letter.code}

${close(letter, 'To book another time,')}`,
  },
  changed: {
    subject: (laboratory: string) => `Your appointment has been changed – ${laboratory}`,
    text: (letter: LetterFacts) => `Dear ${letter.name},

Our service desk has changed your appointment. This is how it stands now.

${facts(letter)}

Please bring your identity card and the request note.

${close(letter, 'If this is not what you wanted,')}`,
  },
};
