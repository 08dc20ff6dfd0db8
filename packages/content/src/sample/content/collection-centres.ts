import type { LocalText } from '@phial/domain/language';
import type { SampleEntry } from '../content-entries.ts';
import { localText } from '../service-point.ts';
import { samplePoint } from '../service-points.ts';
import { CENTRE_PICTURES } from './centre-pictures.ts';

const CLOSED: LocalText = {
  tw: '星期日及公眾假期休息',
  zh: '星期日及公众假期休息',
  en: 'Closed on Sundays and public holidays',
};

/** A centre in the house of a service point: same address and telephone; the hours come from the point's schedule. */
function centreAt(servPtId: string, id: string): SampleEntry<'collection-centre'> {
  const point = samplePoint(servPtId);
  return {
    id,
    body: {
      name: {
        tw: `${point.district.cht}採樣中心`,
        zh: `${point.district.chs}采样中心`,
        en: `${point.district.eng} Collection Centre`,
      },
      address: localText(point.address),
      businessTime: CLOSED,
      openingHours: [],
      phone: point.tel,
      pictureUrl: `/pictures/centres/${id}.svg`,
      ...(CENTRE_PICTURES[id] && { pictureText: CENTRE_PICTURES[id] }),
      servPtId,
    },
  };
}

/** The six collection centres. */
export const collectionCentres: readonly SampleEntry<'collection-centre'>[] = [
  centreAt('tsim-sha-tsui', 'tst'),
  centreAt('tsuen-wan', 'tsw'),
  centreAt('causeway-bay', 'cwb'),
  centreAt('mong-kok', 'mk'),
  centreAt('central', 'ctl'),
  centreAt('kwun-tong', 'kt'),
];
