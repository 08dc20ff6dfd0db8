// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { PACKAGES_FILE } from '@phial/contract/content/package-bodies';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  catalogueSite,
  follow,
  openSite,
  page,
  whereabouts,
} from '../../features/catalogue/testing/catalogue-site.tsx';
import { setLanguage } from '../../language/language.ts';

const api = await catalogueSite();

beforeEach(() => api.answer(() => []));

/** Opens an address of the site; answers the heading of the page that came up. */
async function open(query: string) {
  await openSite(`/packageItemDetail${query}`);
  await vi.waitFor(() =>
    expect(page().querySelector('[data-sheet], h1 + p, [role=region], section')).not.toBeNull(),
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
}

const openPackage = (component: string) => open(`?index=4-1&component=${component}`);
const goBack = () => follow('Back to the package list');
const section = (name: string | RegExp) => screen.getByRole('region', { name });
const rows = (name: string | RegExp) =>
  within(section(name))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()));

describe('which page shows', () => {
  test('shows the package that component names', async () => {
    expect(await openPackage('renal-rheumatoid-profile-4')).toBe(
      'Renal Rheumatoid Profile 4 腎臟及類風濕檢查組合 4',
    );
    // By an effect, after the page is there.
    await vi.waitFor(() => expect(document.title).toMatch(/^Renal Rheumatoid Profile 4 – /));
  });

  test('accepts a code that only one page has', async () => {
    expect(await openPackage('KM78')).toBe('TORCH Profile TORCH 檢查組合');
  });

  test('shows the first package without component', async () => {
    expect(await open('?index=4-2')).toBe('Health check Diamond 鑽石健康檢查');
  });

  test.each(['zzz', 'KM27', 'KM33', ''])('shows "not found" with links for %j', async (component) => {
    expect(await openPackage(component)).toBe('This package was not found');
    await goBack();
    expect(whereabouts().address).toBe('/packageItem?index=4-1');
  });
});

test('back returns to the list', async () => {
  await openPackage('thyroprofile');
  await goBack();
  expect(whereabouts().address).toBe('/packageItem?index=4-1');
  expect(screen.getByRole('heading', { level: 1, name: 'Package list' })).toBeDefined();
});

describe('a page', () => {
  test('shows its five parts and links, without any call of the API', async () => {
    await openPackage('electrolyte-profile');
    expect(section('Test Code').textContent).toContain('KM26');
    expect(section('Specimen Required').textContent).toContain('5ml clotted blood 5 毫升凝固血');
    expect(section('Report Turnaround Time').textContent).toContain('1 day 1 天');
    expect(rows('Test Items')).toEqual([
      ['English name', 'Chinese name'],
      ['Sodium', '鈉'],
      ['Potassium', '鉀'],
      ['Chloride', '氯化物'],
      ['Bicarbonate', '碳酸氫鹽'],
    ]);
    expect(screen.queryByRole('region', { name: 'Fasting advice' })).toBeNull();
    expect(screen.queryByRole('region', { name: /備註/ })).toBeNull();
    const links = within(section('Test Items')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['bio-na', 'bio-k', 'bio-cl', 'bio-hco3'].map((id) => `/testItemDetail?index=4-1&id=${id}`),
    );
    await userEvent.keyboard('{Tab}');
    await userEvent.click(section('Test Items'));
    expect(api.calls()).toEqual([PACKAGES_FILE]);
  });

  test('has a print button only where there is a package', async () => {
    const print = vi.fn();
    Object.assign(window, { print });
    await openPackage('electrolyte-profile');
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Print' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    cleanup();
    await openPackage('zzz');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('asks the reader to enquire about missing values', async () => {
    await openPackage('hepatitis-a-b');
    for (const name of ['Specimen Required', 'Report Turnaround Time', 'Test Items']) {
      const ask = within(section(name)).getByRole('link', { name: 'Please enquire / 請向本公司查詢' });
      expect(ask.getAttribute('href')).toBe('/contactUs?index=6-1');
    }
  });

  test('of a health check shows the known groups and the fasting advice', async () => {
    await openPackage('health-check-gold');
    const headings = screen.getAllByRole('rowheader').map((heading) => heading.textContent);
    expect(headings).toEqual(['Diabetes 糖尿病', 'Blood count 血球計數', 'Urine 尿液']);
    expect(section('Fasting advice').textContent).toContain(
      '9-12 hours preferred, 8 hours minimum. Water is allowed.',
    );
  });

  test('marks tumour markers that are for one sex only', async () => {
    await openPackage('tumour-marker-female-profile-1');
    expect(rows('Test Items').slice(1, 3)).toEqual([
      ['CA125 female only', '癌抗原 125 只限女性'],
      ['CA15.3 female only', '癌抗原 15.3 只限女性'],
    ]);
  });

  test('shows the allergen reference table among the remarks', async () => {
    await openPackage('south-china-allergy-profile');
    const [head, ...classes] = rows('備註 Remarks');
    expect(head).toEqual([
      'Quantitative result (kUA/L) 定量結果（kUA/L）',
      'Significance 意義',
      'Specific IgE class 特異性 IgE 級別',
    ]);
    expect(classes).toHaveLength(7);
    expect(classes[5]).toEqual(['17.5 to below 50 17.5 至低於 50', 'very high 非常高', '5']);
  });

  test('heads the remarks with the Chinese word', async () => {
    await openPackage('male-prenatal-profile-1');
    expect(section(/備註/).textContent).toContain('within 1.5 hours of collection');
  });

  test('shows Chinese first to Chinese readers, in their script', async () => {
    await openPackage('thyroprofile');
    const heading = screen.getByRole('heading', { level: 1 });
    await act(() => setLanguage('tw'));
    expect(heading.textContent).toBe('甲狀腺檢查組合 Thyroprofile');
    expect(section('所需樣本').textContent).toContain('3 毫升凝固血 3ml clotted blood');
    await act(() => setLanguage('zh'));
    expect(heading.textContent).toBe('甲状腺检查组合 Thyroprofile');
  });
});
