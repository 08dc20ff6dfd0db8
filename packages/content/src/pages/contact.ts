import type { LocalText } from '@phial/domain/language';
import { type PhoneNumber, phoneNumber } from '@phial/domain/phone-number';
import { SAMPLE_LABORATORY } from '../sample/laboratory.ts';
import { localText } from '../sample/service-point.ts';
import { samplePoint } from '../sample/service-points.ts';

/** A tab of the contact page. */
export interface Branch {
  /** Stands in the address of the page, and for a collection centre names its picture. */
  readonly id: 'office' | 'tst' | 'rd' | 'tsw' | 'cwb' | 'mk' | 'ctl';
  readonly name: LocalText;
  readonly address: LocalText;
  readonly phone: PhoneNumber;
  readonly fax: LocalText;
  /** Office hours or branch hours; lines separated by `\n`. */
  readonly hours: LocalText;
  readonly salesEmail: string;
  readonly supportEmail: string;
  /** Where its pin stands on the drawn map, in hundredths of width and height. */
  readonly pin: { readonly x: number; readonly y: number };
}

const writeTo = { salesEmail: SAMPLE_LABORATORY.salesEmail, supportEmail: SAMPLE_LABORATORY.supportEmail };

/** Branches stay open in the evening; the schedule of the service point there says the same. */
const BRANCH_HOURS: LocalText = {
  tw: '星期一至五 09:00–13:00、14:00–20:30\n星期六 09:00–18:30',
  zh: '星期一至五 09:00–13:00、14:00–20:30\n星期六 09:00–18:30',
  en: 'Mon–Fri 09:00–13:00, 14:00–20:30\nSat 09:00–18:30',
};

/** A branch shares a roof with the laboratory's service point there: address and phone are written once. */
function branchAt(servPtId: string): Pick<Branch, 'address' | 'phone' | 'hours'> {
  const point = samplePoint(servPtId);
  return {
    address: localText(point.address),
    phone: phoneNumber(point.tel),
    hours: BRANCH_HOURS,
  };
}

/** In the order of the tabs. */
export const BRANCHES: readonly [Branch, ...Branch[]] = [
  {
    id: 'office',
    name: { tw: '總辦事處', zh: '总办事处', en: 'Head office' },
    address: SAMPLE_LABORATORY.address,
    phone: SAMPLE_LABORATORY.phone,
    fax: SAMPLE_LABORATORY.fax.text,
    hours: SAMPLE_LABORATORY.hours,
    ...writeTo,
    pin: { x: 68.5, y: 44 },
  },
  {
    id: 'tst',
    name: { tw: '尖沙咀', zh: '尖沙咀', en: 'Tsim Sha Tsui' },
    ...branchAt('tsim-sha-tsui'),
    fax: phoneNumber('0000 6251').text,
    ...writeTo,
    pin: { x: 51, y: 59 },
  },
  {
    id: 'rd',
    name: { tw: '研發中心', zh: '研发中心', en: 'R&D centre' },
    address: {
      tw: '沙田燒瓶徑3號燒瓶科研大樓7樓',
      zh: '沙田烧瓶径3号烧瓶科研大楼7楼',
      en: '7/F, Flask Research Building, 3 Flask Path, Sha Tin',
    },
    phone: phoneNumber('0000 8230'),
    fax: phoneNumber('0000 8231').text,
    hours: SAMPLE_LABORATORY.hours,
    ...writeTo,
    pin: { x: 61, y: 20 },
  },
  {
    id: 'tsw',
    name: { tw: '荃灣', zh: '荃湾', en: 'Tsuen Wan' },
    ...branchAt('tsuen-wan'),
    fax: phoneNumber('0000 6351').text,
    ...writeTo,
    pin: { x: 30, y: 25 },
  },
  {
    id: 'cwb',
    name: { tw: '銅鑼灣', zh: '铜锣湾', en: 'Causeway Bay' },
    ...branchAt('causeway-bay'),
    fax: phoneNumber('0000 6153').text,
    ...writeTo,
    pin: { x: 60, y: 79 },
  },
  {
    id: 'mk',
    name: { tw: '旺角', zh: '旺角', en: 'Mong Kok' },
    ...branchAt('mong-kok'),
    fax: phoneNumber('0000 6252').text,
    ...writeTo,
    pin: { x: 49, y: 45 },
  },
  {
    id: 'ctl',
    name: { tw: '中環', zh: '中环', en: 'Central' },
    ...branchAt('central'),
    fax: phoneNumber('0000 6151').text,
    ...writeTo,
    pin: { x: 44, y: 76 },
  },
];
