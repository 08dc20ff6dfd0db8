import { type Static, Type } from 'typebox';
import { prefixed, suffixed } from '../local-fields.ts';
import { OneOf } from '../schemas.ts';
import { WireDate } from '../text.ts';

/*
 * What the laboratory tells its visitors. Language-dependent fields carry the
 * suffix Eng, Cht, Chs in some records, and the prefix tw, zh, en in others.
 */

/** A slide of the home page. The site shows type `pc` with status `NORMAL` only. */
export const CarouselItem = Type.Object({
  homeCarouselId: Type.String(),
  type: Type.String({ description: 'pc or mobile' }),
  status: Type.String({ description: 'NORMAL, or DISABLE for a slide that rests' }),
  link: Type.String({ description: 'http(s), a hash or path of the site, or empty' }),
  ...suffixed('picUrl'),
  /** The crop for narrow windows; empty where there is none. */
  ...suffixed('narrowPicUrl'),
  ...suffixed('alt'),
});
export type CarouselItem = Static<typeof CarouselItem>;

/** A stretch of a week in which a centre is open. */
export const OpeningHours = Type.Object({
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { description: '1 Monday to 7 Sunday' }),
  from: Type.String({
    pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
    description: 'HH:mm, Hong Kong',
    examples: ['08:00'],
  }),
  until: Type.String({
    pattern: '^(?:(?:[01]\\d|2[0-3]):[0-5]\\d|24:00)$',
    description: 'HH:mm, Hong Kong; 24:00 is midnight',
    examples: ['17:30'],
  }),
});
export type OpeningHours = Static<typeof OpeningHours>;

export const CollectionCentre = Type.Object({
  id: Type.String(),
  ...prefixed('Name'),
  ...prefixed('Address'),
  businessTime: Type.String({ description: 'Lines separated by \\n; copy of twBusinessTime' }),
  ...prefixed('BusinessTime'),
  phone: Type.String(),
  openingHours: Type.Array(OpeningHours),
  closedDays: Type.Array(WireDate, {
    description: 'Days of the coming weeks on which the centre is closed',
  }),
  picUrl: Type.String(),
  /** What the picture shows; empty where nobody has said. */
  ...prefixed('PictureText'),
});
export type CollectionCentre = Static<typeof CollectionCentre>;

/** As schema.org writes `employmentType`. */
export const Employment = OneOf(['FULL_TIME', 'PART_TIME']);
export type Employment = Static<typeof Employment>;

const Point = Type.Object({ tw: Type.String(), zh: Type.String(), en: Type.String() });

/** A vacancy. Descriptions are html-encoded: `&lt;p&gt;…`. */
export const Recruitment = Type.Object({
  recruimentId: Type.String(),
  ...prefixed('Name'),
  ...prefixed('Desc'),
  employment: Type.Optional(Employment),
  duties: Type.Array(Point),
  requirements: Type.Array(Point),
});
export type Recruitment = Static<typeof Recruitment>;

/** An announcement that staff have written. */
export const NewsItem = Type.Object({
  newsId: Type.String(),
  date: Type.String({ ...WireDate, description: 'Day of publication' }),
  ...prefixed('Title'),
  ...prefixed('Summary'),
  ...prefixed('Text'),
  picUrl: Type.String({ description: 'Empty where there is none' }),
});
export type NewsItem = Static<typeof NewsItem>;

const PackageGroupEntry = Type.Object({
  code: Type.String(),
  ...prefixed('Name'),
  component: Type.String({ description: 'Names the page it opens' }),
});

export const PackageGroup = Type.Object({
  code: Type.String(),
  ...prefixed('Name'),
  sortNum: Type.Integer(),
  subPackageItemList: Type.Array(PackageGroupEntry),
});
export type PackageGroup = Static<typeof PackageGroup>;

/** An entry of one of the lists `system/…/index/list`: question, notice, station, band of the day, …. */
export const IndexEntry = Type.Object({
  id: Type.String(),
  sortNum: Type.Integer(),
  code: Type.String({
    description: 'What it stands for: a service type, a kind of station, …; may be empty',
  }),
  ...prefixed('Name'),
  ...prefixed('Content'),
});
export type IndexEntry = Static<typeof IndexEntry>;

/** An entry of a dictionary. `dictLabel` is in the language the call names. */
export const DictionaryEntry = Type.Object({
  dictCode: Type.String(),
  dictValue: Type.String({ description: 'noValue hides the code on a card' }),
  dictLabel: Type.String(),
  ...suffixed('dictLabel'),
  cssClass: Type.String({ description: 'Picks the icon' }),
  picUrl: Type.String(),
});
export type DictionaryEntry = Static<typeof DictionaryEntry>;

export const DictionaryParams = Type.Object({ dictType: Type.String({ examples: ['card_type'] }) });

/** The language of `dictLabel`, in the site's own codes. */
export const DictionaryQuery = Type.Object({
  language: Type.Optional(
    Type.String({ description: 'tw, zh or en; anything else means the language of the call' }),
  ),
});
export type DictionaryQuery = Static<typeof DictionaryQuery>;
