import { en } from '@phial/content/messages/en';
import { tw } from '@phial/content/messages/tw';
import { bookableSampleServices } from '@phial/content/sample/services';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { sampleBooking } from '../testing/sample-booking.ts';
import { calendarFile } from './calendar-file.ts';

const BOOKING = sampleBooking();
const [ECG, BLOOD] = bookableSampleServices;
const NOW = new Date('2026-11-20T10:00:00.123Z');

const eventOf = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);

test('an independent parser reads back the start in UTC, the place and the code', () => {
  const event = eventOf(calendarFile(BOOKING, BLOOD, 'en', en.bookingDesk, NOW));
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-01T01:30:00.000Z');
  expect(event.uid).toBe(BOOKING.appointmentRecordId);
  expect(event.summary).toBe('Blood taking and specimen collection: Tsim Sha Tsui Centre');
  expect(event.location).toBe(`Tsim Sha Tsui Centre, ${BOOKING.testServPtVo.addressEng}`);
  expect(event.description).toContain('Reservation code: H7KM2PXC\n');
  expect(event.description).toContain('at least 8 hours');
});

test('the event has a start, and no end where nobody says how long the visit takes', () => {
  const file = calendarFile(BOOKING, BLOOD, 'en', en.bookingDesk, NOW);
  expect(file).toContain('\r\nDTSTART:20261201T013000Z\r\n');
  expect(file).toContain('\r\nDTSTAMP:20261120T100000Z\r\n');
  expect(file).not.toContain('DTEND');
  expect(eventOf(file).duration.toSeconds()).toBe(0);
});

test('the event ends when the visit does, where the laboratory says how long it takes', () => {
  const service = BLOOD && { ...BLOOD, minutes: 20 };
  const file = calendarFile(BOOKING, service, 'en', en.bookingDesk, NOW);
  expect(file).toContain('\r\nDTEND:20261201T015000Z\r\n');
  expect(eventOf(file).duration.toSeconds()).toBe(1200);
});

test('Chinese lines are folded at 75 octets between characters and read back whole', () => {
  const file = calendarFile(BOOKING, BLOOD, 'tw', tw.bookingDesk, NOW);
  const lines = file.split('\r\n');
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file).not.toContain('\uFFFD');
  expect(eventOf(file).location).toBe(`尖沙咀中心, ${BOOKING.testServPtVo.addressCht}`);
});

test('line breaks and direction marks of an address add no line', () => {
  const testServPtVo = { ...BOOKING.testServPtVo, servPtEng: 'Central\rATTENDEE:x\u202e\u0001' };
  const file = calendarFile({ ...BOOKING, testServPtVo }, BLOOD, 'en', en.bookingDesk, NOW);
  for (const sign of ['\r', '\n', '\u202e', '\u0001'])
    expect(file.replaceAll('\r\n', '')).not.toContain(sign);
  expect(eventOf(file).location).toContain('Central\nATTENDEE:x');
});

test('contains no personal data', () => {
  const file = calendarFile(BOOKING, BLOOD, 'tw', tw.bookingDesk, NOW).replaceAll('\r\n ', '');
  for (const personal of ['Chan', '陳', 'A123456', '91234567', 'chan@']) expect(file).not.toContain(personal);
});

test('an ECG needs no preparation', () => {
  const file = calendarFile({ ...BOOKING, type: 'ECG' }, ECG, 'en', en.bookingDesk, NOW);
  expect(eventOf(file).description).not.toContain('8 hours');
});

test('refuses a time in another format', () => {
  expect(() => calendarFile({ ...BOOKING, servTime: 'soon' }, BLOOD, 'en', en.bookingDesk, NOW)).toThrow(
    RangeError,
  );
});
