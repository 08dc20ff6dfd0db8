import type { SampleEntry } from '../content-entries.ts';

const hours = (text: string) => ({ tw: text, zh: text, en: text });

/** The parts of the day in which centres are open. */
export const timeBands: readonly SampleEntry<'time'>[] = [
  {
    id: 'morning',
    body: {
      code: 'morning',
      name: { tw: '上午', zh: '上午', en: 'Morning' },
      content: hours('09:00–13:00'),
    },
  },
  {
    id: 'afternoon',
    body: {
      code: 'afternoon',
      name: { tw: '下午', zh: '下午', en: 'Afternoon' },
      content: hours('14:00–18:00'),
    },
  },
  {
    id: 'evening',
    body: {
      code: 'evening',
      name: { tw: '晚上', zh: '晚上', en: 'Evening' },
      content: hours('18:00–20:30'),
    },
  },
];
