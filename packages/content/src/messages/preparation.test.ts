import { expect, test } from 'vitest';
import { en } from './en.ts';
import { tw } from './tw.ts';
import { zh } from './zh.ts';

test.each([
  ['tw', tw, /^如需/],
  ['zh', zh, /^如需/],
  ['en', en, /^If you/],
] as const)(
  '%s: fasting and urine advice is for those whose test asks for it',
  (_, { home, bookingDesk }, condition) => {
    const { fasting, urine } = home.prepare;
    for (const title of [
      fasting.title,
      urine.title,
      bookingDesk.prepare.fastingTitle,
      bookingDesk.prepare.urineTitle,
    ])
      expect(title).toMatch(condition);
  },
);
