import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All of WCAG 2.2 at levels A and AA that axe knows. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails on any breach of WCAG 2.2 AA that axe finds in the page as it stands.
 * @param where names the screen in the failure
 * @param exclude selector of what is left out, as it repeats what is looked at
 */
export async function expectAccessible(
  page: Page,
  where: string,
  { exclude }: { exclude?: string } = {},
): Promise<void> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (exclude === undefined ? builder : builder.exclude(exclude))
    .withTags(TAGS)
    // The site has no frames of other origins, and the other mode opens a second tab for each run.
    .setLegacyMode(true)
    .analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n    ${node.html}\n    ${node.failureSummary ?? ''}`),
  );
  expect(told, `axe on ${where}`).toEqual([]);
}
