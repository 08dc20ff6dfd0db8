import type { ServiceType } from '@phial/domain/booking/service-type';
import type { LocalText } from '@phial/domain/language';

/** A text under the three suffixes of the booking calls. */
export interface SuffixedText {
  readonly eng: string;
  readonly cht: string;
  readonly chs: string;
}

/** The same text under the codes of the site's languages. */
export const localText = ({ eng, cht, chs }: SuffixedText): LocalText => ({ tw: cht, zh: chs, en: eng });

/** Stable keys of the service point answer. */
export type CityCode = 'HK' | 'KLN' | 'NT';

export interface Ability {
  readonly type: ServiceType;
  readonly ablName: SuffixedText;
}

/** What the contract's `ServicePoint` needs, without the bare copies of the Cht fields. */
export interface SampleServicePoint {
  readonly servPtId: string;
  /** Short tag of the owning body. */
  readonly belongTo: string;
  readonly cityCode: CityCode;
  readonly city: SuffixedText;
  readonly comName: SuffixedText;
  readonly servPt: SuffixedText;
  readonly district: SuffixedText;
  readonly address: SuffixedText;
  readonly tel: string;
  readonly abilities: readonly Ability[];
}

const ECG: Ability = {
  type: 'ECG',
  ablName: { eng: 'Electrocardiogram (ECG)', cht: '心電圖', chs: '心电图' },
};

const BLOOD: Ability = {
  type: 'other',
  ablName: { eng: 'Blood taking', cht: '抽血', chs: '抽血' },
};

const SPECIMEN: Ability = {
  type: 'other',
  ablName: { eng: 'Specimen collection', cht: '收集樣本', chs: '样本采集' },
};

/** What a service point can do. */
export const ABILITIES = {
  ecgOnly: [ECG],
  otherOnly: [BLOOD, SPECIMEN],
  both: [ECG, BLOOD, SPECIMEN],
} as const satisfies Record<string, readonly Ability[]>;

/** Who runs a service point: the laboratory itself, or a partner that is fictional too. */
export const OWNERS = {
  laboratory: {
    belongTo: 'Harbour',
    comName: {
      eng: 'Harbour Diagnostics Laboratory',
      cht: '海港醫學診斷所',
      chs: '海港医学诊断所',
    },
  },
  partner: {
    belongTo: 'Tidelight',
    comName: {
      eng: 'Tidelight Community Health',
      cht: '潮光社區健康中心',
      chs: '潮光社区健康中心',
    },
  },
} as const satisfies Record<string, Pick<SampleServicePoint, 'belongTo' | 'comName'>>;

/** For spreading into a service point of that city. */
export const CITIES = {
  HK: { cityCode: 'HK', city: { eng: 'Hong Kong Island', cht: '香港島', chs: '香港岛' } },
  KLN: { cityCode: 'KLN', city: { eng: 'Kowloon', cht: '九龍', chs: '九龙' } },
  NT: { cityCode: 'NT', city: { eng: 'New Territories', cht: '新界', chs: '新界' } },
} as const satisfies Record<CityCode, Pick<SampleServicePoint, 'cityCode' | 'city'>>;
