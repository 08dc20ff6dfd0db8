import { type Static, Type } from 'typebox';
import { ClosedObject, OneOf } from '../schemas.ts';
import { ChangedAt, ChangedBy, EntryId, Unchecked, Version } from './editing.ts';
import { SINGLE_LINE } from './local-body.ts';

const texts = (text: ReturnType<typeof Type.String>) => ClosedObject({ tw: text, zh: text, en: text });

const Name = texts(
  Type.String({ minLength: 1, maxLength: 200, pattern: SINGLE_LINE, examples: ['Complete blood count'] }),
);
/** Empty in a language where it is not known. */
const Known = texts(Type.String({ maxLength: 1_000 }));
const FormattedText = texts(Type.String({ maxLength: 10_000, contentMediaType: 'text/html' }));

/** What staff write of a test item; the lengths are those of the catalogue file. */
export const TestItemBody = ClosedObject({
  code: Type.String({ maxLength: 64, description: 'May be empty' }),
  name: Name,
  subject: Type.String({ minLength: 1, maxLength: 64 }),
  usageScope: OneOf(['0', '1']),
  unitType: OneOf(['SINGLE', 'GROUP']),
  specimen: Known,
  turnaround: Known,
  preparation: FormattedText,
  remark: FormattedText,
  synonyms: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 100, uniqueItems: true }),
  children: Type.Array(EntryId, { maxItems: 500, uniqueItems: true }),
  published: Type.Boolean({ description: 'Whether visitors see it' }),
});
export type TestItemBody = Static<typeof TestItemBody>;

/** A test item as staff see it. */
export const StaffTestItem = Type.Object({
  testItemId: EntryId,
  version: Version,
  body: TestItemBody,
  updatedAt: ChangedAt,
  updatedBy: ChangedBy,
});
export type StaffTestItem = Static<typeof StaffTestItem>;

/** Of `version-conflict`: the item as it is now. */
export const TestItemConflict = Type.Object({ item: StaffTestItem });

/** A test item in the list of all. */
export const TestItemRow = Type.Object({
  testItemId: EntryId,
  code: Type.String(),
  name: Name,
  subject: Type.String(),
  unitType: Type.String(),
  published: Type.Boolean(),
});
export type TestItemRow = Static<typeof TestItemRow>;

export const TestItemParams = Type.Object({ id: EntryId });

export const NewTestItemRequest = ClosedObject({ body: Unchecked });
export const TestItemWrite = ClosedObject({ version: Version, body: Unchecked });
