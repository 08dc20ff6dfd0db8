import type { OpeningHours } from '@phial/contract/content';
import type { LocalText } from '../../site.ts';
import type { SampleEntry } from '../content-entries.ts';
import { HOURS, localText } from '../service-point.ts';
import { samplePoint } from '../service-points.ts';

const CLOSED: LocalText = {
  tw: '星期日及公眾假期休息',
  zh: '星期日及公众假期休息',
  en: 'Closed on Sundays and public holidays',
};

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
const SATURDAY = [6];

/** The two hour patterns of D-21; the words are those of the service point under the same roof. */
const OPENING_HOURS: Readonly<Record<keyof typeof HOURS, OpeningHours[]>> = {
  office: [
    { weekdays: MONDAY_TO_FRIDAY, from: '09:00', until: '13:00' },
    { weekdays: MONDAY_TO_FRIDAY, from: '14:00', until: '18:00' },
    { weekdays: SATURDAY, from: '09:00', until: '17:00' },
  ],
  evening: [
    { weekdays: MONDAY_TO_FRIDAY, from: '09:00', until: '13:00' },
    { weekdays: MONDAY_TO_FRIDAY, from: '14:00', until: '20:30' },
    { weekdays: SATURDAY, from: '09:00', until: '18:30' },
  ],
};

/** A centre in the house of a service point: same address, telephone and hours. */
function centreAt(servPtId: string, id: string): SampleEntry<'collection-centre'> {
  const point = samplePoint(servPtId);
  const pattern = point.bizTime === HOURS.evening ? 'evening' : 'office';
  const hours = localText(HOURS[pattern]);
  return {
    id,
    body: {
      name: {
        tw: `${point.district.cht}採樣中心`,
        zh: `${point.district.chs}采样中心`,
        en: `${point.district.eng} Collection Centre`,
      },
      address: localText(point.address),
      businessTime: {
        tw: `${hours.tw}\n${CLOSED.tw}`,
        zh: `${hours.zh}\n${CLOSED.zh}`,
        en: `${hours.en}\n${CLOSED.en}`,
      },
      openingHours: OPENING_HOURS[pattern],
      phone: point.tel,
      pictureUrl: `/pictures/centres/${id}.svg`,
      servPtId,
    },
  };
}

/** The six collection centres (D-22). */
export const collectionCentres: readonly SampleEntry<'collection-centre'>[] = [
  centreAt('tsim-sha-tsui', 'tst'),
  centreAt('tsuen-wan', 'tsw'),
  centreAt('causeway-bay', 'cwb'),
  centreAt('mong-kok', 'mk'),
  centreAt('central', 'ctl'),
  centreAt('kwun-tong', 'kt'),
];
