import type { LocalText } from '@phial/domain/language';

/** What is entered of a laboratory itself. */
export interface Laboratory {
  readonly name: LocalText;
  readonly shortName: LocalText;
  readonly address: LocalText;
  readonly hours: LocalText;
  readonly phone: string;
  readonly email: string;
  /** `#rrggbb` */
  readonly headerColour: string;
  readonly actionColour: string;
}

/** One with nothing in common with the sample: another name, other places, a service of its own. */
export const KESTREL: Laboratory = {
  name: { tw: '隼嶺醫學檢驗所', zh: '隼岭医学检验所', en: 'Kestrel Ridge Clinical Laboratory' },
  shortName: { tw: '隼嶺', zh: '隼岭', en: 'Kestrel Ridge' },
  address: { tw: '隼谷示例道8號', zh: '隼谷示例道8号', en: '8 Example Road, Kestrel Valley' },
  hours: { tw: '星期一至五 08:00–17:00', zh: '星期一至五 08:00–17:00', en: 'Mon–Fri 08:00–17:00' },
  phone: '0000 8800',
  email: 'desk@kestrel.example',
  headerColour: '#4a1d5c',
  actionColour: '#7a2e8f',
};

export const SERVICE: LocalText = { tw: '骨質密度檢查', zh: '骨质密度检查', en: 'Bone density scan' };
export const SERVICE_CODE = 'bone-density';

export const UPPER: LocalText = { tw: '上谷服務點', zh: '上谷服务点', en: 'Upper Valley Centre' };
export const LOWER: LocalText = { tw: '下谷服務點', zh: '下谷服务点', en: 'Lower Valley Centre' };
export const UPPER_ID = 'upper-valley';
export const LOWER_ID = 'lower-valley';

/** What the sheet of staff calls them. */
export const COUNTER = { login: 'lo@kestrel.example', name: 'Lo Wai' };
export const DOCTOR = { login: 'dr.fong@clinic.example', name: 'Dr Fong' };

/** A test that the sample's catalogue does not have. */
export const TEST_ITEM = { id: 'osteocalcin-n', code: 'OCN', name: 'N-MID osteocalcin' };
