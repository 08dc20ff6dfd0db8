import { en } from '@phial/content/messages/en';
import { zh } from '@phial/content/messages/zh';
import { expect, test } from 'vitest';
import { sampleBooking } from '../testing/sample-booking.ts';
import { cardRows } from './card-rows.ts';

test('a card shows every row in full, in a fixed order', () => {
  expect(
    cardRows(sampleBooking(), 'en', en.bookingDesk, 'Blood taking').map(({ term, value }) => [term, value]),
  ).toEqual([
    ['Address', sampleBooking().testServPtVo.addressEng],
    ['Contact phone', '0000 1234'],
    ['Service', 'Blood taking'],
    ['Name', 'Chan Tai Man'],
    ['ID Number', 'A123456(3)'],
    ['Phone', '91234567'],
    ['E-mail', 'chan@example.com'],
    ['Reservation code', 'H7KM2PXC'],
  ]);
});

test('a missing contact has no row', () => {
  const names = (telNo: string, email: string) =>
    cardRows(sampleBooking({ telNo, email }), 'en', en.bookingDesk, 'Blood taking').map(({ name }) => name);
  expect(names('', 'chan@example.com')).not.toContain('phone');
  expect(names('91234567', '')).not.toContain('email');
});

test('the address follows the language', () => {
  const [address] = cardRows(sampleBooking(), 'zh', zh.bookingDesk, 'Blood taking');
  expect(address?.value).toBe(sampleBooking().testServPtVo.addressChs);
});
