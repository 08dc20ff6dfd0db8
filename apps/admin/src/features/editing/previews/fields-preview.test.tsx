import { sampleBody } from '@phial/content/sample/content-entries';
import { samplePages } from '@phial/content/testing/sample-pages';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startLanguage } from '../../../language/language.ts';
import type { Body } from '../fields/field.ts';
import { KIND_GROUPS, KINDS } from '../kinds.ts';
import { FieldsPreview } from './fields-preview.tsx';

beforeAll(startLanguage);
afterEach(cleanup);

const preview = (kind: 'page-about-us' | 'page-contact' | 'job', body: unknown) =>
  render(<FieldsPreview fields={KINDS[kind].fields} body={body as Body} language="en" />).container;

test('fills in the facts that a text names', () => {
  const { textContent } = preview('page-about-us', samplePages.aboutUs);
  expect(textContent).toContain('Harbour Diagnostics Laboratory is a medical diagnostics laboratory');
  expect(textContent).not.toContain('{');
});

test('shows branches without what only their addresses and the map need', () => {
  const { textContent } = preview('page-contact', samplePages.contact);
  expect(screen.getByRole('heading', { name: 'Mong Kok' })).toBeDefined();
  expect(textContent).not.toContain('49, 45');
});

test('shows a choice in words, as in the kind of employment', () => {
  const { textContent } = preview('job', sampleBody('job', '4'));
  expect(textContent).toContain('Part-time');
  expect(textContent).not.toContain('PART_TIME');
});

test('shows nothing of what is empty', () => {
  expect(preview('page-about-us', KINDS['page-about-us'].blank).textContent).toBe('');
});

test('the overview has every kind once', () => {
  const grouped = KIND_GROUPS.flatMap(([, kinds]) => kinds);
  expect(grouped.toSorted()).toEqual(Object.keys(KINDS).toSorted());
});
