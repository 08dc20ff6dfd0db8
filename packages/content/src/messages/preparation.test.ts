import { expect, test } from 'vitest';
import { bookingNotices } from '../sample/content/booking-notices.ts';
import { en } from './en.ts';
import { tw } from './tw.ts';
import { zh } from './zh.ts';

test.each([
  ['tw', tw, /^如需/],
  ['zh', zh, /^如需/],
  ['en', en, /^If you/],
] as const)(
  '%s: fasting and urine advice is for those whose test asks for it',
  (language, { bookingDesk }, condition) => {
    const titleOf = (id: string) => bookingNotices.find((notice) => notice.id === id)?.body.title?.[language];
    for (const title of [
      titleOf('visit-fasting'),
      titleOf('visit-urine'),
      bookingDesk.prepare.fastingTitle,
      bookingDesk.prepare.urineTitle,
    ])
      expect(title).toMatch(condition);
  },
);
