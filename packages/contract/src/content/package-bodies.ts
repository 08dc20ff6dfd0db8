import { type Static, Type } from 'typebox';
import { ClosedObject, OneOf } from '../schemas.ts';
import { LocalLine, LocalText, SHORT, SINGLE_LINE } from './local-body.ts';

/*
 * The test packages: each is an entry, in a group that is one too. What the laboratory has not stated is absent or
 * empty, never guessed, and the page asks the reader to enquire (docs/rules/catalogue.md#unknown-values).
 */

const Code = Type.String({ minLength: 1, maxLength: 40, pattern: '^\\S(?:.*\\S)?$', examples: ['KM78'] });
const Slug = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  examples: ['torch-profile'],
});

const PackageSpecimen = ClosedObject({
  text: LocalLine(400),
  /** For the sign beside the line. */
  vessel: OneOf(['tube', 'cup']),
});

const PackageItem = ClosedObject({
  name: LocalLine(SHORT),
  /** The test of the catalogue that it is; absent where the catalogue has none, and the name leads nowhere. */
  testItemId: Type.Optional(Type.String({ minLength: 1, maxLength: 64, examples: ['end-t3'] })),
  /** Marked where it is one sex only. */
  appliesTo: OneOf(['everyone', 'female', 'male']),
});
export type PackageItem = Static<typeof PackageItem>;

const PackageItemGroup = ClosedObject({
  /** Green sub-heading of the health checks (docs/rules/packages.md#partial-item-lists). */
  heading: Type.Optional(LocalLine(SHORT)),
  /** Empty where only the heading is known. */
  items: Type.Array(PackageItem, { maxItems: 200 }),
});
export type PackageItemGroup = Static<typeof PackageItemGroup>;

const PACKAGE = {
  name: LocalLine(SHORT),
  code: Code,
  /** Names the page in its address, as codes repeat (docs/rules/packages.md#address-of-a-package). */
  component: Slug,
  /** Other words that people type for it, in any language, with blanks between them; never shown. */
  alsoCalled: Type.Optional(Type.String({ minLength: 1, maxLength: 500, pattern: SINGLE_LINE })),
  /** Empty where they are not known. */
  specimens: Type.Array(PackageSpecimen, { maxItems: 20 }),
  /** Until the report (docs/rules/packages.md#turnaround). */
  turnaround: Type.Optional(LocalLine(SHORT)),
  fasting: Type.Optional(LocalText(1_000)),
  /** False while the package holds more than is listed here. */
  itemsComplete: Type.Boolean(),
  /** What is known of the list as a whole, such as the number of its items. */
  itemsNote: Type.Optional(LocalText(1_000)),
  itemGroups: Type.Array(PackageItemGroup, { maxItems: 40 }),
  remarks: Type.Array(ClosedObject({ text: LocalText(1_000) }), { maxItems: 20 }),
};

export const PackageBody = ClosedObject({
  /** Id of the entry of the group. */
  group: Type.String({ minLength: 1, maxLength: 64, examples: ['thyroid'] }),
  ...PACKAGE,
});

const AllergenClass = ClosedObject({
  /** In kUA/L. */
  result: LocalLine(SHORT),
  significance: LocalLine(SHORT),
  class: Type.String({ minLength: 1, maxLength: 2, pattern: '^\\d{1,2}$', examples: ['4'] }),
});
export type AllergenClass = Static<typeof AllergenClass>;

export const PackageGroupBody = ClosedObject({
  code: Slug,
  name: LocalLine(SHORT),
  /** Rows of the reference table on the pages of this group (docs/rules/packages.md#allergen-classes). */
  allergenClasses: Type.Array(AllergenClass, { maxItems: 20 }),
});

/** Codes without a page: details on request (docs/rules/packages.md#codes-without-a-page). */
export const PackageCodesBody = ClosedObject({
  codes: Type.Array(Code, { minItems: 1, maxItems: 200 }),
});

const PublishedPackage = Type.Object(PACKAGE);
export type PublishedPackage = Static<typeof PublishedPackage>;

/** Where the packages can be read that staff have published, on both sites; not a call of the API. */
export const PACKAGES_FILE = '/published/packages.json';

/** All packages in the order of the list. Groups without any are left out. */
export const PublishedPackages = Type.Object({
  groups: Type.Array(
    Type.Object({
      id: Type.String(),
      code: Type.String(),
      name: PackageGroupBody.properties.name,
      allergenClasses: PackageGroupBody.properties.allergenClasses,
      packages: Type.Array(PublishedPackage),
    }),
  ),
  furtherCodes: Type.Array(Type.String()),
});
export type PublishedPackages = Static<typeof PublishedPackages>;
