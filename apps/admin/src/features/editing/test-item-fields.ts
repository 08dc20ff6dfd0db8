import type { Body, Field } from './fields/field.ts';
import { EMPTY_TEXT } from './fields/local-text.ts';

const GROUP: Field = { input: 'test-items', name: 'children', label: 'children' };

const FIELDS: readonly Field[] = [
  { input: 'local-text', name: 'name', label: 'name' },
  { input: 'text', name: 'code', label: 'code', optional: true, hint: 'optional' },
  { input: 'subject', name: 'subject', label: 'subject' },
  {
    input: 'choice',
    name: 'unitType',
    label: 'unitType',
    options: [
      { value: 'SINGLE', label: 'SINGLE' },
      { value: 'GROUP', label: 'GROUP' },
    ],
  },
  { input: 'local-text', name: 'specimen', label: 'specimen', lines: 2, optional: true, hint: 'unknown' },
  { input: 'local-text', name: 'turnaround', label: 'turnaround', optional: true, hint: 'unknown' },
  {
    input: 'local-text',
    name: 'preparation',
    label: 'preparation',
    lines: 6,
    html: true,
    optional: true,
    hint: 'html',
  },
  {
    input: 'local-text',
    name: 'remark',
    label: 'remark',
    lines: 6,
    html: true,
    optional: true,
    hint: 'html',
  },
  { input: 'word-list', name: 'synonyms', label: 'synonyms', hint: 'synonyms' },
  {
    input: 'choice',
    name: 'usageScope',
    label: 'usageScope',
    options: [
      { value: '0', label: '0' },
      { value: '1', label: '1' },
    ],
  },
  { input: 'yes-no', name: 'published', label: 'published' },
];

/** The fields of a test item; those of a group have its tests, too. */
export function testItemFields({ unitType }: Body): readonly Field[] {
  return unitType === 'GROUP' ? FIELDS.toSpliced(4, 0, GROUP) : FIELDS;
}

export const BLANK_TEST_ITEM: Body = {
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
