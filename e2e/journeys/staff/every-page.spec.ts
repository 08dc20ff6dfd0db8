import type { StaffMessages } from '@phial/content/messages/staff-messages';
import { ROLES, type Role } from '@phial/domain/account';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../watch/accessibility.ts';
import { CallsUnderWay } from '../../watch/calls-under-way.ts';
import { expectNoSidewaysScroll } from '../../watch/wording.ts';
import { beginningWith } from '../../words.ts';

const WIDE = { width: 1440, height: 900 };
const MIDDLE = { width: 1024, height: 768 };
const NARROW = { width: 390, height: 844 };

/** Every language at one width, and English at both ends. */
const VIEWS = [
  { language: 'en', sizes: [WIDE, NARROW] },
  { language: 'tw', sizes: [MIDDLE] },
  { language: 'zh', sizes: [NARROW] },
] as const;

/** Rows like the thirty before them: a table of hundreds takes longer than all pages together. */
const REPEATING = 'tbody tr:nth-child(n + 31)';

/** Between them they see every page; what the others see of these looks the same. */
const SEES_ALL: ReadonlySet<Role> = new Set(['administrator', 'doctor']);

interface StaffPage {
  readonly path: string;
  readonly heading: string;
}

/** Pages with an address of their own that the navigation does not name; `routes.test.ts` knows of no other. */
function besideNavigation(role: Role, { orders, sample }: StaffMessages): StaffPage[] {
  if (role === 'doctor') return [{ path: '/admin/doctor/orders/new', heading: orders.newTitle }];
  return role === 'administrator' ? [{ path: '/admin/sample', heading: sample.removal.title }] : [];
}

/** The navigation is made of the same table as the pages. */
async function pagesOf(page: Page, role: Role, words: StaffMessages): Promise<StaffPage[]> {
  const named = await page
    .getByRole('navigation', { name: words.shell.menu })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        path: link.getAttribute('href') ?? '',
        // A number of what waits may stand behind the name.
        heading: (link.querySelector(':scope > span') ?? link).textContent.trim(),
      })),
    );
  return [...named, ...besideNavigation(role, words)];
}

for (const { language, sizes } of VIEWS) {
  test.describe(`every page of the staff and doctor site (${language})`, () => {
    test.use({ language, viewport: WIDE });
    test.describe.configure({ timeout: 180_000 });

    for (const role of ROLES) {
      test(`${role}: arrives, fits and is accessible, and the console stays empty`, async ({
        page,
        signedInAs,
        staffWords,
      }) => {
        const calls = new CallsUnderWay(page);
        await signedInAs(role);
        await page.goto('/admin/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const pages = await pagesOf(page, role, staffWords);
        expect(pages.length).toBeGreaterThan(3);
        for (const { path, heading } of pages) {
          // As the browser's own Back does it: the site is not loaded anew.
          await page.evaluate((to) => {
            history.pushState(null, '', to);
            dispatchEvent(new PopStateEvent('popstate'));
          }, path);
          const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
          await expect(title, path).toBeVisible();
          await expect(page).toHaveTitle(beginningWith(heading));
          for (const size of sizes) {
            await page.setViewportSize(size);
            await calls.expectNone();
            const where = `${path} for ${role}, ${size.width} wide`;
            await expectNoSidewaysScroll(page, where);
            // The slow part: each page once a view, and each role's own in one.
            if (SEES_ALL.has(role) || size === WIDE) {
              await expectAccessible(page, where, { exclude: REPEATING });
            }
          }
        }
      });
    }
  });
}
