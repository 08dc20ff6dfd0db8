import { DOCTOR_MESSAGE_PLACEHOLDERS, MESSAGE_PLACEHOLDERS } from '@phial/domain/text/message-placeholders';
import { PLACEHOLDERS } from '@phial/domain/text/placeholders';
import { type Static, Type } from 'typebox';
import { ClosedObject, OneOf } from '../schemas.ts';
import { Employment, OpeningHours } from './content.ts';
import {
  LONG,
  LocalHtml,
  LocalLine,
  LocalPicture,
  LocalText,
  PictureUrl,
  SHORT,
  SINGLE_LINE,
} from './local-body.ts';
import { PackageBody, PackageCodesBody, PackageGroupBody } from './package-bodies.ts';
import { AboutUsBody, ContactBody, CovidBody, QualityBody } from './page-bodies.ts';
import { BookingNoticeBody, isToDoctor, LegalTextBody, MessageTemplateBody } from './text-bodies.ts';

/*
 * What a content entry holds, kind by kind, as it is written: by the sample
 * content and by the staff site. Texts stand under the three languages; the
 * wire's own field names are given to them where they are answered.
 */

const IndexBody = ClosedObject({
  code: Type.String({ maxLength: 64, description: 'What it stands for; may be empty' }),
  name: LocalLine(SHORT),
  /** Missing where the name says all. */
  content: Type.Optional(LocalText(LONG)),
});

const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: SINGLE_LINE });
const Phone = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^\\+?\\d[\\d ()-]*$',
  examples: ['0000 6201'],
});
const Email = Type.String({
  minLength: 1,
  maxLength: 254,
  pattern: '^[^\\s@<>"]+@[^\\s@<>".]+(?:\\.[^\\s@<>".]+)+$',
});
const WebAddress = Type.String({ minLength: 1, maxLength: 500, pattern: '^https?://[^\\s/]+\\S*$' });
const MapTemplate = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: '^https://[^\\s/{]+/\\S*\\{query\\}\\S*$',
  description: '{query} stands for the URL-encoded address',
});
const Colour = Type.String({
  minLength: 1,
  maxLength: 7,
  pattern: '^#[\\dA-Fa-f]{6}$',
  examples: ['#0b4650'],
});

/** A list on the page of a vacancy, a point each. */
const JobPoints = Type.Array(ClosedObject({ text: LocalLine(500) }), { maxItems: 40 });

/** What every laboratory has, also one that nobody has named yet. */
const LABORATORY_BASE = {
  name: LocalLine(SHORT),
  shortName: LocalLine(60),
  mapsSearchTemplate: MapTemplate,
  mapsDirectionsTemplate: MapTemplate,
  headerColour: Colour,
  actionColour: Colour,
};

/** What staff have to fill in before the laboratory is published. */
const LABORATORY_CONTACT = {
  address: LocalLine(SHORT),
  hours: LocalText(SHORT),
  phone: Phone,
  hotline: Phone,
  salesEmail: Email,
  supportEmail: Email,
  privacyEmail: Email,
};

const LABORATORY_REST = {
  group: Type.Optional(LocalLine(SHORT)),
  fax: Type.Optional(Phone),
  accreditation: Type.Optional(Line(60)),
  accreditationScopeUrl: Type.Optional(WebAddress),
  logoUrl: Type.Optional(PictureUrl),
  socialPictureUrl: Type.Optional(PictureUrl),
  /** Missing where bookings are of no programme: the site then says that appointments are made online. */
  bookingTitle: Type.Optional(LocalLine(SHORT)),
  bookingMenu: Type.Optional(LocalLine(30)),
};

/** What the laboratory sets for itself, and no visitor reads. */
const LABORATORY_INSIDE = {
  criticalMinutes: Type.Optional(
    Type.String({
      pattern: '^[1-9]\\d{0,3}$',
      description: 'Minutes until critical results that no doctor acknowledged are listed; missing: 60',
      examples: ['60'],
    }),
  ),
};

/** The laboratory as visitors read it: with `sample` for the fictional one, without what is not known. */
export const PublishedLaboratory = Type.Object({
  sample: Type.Boolean(),
  ...LABORATORY_BASE,
  ...Type.Partial(Type.Object(LABORATORY_CONTACT)).properties,
  ...LABORATORY_REST,
});

