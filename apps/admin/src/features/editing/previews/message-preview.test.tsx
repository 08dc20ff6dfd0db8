import { MESSAGE_TEMPLATES } from '@phial/content/message-templates';
import { staff } from '@phial/content/messages/tw/staff';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startLanguage } from '../../../language/language.ts';
import type { Body } from '../fields/field.ts';
import { MessagePreview } from './message-preview.tsx';

beforeAll(startLanguage);
afterEach(cleanup);

const words = staff.messageTests.preview;
const { textMessage: _, ...EMAIL } = MESSAGE_TEMPLATES.confirmation;
const preview = (body: Body, id = 'confirmation') =>
  render(<MessagePreview id={id} body={body} language="en" />).container;
const texts = (text: string) => ({ ...EMAIL, textMessage: { tw: text, zh: text, en: text } });

test('shows e-mail and text message, filled in, beside each other', () => {
  const { textContent } = preview(texts('Come to {point} with {code}, {link}'));
  expect(textContent).toContain('Dear Chan Tai Man (example),');
  expect(textContent).toContain('Come to Pier Centre (example) with 7C4KX2MP, http');
  expect(textContent).not.toContain('{');
});

test('shows the words of the house where there are no others, and says so', () => {
  const { textContent } = preview(EMAIL);
  expect(screen.getByText(words.house)).toBeDefined();
  expect(textContent).toContain('your appointment is booked.');
  cleanup();
  preview(texts('Own words'));
  expect(screen.queryByText(words.house)).toBeNull();
});

test('shows facts of a message of its kind alone', () => {
  expect(preview(texts('{until}\n{code}'), 'confirmation').textContent).not.toContain('27 February');
  cleanup();
  expect(preview(texts('{until}\n{code}'), 'waiting-offer').textContent).toContain('27 February 2026 10:30');
});

test('counts characters and segments in each language', () => {
  const { textContent } = preview({
    ...EMAIL,
    textMessage: { tw: '預'.repeat(71), zh: '约'.repeat(70), en: 'x'.repeat(160) },
  });
  expect(textContent).toContain(words.length(71, 2, 2));
  expect(textContent).toContain(words.length(70, 1, 1));
  expect(textContent).toContain(words.length(160, 1, 1));
  expect(screen.queryByRole('status')).toBeNull();
});

test('warns above three segments, and says above six that it cannot be saved', () => {
  preview({ ...EMAIL, textMessage: { tw: '預', zh: '约'.repeat(202), en: 'x'.repeat(919) } });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    words.many(staff.editing.languages.zh),
    words.tooMany(staff.editing.languages.en),
  ]);
});

test('names the characters that make an English text longer', () => {
  preview(texts('It’s time'));
  expect(screen.getByText(words.foreign('’'))).toBeDefined();
});
