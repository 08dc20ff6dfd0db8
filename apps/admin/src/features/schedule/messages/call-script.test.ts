import type { Preparation } from '@phial/contract/booking/service';
import { LANGUAGES } from '@phial/domain/language';
import { expect, test } from 'vitest';
import { text } from '../testing/schedule-sample.ts';
import { type CallFacts, callScript } from './call-script.ts';

const NOTHING: Preparation = { bring: [], restrictions: [], notes: [] };
const FASTING: Preparation = { ...NOTHING, fasting: { hours: 10, water: true } };

const facts = (
  { kind = 'moved', former, now }: Partial<CallFacts['message']> = {},
  preparation = NOTHING,
): CallFacts => ({
  message: {
    kind,
    name: 'Chan Tai Man',
    former: former === undefined ? { names: text('Central'), servTime: '2026-03-03 09:00:00' } : former,
    now: now ?? { names: text('Sha Tin'), servTime: '2026-03-04 14:30:00' },
  },
  laboratory: { en: 'Harbour', tw: '海港', zh: '海港' },
  hotline: text('2345 6789'),
  preparation,
});

test('a moved booking: who calls, from where and when to where and when, what to bring, and the choice', () => {
  expect(callScript(facts(), 'en')).toEqual([
    'Hello, this is Harbour. May I speak to Chan Tai Man, please?',
    'I am calling about your appointment. We are sorry, but we had to change it.',
    'It was booked for Tuesday 3 March at 9 am, at Central. It is now on Wednesday 4 March at 2:30 pm, at Sha Tin.',
    'Please bring your identity card and the request note.',
    'If this does not suit you, I can change or cancel it for you now. You can also call us later on 2345 6789.',
  ]);
});

test('reads as spoken Chinese, without spaces between sentences', () => {
  expect(callScript(facts({}, FASTING), 'tw')).toEqual([
    '您好，我們是海港，請問Chan Tai Man方便聽電話嗎？',
    '今次致電，是關於您的預約。很抱歉，我們需要更改您的預約。',
    '原先約了3月3日星期二上午9時，在Central。現在改為3月4日星期三下午2時30分，在Sha Tin。',
    '到時請帶同身份證和轉介信。請由3月4日星期三凌晨4時30分起不要進食，可以飲清水。',
    '如果時間不方便，我現在可以幫您改期或取消。之後想更改，也可以致電 2345 6789。',
  ]);
});

test('a cancelled booking: not to come, and another time; nothing to bring', () => {
  const script = callScript(facts({ kind: 'cancelled' }, FASTING), 'en')?.join(' ') ?? '';
  expect(script).toContain('It was booked for Tuesday 3 March at 9 am, at Central. Please do not come then.');
  expect(script).toContain('I can book another time for you now.');
  expect(script).not.toMatch(/identity card|do not eat|Sha Tin/);
});

test('a booking that stays where it is: the time and place stay the same', () => {
  const now = { names: text('Central'), servTime: '2026-03-03 09:00:00' };
  const script = callScript(facts({ kind: 'changed', former: now, now }), 'en')?.join(' ') ?? '';
  expect(script).toContain('The time and place stay the same: Tuesday 3 March at 9 am, at Central.');
  expect(script).not.toContain('It was booked for');
});

test('does not say the title of the fasting, which may name a test', () => {
  const titled = { ...FASTING, fasting: { hours: 10, water: false, title: text('Lipids') } };
  for (const language of LANGUAGES)
    expect(callScript(facts({}, titled), language)?.join()).not.toContain('Lipids');
  expect(callScript(facts({}, titled), 'en')?.join(' ')).toContain(
    'If you have been told to fast, please do not eat or drink from Wednesday 4 March at 4:30 am.',
  );
});

test('nobody is called about a confirmation or a reminder', () => {
  expect(callScript(facts({ kind: 'reminder' }), 'en')).toBeUndefined();
});
