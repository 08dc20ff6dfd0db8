import { ABILITIES, CITIES, OWNERS, type SampleServicePoint } from '../service-point.ts';

/** Streets, buildings and telephone numbers are invented. */
export const kowloon: readonly SampleServicePoint[] = [
  {
    servPtId: 'tsim-sha-tsui',
    ...CITIES.KLN,
    ...OWNERS.laboratory,
    servPt: { eng: 'Tsim Sha Tsui Centre', cht: '尖沙咀服務點', chs: '尖沙咀服务点' },
    district: { eng: 'Tsim Sha Tsui', cht: '尖沙咀', chs: '尖沙咀' },
    address: {
      eng: '6/F, Lanternfish Tower, 33 Lanternfish Avenue, Tsim Sha Tsui',
      cht: '尖沙咀燈魚道33號燈魚大樓6樓',
      chs: '尖沙咀灯鱼道33号灯鱼大楼6楼',
    },
    tel: '0000 6201',
    abilities: ABILITIES.both,
  },
  {
    servPtId: 'mong-kok',
    ...CITIES.KLN,
    ...OWNERS.laboratory,
    servPt: { eng: 'Mong Kok Centre', cht: '旺角服務點', chs: '旺角服务点' },
    district: { eng: 'Mong Kok', cht: '旺角', chs: '旺角' },
    address: {
      eng: '15/F, Shuttle Commercial Centre, 602 Shuttle Street, Mong Kok',
      cht: '旺角織梭街602號織梭商業中心15樓',
      chs: '旺角织梭街602号织梭商业中心15楼',
    },
    tel: '0000 6202',
    abilities: ABILITIES.both,
  },
  {
    servPtId: 'sham-shui-po',
    ...CITIES.KLN,
    ...OWNERS.partner,
    servPt: { eng: 'Sham Shui Po Health Corner', cht: '深水埗健康角', chs: '深水埗健康角' },
    district: { eng: 'Sham Shui Po', cht: '深水埗', chs: '深水埗' },
    address: {
      eng: 'Shop 2, G/F, Indigo Mansion, 71 Indigo Street, Sham Shui Po',
      cht: '深水埗靛藍街71號靛藍樓地下2號舖',
      chs: '深水埗靛蓝街71号靛蓝楼地下2号铺',
    },
    tel: '0000 6203',
    abilities: ABILITIES.otherOnly,
  },
  {
    servPtId: 'kwun-tong',
    ...CITIES.KLN,
    ...OWNERS.laboratory,
    servPt: { eng: 'Kwun Tong Centre', cht: '觀塘服務點', chs: '观塘服务点' },
    district: { eng: 'Kwun Tong', cht: '觀塘', chs: '观塘' },
    address: {
      eng: '4/F, Compass Industrial Building, 9 Compass Road, Kwun Tong',
      cht: '觀塘羅盤道9號羅盤工業大廈4樓',
      chs: '观塘罗盘道9号罗盘工业大厦4楼',
    },
    tel: '0000 6204',
    abilities: ABILITIES.both,
  },
];
