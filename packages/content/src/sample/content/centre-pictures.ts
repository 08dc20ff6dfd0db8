import type { LocalText } from '@phial/domain/language';

/** What the pictures of the centres show, by the centre's id. */
export const CENTRE_PICTURES: Readonly<Record<string, LocalText>> = {
  tst: {
    tw: '海濱長廊旁的採樣中心，鐘樓與棕櫚樹在旁，對岸是香港島。',
    zh: '海滨长廊旁的采样中心，旁边有钟楼和棕榈树，对岸是香港岛。',
    en: 'The centre by a harbour promenade with a clock tower and palms, Hong Kong Island across the water.',
  },
  tsw: {
    tw: '住宅大廈與行人天橋之間的採樣中心，後面是山巒。',
    zh: '住宅楼与人行天桥之间的采样中心，后面是山峦。',
    en: 'The centre between housing towers and a footbridge, with hills behind.',
  },
  cwb: {
    tw: '電車駛過採樣中心門前，後面是高樓與避風塘的船桅。',
    zh: '电车驶过采样中心门前，后面是高楼与避风塘的船桅。',
    en: 'A tram passes the centre; behind it stand tall blocks and the masts of a typhoon shelter.',
  },
  mk: {
    tw: '唐樓、空白招牌與街市布篷之間的採樣中心。',
    zh: '唐楼、空白招牌与街市布篷之间的采样中心。',
    en: 'The centre among old tenements, blank signboards and the awnings of a street market.',
  },
  ctl: {
    tw: '斜坡石級旁的採樣中心，玻璃大廈與山頂在後。',
    zh: '斜坡石阶旁的采样中心，后面是玻璃大厦与山顶。',
    en: 'The centre beside a flight of stone steps, with glass towers and the Peak behind.',
  },
  kt: {
    tw: '工業大廈地下的採樣中心，旁邊是海濱與起重機。',
    zh: '工业大厦底层的采样中心，旁边是海滨与起重机。',
    en: 'The centre at the foot of industrial buildings, near the waterfront and its cranes.',
  },
};
