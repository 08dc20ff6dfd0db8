import type { SampleEntry } from '../content-entries.ts';

type Slide = SampleEntry<'carousel'>['body'];

/** The drawn pictures of a slide: one a language, each in two crops. */
function pictures(slide: string): Pick<Slide, 'picture'> & { narrowPicture: Slide['picture'] } {
  const address = (language: string, crop: string) => `/pictures/carousel/${slide}-${language}${crop}.webp`;
  const crops = (crop: string) => ({
    tw: address('tw', crop),
    zh: address('zh', crop),
    en: address('en', crop),
  });
  return { picture: crops(''), narrowPicture: crops('-narrow') };
}

const BOOKING: Pick<Slide, 'link' | 'alt'> = {
  link: '#/grassrootReserve?index=8',
  alt: {
    tw: '網上預約心電圖、抽血及收集樣本服務',
    zh: '在线预约心电图、抽血及样本采集服务',
    en: 'Book an ECG, blood taking or specimen collection online',
  },
};

const QUALITY: Slide = {
  type: 'pc',
  status: 'NORMAL',
  link: '#/ensure?index=2-2',
  ...pictures('quality'),
  alt: {
    tw: '質素承諾：認可編號 822S',
    zh: '质量承诺：认可编号 822S',
    en: 'Quality you can rely on: accreditation number 822S',
  },
};

/** Three slides for wide windows, one for a mobile site, and one that rests. */
export const carousel: readonly SampleEntry<'carousel'>[] = [
  { id: 'booking', body: { type: 'pc', status: 'NORMAL', ...pictures('booking'), ...BOOKING } },
  {
    id: 'catalogue',
    body: {
      type: 'pc',
      status: 'NORMAL',
      link: '#/testItem?index=4-1',
      ...pictures('catalogue'),
      alt: {
        tw: '查詢化驗項目、所需樣本及檢驗前準備',
        zh: '查询检验项目、所需样本及检验前准备',
        en: 'Look up a test, its specimen and how to prepare',
      },
    },
  },
  { id: 'quality', body: QUALITY },
  {
    id: 'booking-mobile',
    body: { type: 'mobile', status: 'NORMAL', picture: pictures('booking').narrowPicture, ...BOOKING },
  },
  { id: 'quality-resting', body: { ...QUALITY, status: 'DISABLE', link: '' } },
];
