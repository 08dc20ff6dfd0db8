import { type Static, Type } from 'typebox';
import { ClosedObject } from '../schemas.ts';
import { LONG, LocalHtml, LocalLine, LocalPicture, LocalText, PictureUrl, SHORT } from './local-body.ts';

/*
 * The pages on which the laboratory speaks of itself. Each is a single entry; their texts may name facts between braces
 * (`@phial/domain/text/placeholders`).
 */

/** Of a list on a page. */
const MOST_PARTS = 40;

const PartsOf = <Part extends ReturnType<typeof ClosedObject>>(part: Part, minItems = 0) =>
  Type.Array(part, { minItems, maxItems: MOST_PARTS });

const Paragraph = LocalText(LONG);
/** A short title and what it means. */
const Point = ClosedObject({ title: LocalLine(SHORT), text: LocalText(1_000) });
/** A number and what it counts. */
const Figure = ClosedObject({
  count: Type.String({ minLength: 1, maxLength: 10, pattern: '^\\d[\\d,]*\\+?$', examples: ['6'] }),
  what: LocalLine(SHORT),
});
/** In the place of the drawing of the site; both or neither. */
const PAGE_PICTURE = {
  pictureUrl: Type.Optional(PictureUrl),
  pictureText: Type.Optional(LocalLine(SHORT)),
};

export const AboutUsBody = ClosedObject({
  lead: LocalText(LONG),
  ...PAGE_PICTURE,
  paragraphs: PartsOf(ClosedObject({ text: Paragraph })),
  /** Beside the number of the accreditation. */
  accreditation: Type.Optional(LocalText(1_000)),
  figures: PartsOf(Figure),
  milestones: PartsOf(
    ClosedObject({
      year: Type.String({ minLength: 1, maxLength: 4, pattern: '^\\d{4}$', examples: ['2016'] }),
      title: LocalLine(SHORT),
      text: LocalText(1_000),
    }),
  ),
});
export type AboutUsBody = Static<typeof AboutUsBody>;

export const QualityBody = ClosedObject({
  lead: LocalText(LONG),
  ...PAGE_PICTURE,
  policy: PartsOf(Point),
  steps: PartsOf(Point),
  scopes: PartsOf(Point),
  certificatesLead: Type.Optional(LocalText(1_000)),
  certificates: PartsOf(
    ClosedObject({ title: LocalLine(SHORT), picture: LocalPicture, alt: LocalLine(500) }),
  ),
});
export type QualityBody = Static<typeof QualityBody>;

/** Percent from the left and from the top of the drawn map. */
const MapPosition = Type.String({
  maxLength: 13,
  pattern: '^\\d{1,2}(?:\\.\\d)?, ?\\d{1,2}(?:\\.\\d)?$',
  examples: ['68.5, 44'],
});
const Phone = (minLength: number) =>
  Type.String({ minLength, maxLength: 40, pattern: '^\\+?\\d[\\d ()-]*$', examples: ['0000 6201'] });

/** What is known of the head office beside the facts of the laboratory, and the branches that follow it. */
export const ContactBody = ClosedObject({
  officePosition: Type.Optional(MapPosition),
  branches: PartsOf(
    ClosedObject({
      /** Stands in the address of the page. */
      code: Type.String({
        minLength: 1,
        maxLength: 20,
        pattern: '^(?!office$)[a-z][a-z0-9-]*$',
        examples: ['tst'],
      }),
      name: LocalLine(SHORT),
      address: LocalLine(SHORT),
      phone: Phone(1),
      fax: Type.Optional(Phone(1)),
      /** Lines separated by a line feed. */
      hours: LocalText(SHORT),
      position: Type.Optional(MapPosition),
    }),
  ),
});
export type ContactBody = Static<typeof ContactBody>;

export const CovidBody = ClosedObject({
  lead: LocalText(LONG),
  sections: PartsOf(ClosedObject({ heading: LocalLine(SHORT), text: LocalHtml(8_000) }), 1),
  figures: PartsOf(Figure),
  note: Type.Optional(LocalText(1_000)),
});
export type CovidBody = Static<typeof CovidBody>;

/** The company pages that are published; one that is not is missing. */
export const CompanyPages = Type.Object({
  aboutUs: Type.Optional(AboutUsBody),
  quality: Type.Optional(QualityBody),
  contact: Type.Optional(ContactBody),
  covid: Type.Optional(CovidBody),
});
export type CompanyPages = Static<typeof CompanyPages>;