/** Schemas of the bodies, by the kind of the entry. */
export const CONTENT_BODIES = {
  laboratory: ClosedObject({
    ...LABORATORY_BASE,
    ...LABORATORY_CONTACT,
    ...LABORATORY_REST,
    ...LABORATORY_INSIDE,
  }),
  'legal-text': LegalTextBody,
  'booking-notice': BookingNoticeBody,
  'message-template': MessageTemplateBody,
  'page-about-us': AboutUsBody,
  'page-quality': QualityBody,
  'page-contact': ContactBody,
  'page-covid': CovidBody,
  'package-group': PackageGroupBody,
  package: PackageBody,
  'package-codes': PackageCodesBody,
  news: ClosedObject({
    title: LocalLine(SHORT),
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Day of publication, Hong Kong' }),
    summary: LocalText(SHORT),
    text: LocalHtml(8_000),
    /** Missing where the site's own drawing does. */
    pictureUrl: Type.Optional(PictureUrl),
  }),
  carousel: ClosedObject({
    type: OneOf(['pc', 'mobile']),
    status: OneOf(['NORMAL', 'DISABLE']),
    link: Type.String({
      maxLength: 500,
      pattern: '^(?:|https?://\\S+|#/\\S*|/(?!/)\\S*)$',
      description: 'http(s), a hash or path of the site, or empty',
    }),
    picture: LocalPicture,
    /** The crop for narrow windows. */
    narrowPicture: Type.Optional(LocalPicture),
    alt: LocalLine(SHORT),
  }),
  'collection-centre': ClosedObject({
    name: LocalLine(SHORT),
    address: LocalLine(SHORT),
    /**
     * For reading, lines separated by a line feed. With a service point under the same roof only what its schedule
     * does not say; else the opening hours, which the next field says to a program.
     */
    businessTime: Type.Optional(LocalText(SHORT)),
    /** Not used with a service point that has a schedule. */
    openingHours: Type.Array(OpeningHours, { maxItems: 21 }),
    phone: Type.String({ minLength: 1, maxLength: 40, pattern: SINGLE_LINE }),
    pictureUrl: PictureUrl,
    /** What the picture shows, for those who do not see it. */
    pictureText: Type.Optional(LocalLine(SHORT)),
    /** The service point under the same roof, whose hours and closures are the centre's too. */
    servPtId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
  job: ClosedObject({
    name: LocalLine(SHORT),
    employment: Type.Optional(Employment),
    description: LocalHtml(LONG),
    duties: Type.Optional(JobPoints),
    requirements: Type.Optional(JobPoints),
  }),
  time: IndexBody,
  'usual-problem': IndexBody,
  combo: IndexBody,
  manage: IndexBody,
  project: IndexBody,
  station: IndexBody,
  problem: IndexBody,
  dictionary: ClosedObject({
    dictType: Type.String({ maxLength: 64, pattern: '^[a-z][a-z0-9_]*$' }),
    dictValue: Type.String({ minLength: 1, maxLength: 64 }),
    label: LocalLine(SHORT),
    cssClass: Type.String({ maxLength: 64, description: 'Picks the icon; may be empty' }),
    /** Missing where `cssClass` picks the picture. */
    pictureUrl: Type.Optional(PictureUrl),
  }),
};

export type ContentKind = keyof typeof CONTENT_BODIES;
export type ContentBody<Kind extends ContentKind> = Static<(typeof CONTENT_BODIES)[Kind]>;

/** Kinds of which there is at most one entry, whose id is the kind: nothing to list or to order. */
export const SINGLE_KINDS: ReadonlySet<ContentKind> = new Set<ContentKind>([
  'laboratory',
  'page-about-us',
  'page-quality',
  'page-contact',
  'page-covid',
  'package-codes',
]);
/** Kinds that every site needs: their entries can be neither withdrawn nor deleted. */
export const REQUIRED_KINDS: ReadonlySet<ContentKind> = new Set<ContentKind>(['laboratory', 'legal-text']);
const PLACEHOLDERS_OF: Readonly<Partial<Record<ContentKind, readonly string[]>>> = {
  'legal-text': PLACEHOLDERS,
  'booking-notice': PLACEHOLDERS,
  'page-about-us': PLACEHOLDERS,
  'page-quality': PLACEHOLDERS,
  'page-contact': PLACEHOLDERS,
  'page-covid': PLACEHOLDERS,
  'message-template': MESSAGE_PLACEHOLDERS,
};

/**
 * What the texts of an entry may name between braces; undefined where braces stand for nothing.
 * @param id of the entry; only messages differ by it
 */
export function placeholdersOf(kind: ContentKind, id?: string): readonly string[] | undefined {
  return kind === 'message-template' && isToDoctor(id) ? DOCTOR_MESSAGE_PLACEHOLDERS : PLACEHOLDERS_OF[kind];
}
