import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, OneOf, VersionNumber } from '../schemas.ts';
import { Instant } from '../text.ts';

/*
 * Staff edit the content of the public site: entries of every kind. A body is
 * checked by the schema of its kind (`content-body.ts`): a draft may still have
 * empty fields, what is published may not.
 */

export const Version = VersionNumber('As it was last read; an older one is refused with version-conflict');

export const EntryId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$', examples: ['cbc'] });

const Body = Type.Record(Type.String(), Type.Unknown(), {
  description: 'By the schema of its kind; fields of a draft may be empty',
});

export const ChangedAt = Instant('Last change');
export const ChangedBy = Nullable(Type.String(), {
  description: 'Display name of whoever changed it last; null for the sample and for accounts that are gone',
});

/** An entry as staff see it. */
export const StaffEntry = Type.Object({
  kind: Type.String(),
  id: EntryId,
  position: Type.Integer(),
  state: OneOf(['DRAFT', 'PUBLISHED', 'WITHDRAWN'], {
    description: 'DRAFT was never published',
  }),
  version: Version,
  published: Nullable(Body, {
    description: 'What was published last; null while it never was',
  }),
  draft: Nullable(Body, {
    description: 'What was written since and visitors do not see; null where nothing was',
  }),
  updatedAt: ChangedAt,
  updatedBy: ChangedBy,
});
export type StaffEntry = Static<typeof StaffEntry>;

/** Of `version-conflict`: the entry as it is now. */
export const EntryConflict = Type.Object({ entry: StaffEntry });
/** Of `version-conflict`, where the order is no longer the former one: the entries as they are now. */
export const EntriesConflict = Type.Object({ entries: Type.Array(StaffEntry) });

export const EntryParams = Type.Object({
  kind: Type.String({ maxLength: 64, examples: ['news'] }),
  id: EntryId,
});

/** How much there is of a kind. */
export const KindCount = Type.Object({
  kind: Type.String(),
  published: Type.Integer(),
  unpublished: Type.Integer({ description: 'Drafts that were never published, and withdrawn entries' }),
  edited: Type.Integer({ description: 'Published entries with a newer draft' }),
});
export type KindCount = Static<typeof KindCount>;

export const NewEntryRequest = ClosedObject({ body: Body });

/** Saves a draft, or publishes exactly what is sent. */
export const EntryWrite = ClosedObject({ version: Version, body: Body });

export const VersionOnly = ClosedObject({ version: Version });

const Order = Type.Array(EntryId, { maxItems: 1_000 });

/** `former` is the order the new one was made from, so that two who move entries do not undo each other. */
export const OrderRequest = ClosedObject({ former: Order, order: Order });

/** One thing that keeps an entry from being saved or published. */
export const FieldProblem = Type.Object({
  path: Type.String({
    description: 'Names of the fields from the outside in, joined by dots',
    examples: ['openingHours.0.until'],
  }),
  problem: Type.Enum([
    'empty',
    'too-long',
    'form',
    'order',
    'unknown',
    'missing-picture',
    'taken',
    'in-use',
    'contrast',
    'placeholder',
    'email-only',
    'segments',
  ]),
  ratio: Type.Optional(
    Type.Number({ description: 'Of `contrast`: between this colour and white', examples: [3.1] }),
  ),
});
export type FieldProblem = Static<typeof FieldProblem>;

/** Of `content-invalid`. */
export const ContentProblems = Type.Object({ problems: Type.Array(FieldProblem) });

/** What is written of a thing without drafts. */
export const Unchecked = Type.Record(Type.String(), Type.Unknown(), {
  description: 'As `body` of the answer; what is wrong comes in `data.problems` of `content-invalid`',
});
