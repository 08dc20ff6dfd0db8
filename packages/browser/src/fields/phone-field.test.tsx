import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Phone } from './phone-field.stories.tsx';

afterEach(cleanup);

async function afterPaste(text: string): Promise<string> {
  render(<Phone />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  await userEvent.click(box);
  await userEvent.paste(text);
  return box.value;
}

test.each(['91234567', ' 9123 4567 ', '85291234567', '852-91234567', '+852 9123 4567'])(
  'a paste of %j is the number 91234567',
  async (text) => {
    expect(await afterPaste(text)).toBe('91234567');
  },
);

test.each(['912345678', '447911123456', '852912345678', '+8613812345678'])(
  'a paste of %j, which is no number of eight digits, is not cut to one',
  async (text) => {
    expect(await afterPaste(text)).toBe(text);
  },
);

test('a paste goes where the caret is, and takes the place of what is selected', async () => {
  render(<Phone />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  await userEvent.type(box, '91239999');
  box.setSelectionRange(4, 8);
  await userEvent.paste('4567');
  expect(box.value).toBe('91234567');
});

test('typing stops at eight digits and takes no blanks', async () => {
  render(<Phone />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  await userEvent.type(box, '9123 45678');
  expect(box.value).toBe('91234567');
  expect(box.maxLength).toBe(8);
});
