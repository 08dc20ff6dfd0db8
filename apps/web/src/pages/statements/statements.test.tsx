import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPage } from '../../features/company/testing/open-page.tsx';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';

beforeAll(startWithAllWords);
beforeEach(() => setLanguage('en'));
afterEach(cleanup);

test.each([
  ['/terms', 'Terms of service', '7. Claims and disputes'],
  ['/privacy', 'Terms of data privacy', '6. Your rights'],
  ['/accessibility', 'Accessibility', '3. What does not hold'],
])('%s has its title and its sections', async (path, title, section) => {
  await openPage(path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: section })).toBeDefined();
});

test('the accessibility page says whom to tell, in the language on screen', async () => {
  await openPage('/accessibility');
  const isSaid = (text: string) => document.body.textContent?.includes(text);
  expect([isSaid(SAMPLE_LABORATORY.hotline.text.en), isSaid(SAMPLE_LABORATORY.supportEmail)]).toEqual([
    true,
    true,
  ]);
  await act(() => setLanguage('tw'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('無障礙瀏覽');
});
