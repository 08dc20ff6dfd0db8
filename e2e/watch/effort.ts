import type { Page } from '@playwright/test';

const KEY = 'effort of the journey';

/** What somebody does by hand: presses, and characters typed. */
export interface Effort {
  readonly clicks: number;
  readonly characters: number;
}

/** Counts across pages what is done on them, for the record of how long a set-up takes. */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript((key) => {
    const add = (clicks: number, characters: number) => {
      const former = JSON.parse(sessionStorage.getItem(key) ?? '{"clicks":0,"characters":0}');
      const next = { clicks: former.clicks + clicks, characters: former.characters + characters };
      sessionStorage.setItem(key, JSON.stringify(next));
    };
    addEventListener('pointerdown', () => add(1, 0));
    addEventListener('input', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) add(0, target.value.length);
      else if (target instanceof HTMLInputElement && !/^(?:file|checkbox|radio)$/.test(target.type)) {
        add(0, target.value.length);
      }
    });
  }, KEY);
  return () => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}'), KEY);
}

/** As the record of a journey has it. */
export function describeEffort({ clicks, characters }: Effort, begun: number): string {
  const seconds = Math.round((performance.now() - begun) / 1000);
  return `${clicks} clicks, ${characters} characters, ${seconds} s at the speed of the journey`;
}
