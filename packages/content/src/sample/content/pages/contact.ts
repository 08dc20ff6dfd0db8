import type { ContentBody } from '@phial/contract/content/content-body';
import type { LocalText } from '@phial/domain/language';
import { localText } from '../../service-point.ts';
import { samplePoint } from '../../service-points.ts';
import { sampleLaboratory } from '../laboratory.ts';

type Branch = ContentBody<'page-contact'>['branches'][number];

/** Branches stay open in the evening; the schedule of the service point there says the same. */
const BRANCH_HOURS: LocalText = {
  tw: '星期一至五 09:00–13:00、14:00–20:30\n星期六 09:00–18:30',
  zh: '星期一至五 09:00–13:00、14:00–20:30\n星期六 09:00–18:30',
  en: 'Mon–Fri 09:00–13:00, 14:00–20:30\nSat 09:00–18:30',
};

/** A branch shares a roof with the laboratory's service point there: address and phone are written once. */
function branchAt(servPtId: string): Pick<Branch, 'address' | 'phone' | 'hours'> {
  const point = samplePoint(servPtId);
  return { address: localText(point.address), phone: point.tel, hours: BRANCH_HOURS };
}

/** `/contactUs`: the branches that follow the head office, in the order of the tabs. */
export const contact: ContentBody<'page-contact'> = {
  officePosition: '68.5, 44',
  branches: [
    {
      code: 'tst',
      name: { tw: '尖沙咀', zh: '尖沙咀', en: 'Tsim Sha Tsui' },
      ...branchAt('tsim-sha-tsui'),
      fax: '0000 6251',
      position: '51, 59',
    },
    {
      code: 'rd',
      name: { tw: '研發中心', zh: '研发中心', en: 'R&D centre' },
      address: {
        tw: '沙田燒瓶徑3號燒瓶科研大樓7樓',
        zh: '沙田烧瓶径3号烧瓶科研大楼7楼',
        en: '7/F, Flask Research Building, 3 Flask Path, Sha Tin',
      },
      phone: '0000 8230',
      fax: '0000 8231',
      hours: sampleLaboratory.hours,
      position: '61, 20',
    },
    {
      code: 'tsw',
      name: { tw: '荃灣', zh: '荃湾', en: 'Tsuen Wan' },
      ...branchAt('tsuen-wan'),
      fax: '0000 6351',
      position: '30, 25',
    },
    {
      code: 'cwb',
      name: { tw: '銅鑼灣', zh: '铜锣湾', en: 'Causeway Bay' },
      ...branchAt('causeway-bay'),
      fax: '0000 6153',
      position: '60, 79',
    },
    {
      code: 'mk',
      name: { tw: '旺角', zh: '旺角', en: 'Mong Kok' },
      ...branchAt('mong-kok'),
      fax: '0000 6252',
      position: '49, 45',
    },
    {
      code: 'ctl',
      name: { tw: '中環', zh: '中环', en: 'Central' },
      ...branchAt('central'),
      fax: '0000 6151',
      position: '44, 76',
    },
  ],
};
