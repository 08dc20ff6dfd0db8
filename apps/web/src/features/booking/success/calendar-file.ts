import type { Messages } from '@phial/content/messages/messages';
import { preparationFacts } from '@phial/content/preparation';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import type { BookingService } from '@phial/contract/booking/service';
import { parseServTime } from '@phial/domain/hong-kong-time';
import { type Language, localised } from '@phial/domain/language';
import { withoutHiddenMarks } from '@phial/domain/text/text';

/** RFC 5545, section 3.1: a line has at most 75 octets, its line break not counted. */
const LINE_OCTETS = 75;

/**
 * An iCalendar file (RFC 5545) with the one appointment, times in UTC, so that
 * no zone has to be described. It holds nothing that names the person: calendars
 * are shared and synchronised.
 *
 * The event has a start, and an end where the laboratory says how long the
 * service takes: else RFC 5545 (section 3.6.1) lets a calendar show a moment.
 * Its UID is the record's, so that a changed booking moves the event.
 *
 * @param service undefined where it is not known
 * @param now for DTSTAMP
 * @throws RangeError when the booking's time is not of the form of the calls
 */
export function calendarFile(
  booking: BookingRecord,
  service: BookingService | undefined,
  language: Language,
  words: Messages['bookingDesk'],
  now: Date,
): string {
  const start = parseServTime(booking.servTime);
  if (start === undefined) throw new RangeError('not a time of the form YYYY-MM-DD HH:mm:ss');
  const point = booking.testServPtVo;
  const servicePoint = localised(point, 'servPt', language);
  const { calendar } = words;
  const facts = service === undefined ? [] : preparationFacts(service.preparation, language);
  const minutes = service?.minutes ?? null;
  const description = [
    calendar.codeLine(booking.appointmentRelNumber),
    calendar.phoneLine(point.tel),
    calendar.bringLine,
    ...facts.map(({ title, lines }) => `${title}: ${lines.join('; ')}`),
  ].join('\n');

  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Phial//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${booking.appointmentRecordId}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    ...(minutes === null ? [] : [`DTEND:${utc(new Date(start.getTime() + minutes * 60_000))}`]),
    `SUMMARY:${escaped(service === undefined ? servicePoint : calendar.summary(service.name[language], servicePoint))}`,
    `LOCATION:${escaped(`${servicePoint}, ${localised(point, 'address', language)}`)}`,
    `DESCRIPTION:${escaped(description)}`,
    // A visit to a laboratory is nobody's business in a calendar that colleagues see.
    'CLASS:PRIVATE',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** `20261201T013000Z`. */
function utc(instant: Date): string {
  return instant.toISOString().replace(/\.\d+|[-:]/g, '');
}

/** RFC 5545, section 3.3.11. */
function escaped(text: string): string {
  return withoutHiddenMarks(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');
}

/** Breaks a line between characters, never inside one: a Chinese character has three octets. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let result = '';
  for (const character of line) {
    const width = encoder.encode(character).length;
    if (octets + width > LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += width;
  }
  return result;
}
