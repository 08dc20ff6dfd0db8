import { Type } from 'typebox';
import { EDITORS } from '../access.ts';
import { defineCall } from '../call.ts';
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
} from '../editing.ts';

/* Entries of the site, edited by staff. */

export const countEntries = defineCall({
  method: 'GET',
  path: '/staff/content',
  access: EDITORS,
  tag: 'editing',
  summary: 'How many entries there are of each kind',
  answer: Type.Array(KindCount),
});

export const listEntries = defineCall({
  method: 'GET',
  path: '/staff/content/entries/:kind',
  access: EDITORS,
  tag: 'editing',
  summary: 'All entries of a kind',
  description: 'Drafts and withdrawn ones, too, in the order visitors see.',
  answer: Type.Array(StaffEntry),
  refusals: ['not-found'],
});

export const readEntry = defineCall({
  method: 'GET',
  path: '/staff/content/entries/:kind/:id',
  access: EDITORS,
  tag: 'editing',
  summary: 'One entry',
  params: EntryParams,
  answer: StaffEntry,
  refusals: ['not-found'],
});

export const createEntry = defineCall({
  method: 'POST',
  path: '/staff/content/entries/:kind',
  access: EDITORS,
  tag: 'editing',
  summary: 'Begin an entry',
  description: 'As a draft at the end of its kind, which visitors do not see.',
  body: NewEntryRequest,
  answer: StaffEntry,
  refusals: ['not-found'],
  refusalData: { 'content-invalid': ContentProblems },
});

export const saveEntryDraft = defineCall({
  method: 'PUT',
  path: '/staff/content/entries/:kind/:id',
  access: EDITORS,
  tag: 'editing',
  summary: 'Save a draft',
  description:
    'Fields may be empty; what is published stays. `version-conflict` brings the entry as it is now ' +
    'in `data.entry`, `content-invalid` what is wrong in `data.problems`.',
  params: EntryParams,
  body: EntryWrite,
  answer: StaffEntry,
  refusals: ['not-found'],
  refusalData: { 'version-conflict': EntryConflict, 'content-invalid': ContentProblems },
});

export const publishEntry = defineCall({
  method: 'POST',
  path: '/staff/content/entries/:kind/:id/publish',
  access: EDITORS,
  tag: 'editing',
  summary: 'Publish',
  description: 'Exactly what is sent; visitors see it at once.',
  params: EntryParams,
  body: EntryWrite,
  answer: StaffEntry,
  refusals: ['not-found'],
  refusalData: { 'version-conflict': EntryConflict, 'content-invalid': ContentProblems },
});

export const reorderEntries = defineCall({
  method: 'PUT',
  path: '/staff/content/order/:kind',
  access: EDITORS,
  tag: 'editing',
  summary: 'Put the entries of a kind into another order',
  description:
    'Visitors see it at once. When `former` is no longer the order, `version-conflict` brings the ' +
    'entries as they are now in `data.entries`.',
  body: OrderRequest,
  answer: Type.Array(StaffEntry),
  refusals: ['not-found'],
  refusalData: { 'version-conflict': EntriesConflict },
});

export const withdrawEntry = defineCall({
  method: 'POST',
  path: '/staff/content/entries/:kind/:id/withdraw',
  access: EDITORS,
  tag: 'editing',
  summary: 'Take an entry from the site',
  description: 'Its words stay and can be published again.',
  params: EntryParams,
  body: VersionOnly,
  answer: StaffEntry,
  refusals: ['not-found'],
  refusalData: { 'version-conflict': EntryConflict },
});

export const dropEntryDraft = defineCall({
  method: 'DELETE',
  path: '/staff/content/entries/:kind/:id/draft',
  access: EDITORS,
  tag: 'editing',
  summary: 'Go back to what was published',
  params: EntryParams,
  body: VersionOnly,
  answer: StaffEntry,
  refusals: ['not-found'],
  refusalData: { 'version-conflict': EntryConflict },
});

export const deleteEntry = defineCall({
  method: 'DELETE',
  path: '/staff/content/entries/:kind/:id',
  access: EDITORS,
  tag: 'editing',
  summary: 'Delete a draft',
  description: 'Only one that was never published; anything else is withdrawn.',
  params: EntryParams,
  body: VersionOnly,
  refusals: ['not-found', 'content-published'],
  refusalData: { 'version-conflict': EntryConflict },
});
