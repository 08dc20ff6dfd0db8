import type { LocalText } from '@phial/domain/language';
import type { SampleEntry } from '../content-entries.ts';
import { collectionCentres } from './collection-centres.ts';

type Station = SampleEntry<'station'>;

const communityTestingCentre = (id: string, district: LocalText, address: LocalText): Station => ({
  id: `community-${id}`,
  body: {
    code: 'community-testing-centre',
    name: {
      tw: `${district.tw}社區檢測中心`,
      zh: `${district.zh}社区检测中心`,
      en: `${district.en} Community Testing Centre`,
    },
    content: address,
  },
});

const testingStation = (id: string, district: LocalText, address: LocalText): Station => ({
  id: `testing-${id}`,
  body: {
    code: 'testing-station',
    name: { tw: `${district.tw}檢測站`, zh: `${district.zh}检测站`, en: `${district.en} Testing Station` },
    content: address,
  },
});

/**
 * Six collection centres, five community testing centres and nine testing stations
 * (docs/rules/content.md#collection-centres), `content` their addresses; all invented.
 */
export const stations: readonly Station[] = [
  ...collectionCentres.map(
    ({ id, body }): Station => ({
      id: `centre-${id}`,
      body: { code: 'collection-centre', name: body.name, content: body.address },
    }),
  ),
  communityTestingCentre(
    'wan-chai',
    { tw: '灣仔', zh: '湾仔', en: 'Wan Chai' },
    {
      tw: '灣仔柚子巷50號柚子社區會堂地下',
      zh: '湾仔柚子巷50号柚子社区会堂地下',
      en: 'G/F, Pomelo Community Hall, 50 Pomelo Lane, Wan Chai',
    },
  ),
  communityTestingCentre(
    'sham-shui-po',
    { tw: '深水埗', zh: '深水埗', en: 'Sham Shui Po' },
    {
      tw: '深水埗靛藍街80號靛藍社區會堂1樓',
      zh: '深水埗靛蓝街80号靛蓝社区会堂1楼',
      en: '1/F, Indigo Community Hall, 80 Indigo Street, Sham Shui Po',
    },
  ),
  communityTestingCentre(
    'sha-tin',
    { tw: '沙田', zh: '沙田', en: 'Sha Tin' },
    {
      tw: '沙田鷺影徑20號鷺影社區會堂地下',
      zh: '沙田鹭影径20号鹭影社区会堂地下',
      en: 'G/F, Egret Community Hall, 20 Egret Path, Sha Tin',
    },
  ),
  communityTestingCentre(
    'tuen-mun',
    { tw: '屯門', zh: '屯门', en: 'Tuen Mun' },
    {
      tw: '屯門鷗翼路10號鷗翼社區會堂地下',
      zh: '屯门鸥翼路10号鸥翼社区会堂地下',
      en: 'G/F, Gullwing Community Hall, 10 Gullwing Road, Tuen Mun',
    },
  ),
  communityTestingCentre(
    'tai-po',
    { tw: '大埔', zh: '大埔', en: 'Tai Po' },
    {
      tw: '大埔石磨街30號石磨社區會堂地下',
      zh: '大埔石磨街30号石磨社区会堂地下',
      en: 'G/F, Millstone Community Hall, 30 Millstone Street, Tai Po',
    },
  ),
  testingStation(
    'north-point',
    { tw: '北角', zh: '北角', en: 'North Point' },
    {
      tw: '北角望潮道152號望潮坊地下',
      zh: '北角望潮道152号望潮坊地下',
      en: 'G/F, Tidewatch Arcade, 152 Tidewatch Road, North Point',
    },
  ),
  testingStation(
    'aberdeen',
    { tw: '香港仔', zh: '香港仔', en: 'Aberdeen' },
    {
      tw: '香港仔漁燈街20號漁燈樓地下',
      zh: '香港仔渔灯街20号渔灯楼地下',
      en: 'G/F, Fishing Lamp House, 20 Fishing Lamp Street, Aberdeen',
    },
  ),
  testingStation(
    'hung-hom',
    { tw: '紅磡', zh: '红磡', en: 'Hung Hom' },
    {
      tw: '紅磡纜索道5號纜索大廈地下',
      zh: '红磡缆索道5号缆索大厦地下',
      en: 'G/F, Hawser Building, 5 Hawser Road, Hung Hom',
    },
  ),
  testingStation(
    'wong-tai-sin',
    { tw: '黃大仙', zh: '黄大仙', en: 'Wong Tai Sin' },
    {
      tw: '黃大仙松針街11號松針閣1樓',
      zh: '黄大仙松针街11号松针阁1楼',
      en: '1/F, Pine Needle Court, 11 Pine Needle Street, Wong Tai Sin',
    },
  ),
  testingStation(
    'kwai-chung',
    { tw: '葵涌', zh: '葵涌', en: 'Kwai Chung' },
    {
      tw: '葵涌線軸路66號線軸工業中心2樓',
      zh: '葵涌线轴路66号线轴工业中心2楼',
      en: '2/F, Bobbin Industrial Centre, 66 Bobbin Road, Kwai Chung',
    },
  ),
  testingStation(
    'yuen-long',
    { tw: '元朗', zh: '元朗', en: 'Yuen Long' },
    {
      tw: '元朗荷田路90號荷田廣場地下',
      zh: '元朗荷田路90号荷田广场地下',
      en: 'G/F, Lotus Field Plaza, 90 Lotus Field Road, Yuen Long',
    },
  ),
  testingStation(
    'fanling',
    { tw: '粉嶺', zh: '粉岭', en: 'Fanling' },
    {
      tw: '粉嶺稻穗徑8號稻穗樓地下',
      zh: '粉岭稻穗径8号稻穗楼地下',
      en: 'G/F, Rice Ear House, 8 Rice Ear Path, Fanling',
    },
  ),
  testingStation(
    'tseung-kwan-o',
    { tw: '將軍澳', zh: '将军澳', en: 'Tseung Kwan O' },
    {
      tw: '將軍澳碇泊徑1號碇泊商場1樓',
      zh: '将军澳碇泊径1号碇泊商场1楼',
      en: '1/F, Anchorage Mall, 1 Anchorage Walk, Tseung Kwan O',
    },
  ),
  testingStation(
    'tung-chung',
    { tw: '東涌', zh: '东涌', en: 'Tung Chung' },
    {
      tw: '東涌纜景路8號纜景坊地下',
      zh: '东涌缆景路8号缆景坊地下',
      en: 'G/F, Cableview Arcade, 8 Cableview Road, Tung Chung',
    },
  ),
];
