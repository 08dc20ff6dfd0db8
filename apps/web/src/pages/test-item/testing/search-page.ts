import { currentNotices } from '@phial/browser/notices/notices';
import type { TestItem } from '@phial/contract/content/test-item';
import { screen } from '@testing-library/react';
import {
  button,
  type catalogueSite,
  openSite,
  page,
  user,
} from '../../../features/catalogue/testing/catalogue-site.tsx';

/** Opens the search on a server that knows these tests, by text and by first letter. */
export async function openSearch(
  api: Awaited<ReturnType<typeof catalogueSite>>,
  tests: readonly TestItem[],
): Promise<void> {
  api.answer((query) => {
    const text = query.get('searchValue')?.toLowerCase() ?? '';
    const letter = query.get('nameEng') ?? '';
    return tests.filter(({ nameEng }) => nameEng.toLowerCase().includes(text) && nameEng.startsWith(letter));
  });
  await openSite('/testItem?index=4-1');
  await screen.findByText('Biochemistry');
  if (tests[0] !== undefined) await screen.findByText(tests[0].nameEng);
}

export const box = () => screen.getByLabelText<HTMLInputElement>('Name or code of a test or package');
export const names = () => [...page().querySelectorAll('tbody a')].map((link) => link.textContent);
export const press = (name: string) => user.click(button(name));
export const letter = button;
export const card = (label: string) => button(new RegExp(`^${label}`));
export const isPressed = (one: HTMLElement) => one.getAttribute('aria-pressed') === 'true';
export const toasts = () => currentNotices().toasts.map(({ tone, text }) => `${tone}: ${text}`);

/** How many tests the page says it shows. */
export const count = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .find((text) => /test/.test(text ?? ''));
