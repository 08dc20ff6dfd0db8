import { type Body, type Field, field } from './fields/field.ts';
import { EMPTY_TEXT } from './fields/local-text.ts';

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
