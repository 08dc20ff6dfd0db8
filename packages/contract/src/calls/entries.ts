import { Type } from 'typebox';
import { EDITORS } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  ContentVersionPage,
  ContentVersionText,
  VersionParams,
  VersionsQuery,
} from '../content/content-version.ts';
import {
  ContentProblems,
  EntriesConflict,
  EntryConflict,
  EntryParams,
  EntryWrite,
  KindCount,
  NewEntryRequest,
  OrderRequest,
  StaffEntry,
  VersionOnly,
} from '../content/editing.ts';

const call = callsOf('editing', EDITORS);

/** What a call about one entry has. */
const ONE = { params: EntryParams, answer: StaffEntry, refusals: ['not-found'] } as const;
const CONFLICT = { 'version-conflict': EntryConflict } as const;

/* Entries of the site, edited by staff. */

export const countEntries = call('GET /staff/content', {
  summary: 'How many entries there are of each kind',
  answer: Type.Array(KindCount),
});

export const listEntries = call('GET /staff/content/entries/:kind', {
  summary: 'All entries of a kind',
  description: 'Drafts and withdrawn ones, too, in the order visitors see.',
  answer: Type.Array(StaffEntry),
  refusals: ['not-found'],
});

export const readEntry = call('GET /staff/content/entries/:kind/:id', {
  summary: 'One entry',
  ...ONE,
});

export const createEntry = call('POST /staff/content/entries/:kind', {
  summary: 'Begin an entry',
  description:
    'As a draft at the end of its kind, which visitors do not see. Of a kind with a single entry that is there ' +
    'already, `version-conflict` brings it in `data.entry`.',
  body: NewEntryRequest,
  answer: StaffEntry,
  refusals: ['not-found'],
  refusalData: { ...CONFLICT, 'content-invalid': ContentProblems },
});

export const saveEntryDraft = call('PUT /staff/content/entries/:kind/:id', {
  summary: 'Save a draft',
  description:
    'Fields may be empty; what is published stays. `version-conflict` brings the entry as it is now ' +
    'in `data.entry`, `content-invalid` what is wrong in `data.problems`.',
  ...ONE,
  body: EntryWrite,
  refusalData: { ...CONFLICT, 'content-invalid': ContentProblems },
});

export const publishEntry = call('POST /staff/content/entries/:kind/:id/publish', {
  summary: 'Publish',
  description: 'Exactly what is sent; visitors see it at once.',
  ...ONE,
  body: EntryWrite,
  refusalData: { ...CONFLICT, 'content-invalid': ContentProblems },
});

export const reorderEntries = call('PUT /staff/content/order/:kind', {
  summary: 'Put the entries of a kind into another order',
  description:
    'Visitors see it at once. When `former` is no longer the order, `version-conflict` brings the ' +
    'entries as they are now in `data.entries`.',
  body: OrderRequest,
  answer: Type.Array(StaffEntry),
  refusals: ['not-found'],
  refusalData: { 'version-conflict': EntriesConflict },
});

export const withdrawEntry = call('POST /staff/content/entries/:kind/:id/withdraw', {
  summary: 'Take an entry from the site',
  description: 'Its words stay and can be published again. The only entry of its kind cannot be withdrawn.',
  ...ONE,
  refusals: ['not-found', 'entry-required'],
  body: VersionOnly,
  refusalData: CONFLICT,
});

export const dropEntryDraft = call('DELETE /staff/content/entries/:kind/:id/draft', {
  summary: 'Go back to what was published',
  ...ONE,
  body: VersionOnly,
  refusalData: CONFLICT,
});

export const deleteEntry = call('DELETE /staff/content/entries/:kind/:id', {
  summary: 'Delete a draft',
  description: 'Only one that was never published; anything else is withdrawn.',
  params: EntryParams,
  body: VersionOnly,
  refusals: ['not-found', 'content-published', 'entry-required'],
  refusalData: CONFLICT,
});

export const listEntryVersions = call('GET /staff/content/entries/:kind/:id/versions', {
  summary: 'Earlier versions of an entry',
  description: 'Each time it was published or withdrawn, newest first, twenty a page.',
  params: EntryParams,
  query: VersionsQuery,
  answer: ContentVersionPage,
  refusals: ['not-found'],
});

export const readEntryVersion = call('GET /staff/content/entries/:kind/:id/versions/:version', {
  summary: 'One version of an entry',
  description: 'To go back to it, save its `body` as a draft.',
  params: VersionParams,
  answer: ContentVersionText,
  refusals: ['not-found'],
});
