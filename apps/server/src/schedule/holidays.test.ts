import type { OfferedHoliday } from '@phial/contract/schedule/schedule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { manager } from './testing/manager.ts';

let test: TestApp;
let boss: Awaited<ReturnType<typeof manager>>;
beforeAll(async () => {
  test = await buildTestApp();
  boss = await manager(test);
});
afterAll(() => test.close());

const event = (day: string, summary: string) => ({
  dtstart: [day, { value: 'DATE' }],
  dtend: [day, { value: 'DATE' }],
  transp: 'TRANSPARENT',
  uid: `${day}@lab.example`,
  summary,
});
const file = (...events: object[]) =>
  `\uFEFF${JSON.stringify({ vcalendar: [{ version: '2.0', calscale: 'GREGORIAN', vevent: events }] })}`;
const upload = (...files: string[]) =>
  boss.call<OfferedHoliday[]>('POST', '/staff/schedule/holidays/files', { files });

describe('public holidays', () => {
  it('of a year are offered by the rules, and entered once', async () => {
    const offer = async () =>
      (await boss.call<OfferedHoliday[]>('GET', '/staff/schedule/holidays?year=2026')).data;
    const before = await offer();
    expect(before).toHaveLength(17);
    expect(before.find(({ day }) => day === '2026-10-01')).toEqual({
      day: '2026-10-01',
      entered: false,
      names: { tw: '國慶日', zh: '国庆节', en: 'National Day' },
    });
    const days = before.slice(0, 3).map(({ day, names }) => ({ day, names }));
    await boss.make({ kind: 'holidays', days });
    const again = await boss.make({ kind: 'holidays', days });
    expect(again.status).toBe(200);
    expect((await offer()).map(({ entered }) => entered).filter(Boolean)).toHaveLength(3);
    expect((await boss.closures()).map(({ kind, from }) => [kind, from])).toEqual(
      days.map(({ day }) => ['public-holiday', day]),
    );
  });
});

describe('a file of the government', () => {
  it('is read in each language, whichever is which', async () => {
    const { data } = await upload(
      file(event('20260927', 'The day following the Chinese Mid-Autumn Festival')),
      file(event('20260927', '中秋節翌日')),
      file(event('20260927', '中秋节翌日')),
    );
    expect(data).toEqual([
      {
        day: '2026-09-27',
        entered: false,
        names: {
          tw: '中秋節翌日',
          zh: '中秋节翌日',
          en: 'The day following the Chinese Mid-Autumn Festival',
        },
      },
    ]);
  });

  it('alone has the other languages filled in', async () => {
    const { data } = await upload(file(event('20261001', '國慶日'), event('20260612', '特別假期')));
    expect(data.map(({ day, names }) => [day, names])).toEqual([
      ['2026-06-12', { tw: '特別假期', zh: '特别假期', en: '特別假期' }],
      ['2026-10-01', { tw: '國慶日', zh: '国庆日', en: 'National Day' }],
    ]);
  });

  it.each([
    ['{', { file: 1, event: null, fault: 'not-json' }],
    ['{"vcalendar":{}}', { file: 1, event: null, fault: 'not-calendar' }],
    ['{"vcalendar":[{"vevent":7}]}', { file: 1, event: null, fault: 'not-calendar' }],
    [file(), { file: 1, event: null, fault: 'no-events' }],
    [file(event('20260101', 'a'), event('20260231', 'b')), { file: 1, event: 2, fault: 'bad-day' }],
    [file(event('20260101', ' ')), { file: 1, event: 1, fault: 'no-name' }],
  ])('that is none is refused with what is wrong: %s', async (text, fault) => {
    expect(await upload(text)).toMatchObject({ status: 422, error: 'holiday-file', data: fault });
  });

  it('twice in one language is refused', async () => {
    const text = file(event('20260101', 'The first day of January'));
    expect((await upload(text, text)).data).toEqual({ file: 2, event: null, fault: 'same-language' });
  });
});
