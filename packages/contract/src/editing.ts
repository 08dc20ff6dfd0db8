import { type Static, Type } from 'typebox';

/*
 * Staff edit the content of the public site: entries of every kind. A body is
 * checked by the schema of its kind (`content-body.ts`): a draft may still have
 * empty fields, what is published may not.
 */

export const Version = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'As it was last read; an older one is refused with version-conflict',
});

export const EntryId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' });

const Body = Type.Record(Type.String(), Type.Unknown(), {
  description: 'By the schema of its kind; fields of a draft may be empty',
});

const closed = { additionalProperties: false };

export const ChangedAt = Type.String({ description: 'Last change; ISO 8601 instant, UTC' });
export const ChangedBy = Type.Union([Type.String(), Type.Null()], {
  description: 'Display name of whoever changed it last; null for the sample and for accounts that are gone',
});

/** An entry as staff see it. */
export const StaffEntry = Type.Object({
  kind: Type.String(),
  id: EntryId,
  position: Type.Integer(),
  state: Type.Union([Type.Literal('DRAFT'), Type.Literal('PUBLISHED'), Type.Literal('WITHDRAWN')], {
    description: 'DRAFT was never published',
  }),
  version: Version,
  published: Type.Union([Body, Type.Null()], {
    description: 'What was published last; null while it never was',
  }),
  draft: Type.Union([Body, Type.Null()], {
    description: 'What was written since and visitors do not see; null where nothing was',
  }),
  updatedAt: ChangedAt,
  updatedBy: ChangedBy,
});
export type StaffEntry = Static<typeof StaffEntry>;

export const KindParams = Type.Object({ kind: Type.String({ maxLength: 64 }) });
export const EntryParams = Type.Object({ kind: Type.String({ maxLength: 64 }), id: EntryId });

/** How much there is of a kind. */
export const KindCount = Type.Object({
  kind: Type.String(),
  published: Type.Integer(),
  unpublished: Type.Integer({ description: 'Drafts that were never published, and withdrawn entries' }),
  edited: Type.Integer({ description: 'Published entries with a newer draft' }),
});
export type KindCount = Static<typeof KindCount>;

export const NewEntryRequest = Type.Object({ body: Body }, closed);

/** Saves a draft, or publishes exactly what is sent. */
export const EntryWrite = Type.Object({ version: Version, body: Body }, closed);

export const VersionOnly = Type.Object({ version: Version }, closed);

const Order = Type.Array(EntryId, { maxItems: 1_000 });

/** `former` is the order the new one was made from, so that two who move entries do not undo each other. */
export const OrderRequest = Type.Object({ former: Order, order: Order }, closed);

/** One thing that keeps an entry from being saved or published; in `data.problems` of `content-invalid`. */
export interface FieldProblem {
  /** Names of the fields from the outside in, joined by dots: `name.zh`, `openingHours.0.until`. */
  readonly path: string;
  readonly problem: 'empty' | 'too-long' | 'form' | 'order' | 'unknown' | 'missing-picture' | 'taken';
}
