import type { Messages } from '@phial/content/messages/messages';

type Words = Messages['shell']['menu'];
type Label = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];

/** An entry that opens an address of this site. */
export interface MenuLink {
  readonly index: string;
  readonly label: Label;
  readonly to: string;
}

/** The way into the staff and doctor site: no address of this site, so without an index. */
export interface LoginLink {
  readonly label: Label;
  readonly site: 'admin';
}

/** A top entry with entries below it. */
export interface MenuGroup {
  readonly index: string;
  readonly label: Label;
  readonly children: readonly (MenuLink | LoginLink)[];
}

/** The menu from left to right; there is no entry 3. */
export const MENU: readonly (MenuLink | MenuGroup)[] = [
  { index: '1', label: 'home', to: '/' },
  {
    index: '2',
    label: 'company',
    children: [
      { index: '2-1', label: 'aboutUs', to: '/AboutUs?index=2-1' },
      { index: '2-2', label: 'ensure', to: '/ensure?index=2-2' },
    ],
  },
  { index: '8', label: 'booking', to: '/grassrootReserve?index=8' },
  {
    index: '9',
    label: 'doctorService',
    children: [
      { index: '9-3', label: 'reportList', to: '/doctorService?index=9-3' },
      { label: 'doctorLogin', site: 'admin' },
    ],
  },
  {
    index: '4',
    label: 'packages',
    children: [
      { index: '4-1', label: 'packageList', to: '/packageItem?index=4-1' },
      { index: '4-2', label: 'packageDetail', to: '/packageItemDetail?index=4-2' },
    ],
  },
  { index: '5', label: 'news', to: '/news?index=5' },
  {
    index: '6',
    label: 'contact',
    children: [
      { index: '6-1', label: 'contactUs', to: '/contactUs?index=6-1' },
      { index: '6-2', label: 'bloodcenter', to: '/bloodcenter?index=6-2' },
    ],
  },
  { index: '7', label: 'recruitment', to: '/recruitment?index=7' },
];

export function isLink(entry: MenuLink | MenuGroup): entry is MenuLink {
  return 'to' in entry;
}

export function isGroup(entry: MenuLink | MenuGroup): entry is MenuGroup {
  return 'children' in entry;
}

/**
 * Whether an entry is the one of an index, or stands above it: 4 is lit for 4-1, 9 for 9-2
 * (docs/rules/site.md#menu-index).
 */
export function isHighlighted(entry: { readonly index: string }, index: string | undefined): boolean {
  return index !== undefined && (index === entry.index || index.startsWith(`${entry.index}-`));
}
