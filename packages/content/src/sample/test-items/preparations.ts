/** How patients prepare for tests of the sample catalogue, and how specimens are collected (HTML): general knowledge. */

import type { LocalText } from '@phial/domain/language';
import { FASTING as FASTING_ADVICE } from '../../packages/fasting.ts';

function paragraph(text: LocalText): LocalText {
  return { en: `<p>${text.en}</p>`, tw: `<p>${text.tw}</p>`, zh: `<p>${text.zh}</p>` };
}

function list(items: readonly LocalText[]): LocalText {
  const inLanguage = (language: keyof LocalText) =>
    `<ul>${items.map((item) => `<li>${item[language]}</li>`).join('')}</ul>`;
  return { en: inLanguage('en'), tw: inLanguage('tw'), zh: inLanguage('zh') };
}

/** The fasting rule of the packages. */
export const FASTING = paragraph(FASTING_ADVICE);

export const NO_FASTING = paragraph({
  en: 'Fasting is not needed for this test on its own.',
  tw: '單獨進行此項化驗不需要空腹。',
  zh: '单独进行此项检验不需要空腹。',
});

export const MORNING = paragraph({
  en: 'The level changes in the course of the day. Please write the time of collection on the request.',
  tw: '水平在一天之內會有變化，請在申請表上註明採樣時間。',
  zh: '水平在一天之内会有变化，请在申请单上注明采样时间。',
});

export const CYCLE_DAY = paragraph({
  en: 'The level changes in the course of the menstrual cycle. Please write the day of the cycle on the request.',
  tw: '水平在月經週期之內會有變化，請在申請表上註明月經週期第幾天。',
  zh: '水平在月经周期之内会有变化，请在申请单上注明月经周期第几天。',
});

export const DOSE_TIME = paragraph({
  en: 'Please write the time of the last dose and the time of collection on the request.',
  tw: '請在申請表上註明最後一次用藥時間及採樣時間。',
  zh: '请在申请单上注明末次用药时间和采样时间。',
});

export const LIGHT = paragraph({
  en: 'Protect the specimen from light.',
  tw: '樣本須避光。',
  zh: '样本须避光。',
});

export const TIMED_URINE_COLLECTION = list([
  {
    en: 'On the first day, pass the first urine of the morning into the toilet and note the time.',
    tw: '第一天早上把第一次尿液排入馬桶，並記下時間。',
    zh: '第一天早上把第一次尿液排入马桶，并记下时间。',
  },
  {
    en: 'Collect all urine of the next 24 hours in the container.',
    tw: '其後 24 小時的尿液全部收集於容器內。',
    zh: '其后 24 小时的尿液全部收集于容器内。',
  },
  {
    en: 'On the second day, add the urine passed at the same time and write both times on the container.',
    tw: '第二天同一時間的尿液亦放入容器，並在容器上註明開始及結束時間。',
    zh: '第二天同一时间的尿液也放入容器，并在容器上注明开始和结束时间。',
  },
  {
    en: 'Please enquire about the container before starting, as some tests need a preservative.',
    tw: '部分化驗的容器須加防腐劑，開始前請先查詢。',
    zh: '部分检验的容器须加防腐剂，开始前请先查询。',
  },
]);
