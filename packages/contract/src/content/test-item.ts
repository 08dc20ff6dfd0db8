import { type Static, Type } from 'typebox';
import { copied, suffixed } from '../local-fields.ts';
import { OneOf } from '../schemas.ts';

/** A test of a group. */
export const ChildItem = Type.Object({
  testItemId: Type.String(),
  ...suffixed('name'),
});
export type ChildItem = Static<typeof ChildItem>;

/**
 * A test of the catalogue. Bare fields are copies of the Cht ones; an empty
 * text is not known, and the page asks the reader to enquire.
 */
export const TestItem = Type.Object({
  testItemId: Type.String(),
  code: Type.String({ description: 'The code of the laboratory; may be empty' }),
  ...suffixed('name'),
  subject: Type.String({ description: 'dictValue of the dictionary test_item_subject' }),
  usageScope: OneOf(['0', '1']),
  ...copied('specimenRequire'),
  ...copied('tat'),
  ...copied('preparation', 'How to prepare, and how the specimen is collected; HTML'),
  ...copied('remark', 'Shown under the reference intervals; HTML'),
  unitType: OneOf(['SINGLE', 'GROUP']),
  synonyms: Type.Array(Type.String(), {
    description: 'Other words people type for it, in any language; searched, not shown',
  }),
  childList: Type.Array(ChildItem),
});
export type TestItem = Static<typeof TestItem>;

/** An empty value is a missing one. */
export const TestItemQuery = Type.Object({
  usageScope: Type.Optional(
    Type.String({
      pattern: '^(?:[01](?:,[01])?)?$',
      description: '0, 1 or 0,1; missing means both',
      examples: ['0,1'],
    }),
  ),
  searchValue: Type.Optional(
    Type.String({ maxLength: 100, description: 'As people type; best match first' }),
  ),
  nameEng: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z]?$',
      description: 'First letter of the English name, case ignored; by name',
      examples: ['G'],
    }),
  ),
});
export type TestItemQuery = Static<typeof TestItemQuery>;

export const SubjectParams = Type.Object({
  id: Type.String({ maxLength: 64, description: 'dictValue of the dictionary test_item_subject' }),
});
