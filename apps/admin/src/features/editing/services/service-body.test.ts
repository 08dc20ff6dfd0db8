import type { ServiceBody } from '@phial/contract/content/editing-service';
import { expect, test } from 'vitest';
import { PREPARATION, sentService, typedService } from './service-body.ts';

const text = { tw: '超聲波', zh: '超声波', en: 'Ultrasound' };

const BODY: ServiceBody = {
  name: text,
  shortName: text,
  detail: text,
  minutes: 20,
  preparation: {
    fasting: { hours: 6, water: false, title: text },
    bring: [text],
    restrictions: [{ who: text, weekdays: [6] }],
    notes: [{ title: text, text }],
  },
  colour: 'plum',
  icon: 'drop',
  daysAhead: 30,
  mostSeats: 2,
  reminders: [
    { hours: 36, by: 'any' },
    { hours: 24, by: 'text' },
  ],
};

test('what the form shows goes back to the server as it came', () => {
  expect(sentService(typedService(BODY))).toEqual(BODY);
});

test('a service without fasting and length says so', () => {
  const plain = { ...BODY, minutes: null, preparation: { bring: [], restrictions: [], notes: [] } };
  expect(sentService(typedService(plain))).toEqual(plain);
});

test('what is no number, and a title without hours, is left for the server to name', () => {
  const typed = { ...typedService(BODY), minutes: 'ten', [PREPARATION.hours]: '' };
  expect(sentService(typed)).toMatchObject({
    minutes: 'ten',
    preparation: { fasting: { hours: '', title: text } },
  });
});
