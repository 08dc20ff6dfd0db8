import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** All of WCAG 2.2 at levels A and AA that axe knows. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The minified build: half as much to send to each document, and to parse there. */
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE_SOURCE);
  }
  const violations = await page.evaluate(
    async ([values, excluded]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const context = excluded === undefined ? document : { exclude: [[excluded]] };
      return (await run(context, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }))
        .violations;
    },
    [TAGS, exclude] as const,
  );
  const breaches = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n    ${node.html}\n    ${node.failureSummary ?? ''}`),
  );
  expect(breaches, `axe on ${where}`).toEqual([]);
}
