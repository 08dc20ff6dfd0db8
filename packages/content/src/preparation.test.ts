import type { Preparation } from '@phial/contract/booking/service';
import { expect, test } from 'vitest';
import { preparationFacts, restrictionsOn, visitLength } from './preparation.ts';

const text = (tw: string, zh: string, en: string) => ({ tw, zh, en });

const NOTHING: Preparation = { bring: [], restrictions: [], notes: [] };

const ULTRASOUND: Preparation = {
  fasting: { hours: 6, water: true },
  bring: [text('舊報告', '旧报告', 'Former reports')],
  restrictions: [
    { who: text('十二歲以下兒童', '十二岁以下儿童', 'Children under 12'), weekdays: [7, 6] },
    { who: text('孕婦', '孕妇', 'Pregnant women'), weekdays: [] },
  ],
  notes: [
    {
      title: text('膀胱', '膀胱', 'Bladder'),
      text: text('請憋尿。', '请憋尿。', 'Come with a full bladder.'),
    },
  ],
};

test('puts the facts of a preparation into words, in order', () => {
  expect(preparationFacts(ULTRASOUND, 'en')).toEqual([
    {
      kind: 'fasting',
      title: 'Fasting',
      lines: ['Do not eat for at least 6 hours before the test. Water is allowed.'],
    },
    { kind: 'bring', title: 'Also bring', lines: ['Former reports'] },
    {
      kind: 'restriction',
      title: 'Who cannot have this service',
      lines: ['Children under 12: not on Sat, Sun', 'Pregnant women'],
    },
    { kind: 'note', title: 'Bladder', lines: ['Come with a full bladder.'] },
  ]);
});

test('says in Chinese on which days, and whether water is allowed', () => {
  const dry = {
    ...ULTRASOUND,
    fasting: { hours: 8, water: false, title: text('空腹抽血', '空腹抽血', 'Blood') },
  };
  const lines = (language: 'tw' | 'zh') => preparationFacts(dry, language).flatMap((fact) => fact.lines);
  expect(preparationFacts(dry, 'tw')[0]?.title).toBe('空腹抽血');
  expect(lines('tw').slice(0, 3)).toEqual([
    '檢查前須禁食及禁飲最少 8 小時。',
    '舊報告',
    '十二歲以下兒童：星期六、日不設服務',
  ]);
  expect(lines('zh')[0]).toBe('检查前须禁食禁水至少 8 小时。');
});

test('is empty where the laboratory says nothing', () => {
  expect(preparationFacts(NOTHING, 'tw')).toEqual([]);
});

test('names for a day whoever cannot come on its weekday, or on none', () => {
  expect(restrictionsOn(ULTRASOUND, '2026-12-05', 'en')).toEqual({
    title: 'Who cannot have this service on Saturday 5 December 2026',
    who: ['Children under 12', 'Pregnant women'],
  });
  expect(restrictionsOn(ULTRASOUND, '2026-12-07', 'tw')).toEqual({
    title: '2026年12月7日星期一不能接受此服務的人士',
    who: ['孕婦'],
  });
});

test('says nothing of a day on which everybody can come', () => {
  const weekends = { ...ULTRASOUND, restrictions: ULTRASOUND.restrictions.slice(0, 1) };
  expect(restrictionsOn(weekends, '2026-12-07', 'en')).toBeUndefined();
  expect(restrictionsOn(NOTHING, '2026-12-05', 'en')).toBeUndefined();
});

test('says how long a visit takes', () => {
  expect([visitLength(1, 'en'), visitLength(20, 'en'), visitLength(20, 'tw'), visitLength(20, 'zh')]).toEqual(
    ['About 1 minute', 'About 20 minutes', '需時約 20 分鐘', '约需 20 分钟'],
  );
});
