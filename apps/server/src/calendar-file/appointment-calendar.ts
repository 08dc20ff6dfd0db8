import { visitorMessages as en } from '@phial/content/messages/en/visitor-messages';
import { visitorMessages as tw } from '@phial/content/messages/tw/visitor-messages';
import { visitorMessages as zh } from '@phial/content/messages/zh/visitor-messages';
import { fastingSentence } from '@phial/content/preparation';
import type { Preparation } from '@phial/contract/booking/service';
import type { ServicePoint } from '@phial/contract/booking/service-point';
import { type Language, localised } from '@phial/domain/language';
import { withoutHiddenMarks } from '@phial/domain/text/text';
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
} from 'ical-generator';

const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

/** Of a service point, what its calendar file says. */
export type CalendarPoint = Pick<
  ServicePoint,
  | 'servPtCht'
  | 'servPtChs'
  | 'servPtEng'
  | 'addressCht'
  | 'addressChs'
  | 'addressEng'
  | 'tel'
  | 'latitude'
  | 'longitude'
>;

/** An appointment as a calendar is given it. */
export interface CalendarAppointment {
  /** The record's id: what comes later about the same booking changes the event, and adds none. */
  id: string;
  /** Version of the record; what has a higher one replaces what has a lower one. */
  version: number;
  reservationCode: string;
  startsAt: Date;
  cancelled: boolean;
  /** Null where the laboratory does not say how long a visit takes: the event is then a moment. */
  minutes: number | null;
  preparation: Preparation;
  point: CalendarPoint;
  laboratory: string;
  language: Language;
  /** Of the booking pages; undefined where the laboratory has no address of its own. */
  link: string | undefined;
}

/** Who invites whom, in a file that comes by e-mail: calendars apply what comes from the same organiser later. */
export interface Invitation {
  organiser: { name: string; email: string };
  attendee: string;
}

/** `PUBLISH` is a file to download; the others come by e-mail (RFC 5546). */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** Seconds before the appointment. */
const ALARM = 2 * 60 * 60;

/**
 * An iCalendar file (RFC 5545) with the one appointment, times in UTC, so that no zone has to be described. It names
 * neither person nor service: calendars are shared and synchronised.
 * @param now for DTSTAMP
 */
export function appointmentCalendar(
  appointment: CalendarAppointment,
  now: Date,
  invitation?: Invitation,
): { method: CalendarMethod; content: string } {
  const { id, startsAt, cancelled, minutes, point, laboratory, language, link } = appointment;
  const words = WORDS[language];
  const method = methodOf(cancelled, invitation);
  const name = plain(localised(point, 'servPt', language));
  const { latitude: lat, longitude: lon } = point;
  const calendar = ical({ prodId: '//Phial//Booking//EN', method: ICalCalendarMethod[method] });
  const event = calendar.createEvent({
    id,
    sequence: appointment.version,
    stamp: now,
    start: startsAt,
    ...(minutes !== null && { end: new Date(startsAt.getTime() + minutes * 60_000) }),
    summary: words.event(plain(laboratory)),
    location: {
      title: name,
      address: plain(localised(point, 'address', language)),
      ...(lat !== undefined && lon !== undefined && { geo: { lat, lon } }),
    },
    description: plain(description(appointment)),
    class: ICalEventClass.PRIVATE,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(link !== undefined && { url: link }),
  });
  if (!cancelled)
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: ALARM, description: words.alarm });
  if (invitation !== undefined) {
    event.organizer(invitation.organiser);
    event.createAttendee({
      email: invitation.attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  // Each line ends with a line break, the last one as well (RFC 5545, section 3.1).
  return { method, content: `${calendar.toString()}\r\n` };
}

function methodOf(cancelled: boolean, invitation: Invitation | undefined): CalendarMethod {
  if (invitation === undefined) return 'PUBLISH';
  return cancelled ? 'CANCEL' : 'REQUEST';
}

function description({
  reservationCode,
  point,
  preparation,
  startsAt,
  language,
  cancelled,
}: CalendarAppointment): string {
  const words = WORDS[language];
  return [
    words.fact(words.code, reservationCode),
    words.fact(words.telephone, point.tel),
    ...(cancelled ? [] : [words.bring, fastingSentence(preparation, startsAt, language)]),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

/** Without marks that would turn the direction of what follows, or begin a line of the file. */
function plain(text: string): string {
  return withoutHiddenMarks(text).replace(/\r\n?/g, '\n');
}
