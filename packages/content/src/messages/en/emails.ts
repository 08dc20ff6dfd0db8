/** Where and when; `when` is a day in words and `HH:mm`. */
export interface BookedTime {
  readonly when: string;
  readonly point: string;
}

/** What an e-mail to a visitor about a booking is made of; the e-mail never names the document number. */
export interface EmailFacts {
  readonly name: string;
  readonly code: string;
  readonly service: string;
  /** Before. */
  readonly former: BookedTime;
  /** Now; of a cancelled booking as before. */
  readonly now: BookedTime & { readonly address: string; readonly tel: string };
  readonly laboratory: string;
  /** Undefined where the laboratory has none. */
  readonly hotline: string | undefined;
  /** Address of the booking pages; undefined where the laboratory has not set one. */
  readonly website: string | undefined;
}

const whenAndWhere = ({ when, point }: BookedTime) => `${when}\n${point}`;

const facts = ({ now, code, service }: EmailFacts) =>
  `Reservation code: ${code}\nService: ${service}\n\n${now.when}\n${now.point}\n${now.address}\nTelephone: ${now.tel}`;

const howToReach = (hotline: string | undefined, website: string | undefined) => {
  if (hotline === undefined)
    return website === undefined ? 'please contact us.' : `please use our website.\n${website}`;
  if (website === undefined) return `please call us on ${hotline}.`;
  return `please use our website or call us on ${hotline}.\n${website}`;
};

const close = ({ laboratory, hotline, website }: EmailFacts, wish: string) =>
  `${wish} ${howToReach(hotline, website)}

${laboratory}

This message was sent automatically. Please do not reply to it.`;

/** Messages to visitors about their bookings, as plain text. Read by the server alone. */
export const emails = {
  moved: {
    subject: (laboratory: string) => `Your appointment has a new time or place – ${laboratory}`,
    text: (email: EmailFacts) => `Dear ${email.name},

We cannot keep your appointment as you booked it and have moved it. We are sorry for the inconvenience.

Until now
${whenAndWhere(email.former)}

NOW
${facts(email)}

Please bring your identity card and the request note. Your reservation code stays the same.

${close(email, 'If the new time or place does not suit you,')}`,
  },
  cancelled: {
    subject: (laboratory: string) => `Your appointment has been cancelled – ${laboratory}`,
    text: (email: EmailFacts) => `Dear ${email.name},

We are sorry, but we have to cancel your appointment.

CANCELLED
${whenAndWhere(email.former)}
Service: ${email.service}
Reservation code: ${email.code}

${close(email, 'To book another time,')}`,
  },
  changed: {
    subject: (laboratory: string) => `Your appointment has been changed – ${laboratory}`,
    text: (email: EmailFacts) => `Dear ${email.name},

Our service desk has changed your appointment. This is how it stands now.

${facts(email)}

Please bring your identity card and the request note.

${close(email, 'If this is not what you wanted,')}`,
  },
};
