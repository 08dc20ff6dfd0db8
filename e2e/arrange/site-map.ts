import type { Messages } from '@phial/content/messages/messages';

/** One address of the site. */
export interface SiteRoute {
  readonly path: string;
  /** As links write it. */
  readonly address: string;
  /** Entry of the menu that is highlighted without an index. */
  readonly index?: string;
  /** Not kept in the page cache. */
  readonly fresh?: true;
  /** Names in English and Chinese beside each other, whatever the language. */
  readonly bilingual?: true;
}

export const ROUTES: readonly SiteRoute[] = [
  { path: '/', address: '/', index: '1' },
  { path: '/AboutUs', address: '/AboutUs?index=2-1', index: '2-1' },
  { path: '/ensure', address: '/ensure?index=2-2', index: '2-2' },
  { path: '/contactUs', address: '/contactUs?index=6-1', index: '6-1' },
  { path: '/recruitment', address: '/recruitment?index=7', index: '7' },
  { path: '/recruitmentDetail', address: '/recruitmentDetail?index=7&id=1', index: '7', fresh: true },
  { path: '/bloodcenter', address: '/bloodcenter?index=6-2', index: '6-2' },
  { path: '/testItem', address: '/testItem?index=4-1', index: '4-1', bilingual: true },
  { path: '/packageItem', address: '/packageItem?index=4-1', index: '4-1', bilingual: true },
  {
    path: '/packageItemDetail',
    address: '/packageItemDetail?index=4-2',
    index: '4-1',
    fresh: true,
    bilingual: true,
  },
  {
    path: '/testItemDetail',
    address: '/testItemDetail?index=4-1&id=bio-lft',
    index: '4-1',
    fresh: true,
    bilingual: true,
  },
  { path: '/news', address: '/news?index=5', index: '5' },
  { path: '/newsDetail', address: '/newsDetail?index=5&id=1', index: '5' },
  { path: '/covidintroduce', address: '/covidintroduce' },
  { path: '/covidqusetion', address: '/covidqusetion' },
  { path: '/grassrootReserve', address: '/grassrootReserve?index=8', index: '8' },
  { path: '/booking', address: '/booking', index: '8', fresh: true },
  { path: '/waiting', address: '/waiting', index: '8', fresh: true },
  { path: '/doctorService', address: '/doctorService?index=9-3', index: '9-2' },
  { path: '/infoEnter', address: '/infoEnter' },
  { path: '/terms', address: '/terms' },
  { path: '/privacy', address: '/privacy' },
  { path: '/accessibility', address: '/accessibility' },
];

type Label = keyof Messages['shell']['menu'];

/** An entry of the menu that opens an address. */
export interface MenuEntry {
  readonly label: Label;
  readonly index: string;
  readonly address: string;
  /** The entry it stands below. */
  readonly below?: Label;
}

/** From left to right. */
export const MENU: readonly MenuEntry[] = [
  { label: 'home', index: '1', address: '/' },
  { label: 'aboutUs', index: '2-1', address: '/AboutUs?index=2-1', below: 'company' },
  { label: 'ensure', index: '2-2', address: '/ensure?index=2-2', below: 'company' },
  { label: 'booking', index: '8', address: '/grassrootReserve?index=8' },
  { label: 'reportList', index: '9-3', address: '/doctorService?index=9-3', below: 'doctorService' },
  { label: 'packageList', index: '4-1', address: '/packageItem?index=4-1', below: 'packages' },
  { label: 'packageDetail', index: '4-2', address: '/packageItemDetail?index=4-2', below: 'packages' },
  { label: 'news', index: '5', address: '/news?index=5' },
  { label: 'contactUs', index: '6-1', address: '/contactUs?index=6-1', below: 'contact' },
  { label: 'bloodcenter', index: '6-2', address: '/bloodcenter?index=6-2', below: 'contact' },
  { label: 'recruitment', index: '7', address: '/recruitment?index=7' },
];

export const TOP_LABELS: readonly Label[] = [
  'home',
  'company',
  'booking',
  'doctorService',
  'packages',
  'news',
  'contact',
  'recruitment',
];
