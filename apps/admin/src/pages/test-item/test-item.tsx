import { refusalData } from '@phial/client/call-error';
import { changeTestItem, createTestItem } from '@phial/contract/calls/staff-test-items';
import type { StaffTestItem } from '@phial/contract/content/editing-test-item';
import { send } from '../../api-client/client.ts';
import { type Body, type Field, field } from '../../features/editing/fields/field.ts';
import { EMPTY_TEXT } from '../../features/editing/fields/local-text.ts';
import { TestItemPreview } from '../../features/editing/previews/previews.tsx';
import { useTestItem } from '../../features/editing/queries.ts';
import { type SavedKind, SavedPage } from '../../features/editing/saved-editor.tsx';

const GROUP: Field = field('children', { input: 'test-items' });

const FIELDS: readonly Field[] = [
  field('name', { input: 'local-text' }),
  field('code', { input: 'text', optional: true, hint: 'optional' }),
  field('subject', { input: 'subject' }),
  field('unitType', { input: 'choice', options: ['SINGLE', 'GROUP'] }),
  field('specimen', { input: 'local-text', lines: 2, optional: true, hint: 'unknown' }),
  field('turnaround', { input: 'local-text', optional: true, hint: 'unknown' }),
  field('preparation', { input: 'local-text', lines: 6, html: true, optional: true, hint: 'html' }),
  field('remark', { input: 'local-text', lines: 6, html: true, optional: true, hint: 'html' }),
  field('synonyms', { input: 'word-list', hint: 'synonyms' }),
  field('usageScope', { input: 'choice', options: ['0', '1'] }),
  field('published', { input: 'yes-no' }),
];

/** The fields of a test item; those of a group have its tests, too. */
function fieldsOf({ unitType }: Body): readonly Field[] {
  return unitType === 'GROUP' ? FIELDS.toSpliced(4, 0, GROUP) : FIELDS;
}

const BLANK: Body = {
  name: EMPTY_TEXT,
  code: '',
  subject: '',
  unitType: 'SINGLE',
  usageScope: '0',
  specimen: EMPTY_TEXT,
  turnaround: EMPTY_TEXT,
  preparation: EMPTY_TEXT,
  remark: EMPTY_TEXT,
  synonyms: [],
  children: [],
  published: true,
};

const KIND: SavedKind<StaffTestItem> = {
  name: 'test-item',
  listPath: '/catalogue',
  listName: ({ catalogue }) => catalogue,
  page: (id) => `/testItemDetail?index=4-1&id=${encodeURIComponent(id)}`,
  blank: BLANK,
  fieldsOf,
  useThing: useTestItem,
  savedOf: ({ testItemId, ...item }) => ({ id: testItemId, ...item }),
  typedOf: (body) => body,
  create: (body) => send(createTestItem, { body: { body: writable(body) }, ownMessage: true }),
  save: (id, { version, body }) =>
    send(changeTestItem, { params: { id }, body: { version, body: writable(body) }, ownMessage: true }),
  conflictOf: (error) => refusalData(changeTestItem, error, 'version-conflict')?.item,
  Preview: TestItemPreview,
};

/** `/catalogue/:id`: one test item, or a new one under `new`. */
export function TestItem() {
  return <SavedPage kind={KIND} />;
}

/** A single test keeps no children that were chosen while it was a group. */
function writable(body: Body) {
  return body.unitType === 'GROUP' ? body : { ...body, children: [] };
}
