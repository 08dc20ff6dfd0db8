import { ABILITIES, CITIES, OWNERS, type SampleServicePoint } from '../service-point.ts';

/** Streets, buildings and telephone numbers are invented. */
export const hongKongIsland: readonly SampleServicePoint[] = [
  {
    servPtId: 'central',
    ...CITIES.HK,
    ...OWNERS.laboratory,
    servPt: { eng: 'Central Centre', cht: '中環服務點', chs: '中环服务点' },
    district: { eng: 'Central', cht: '中環', chs: '中环' },
    address: {
      eng: '3/F, Camphor House, 12 Camphor Row, Central',
      cht: '中環樟木里12號樟木大廈3樓',
      chs: '中环樟木里12号樟木大厦3楼',
    },
    tel: '0000 6101',
    abilities: ABILITIES.both,
  },
  {
    servPtId: 'wan-chai',
    ...CITIES.HK,
    ...OWNERS.partner,
    servPt: { eng: 'Wan Chai Health Corner', cht: '灣仔健康角', chs: '湾仔健康角' },
    district: { eng: 'Wan Chai', cht: '灣仔', chs: '湾仔' },
    address: {
      eng: 'Shop 5, G/F, Pomelo Court, 46 Pomelo Lane, Wan Chai',
      cht: '灣仔柚子巷46號柚子閣地下5號舖',
      chs: '湾仔柚子巷46号柚子阁地下5号铺',
    },
    tel: '0000 6102',
    abilities: ABILITIES.otherOnly,
  },
  {
    servPtId: 'causeway-bay',
    ...CITIES.HK,
    ...OWNERS.laboratory,
    servPt: { eng: 'Causeway Bay Centre', cht: '銅鑼灣服務點', chs: '铜锣湾服务点' },
    district: { eng: 'Causeway Bay', cht: '銅鑼灣', chs: '铜锣湾' },
    address: {
      eng: '8/F, Kingfisher Plaza, 28 Kingfisher Street, Causeway Bay',
      cht: '銅鑼灣翠鳥街28號翠鳥廣場8樓',
      chs: '铜锣湾翠鸟街28号翠鸟广场8楼',
    },
    tel: '0000 6103',
    abilities: ABILITIES.both,
  },
  {
    servPtId: 'north-point',
    ...CITIES.HK,
    ...OWNERS.laboratory,
    servPt: { eng: 'North Point ECG Room', cht: '北角心電圖室', chs: '北角心电图室' },
    district: { eng: 'North Point', cht: '北角', chs: '北角' },
    address: {
      eng: '11/F, Tidewatch Building, 150 Tidewatch Road, North Point',
      cht: '北角望潮道150號望潮大廈11樓',
      chs: '北角望潮道150号望潮大厦11楼',
    },
    tel: '0000 6104',
    abilities: ABILITIES.ecgOnly,
  },
];
