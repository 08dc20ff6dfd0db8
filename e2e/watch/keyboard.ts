import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of the site has. */
const MOST_STOPS = 90;

/** What a visitor without a mouse sees at a stop of the Tab key. */
interface Stop {
  readonly name: string;
  /** A ring is drawn on what has the focus, or on the card around it. */
  readonly ring: boolean;
  /** At least a part of it is in the window, and nothing stands before that part (WCAG 2.4.11). */
  readonly inSight: boolean;
}

/**
 * A visitor who has the keyboard only. At each stop of the Tab key the focus
 * must be somewhere, and be seen.
 */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes on with the Tab key until something has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await hasFocus(target)) return;
      await this.#page.keyboard.press(key);
      await this.expectFocusSeen();
    }
    throw new Error(`the ${key} key does not lead to ${target}`);
  }

  /** Goes to a button or link and presses Enter. */
  async press(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.#page.keyboard.press('Enter');
  }

  async tick(box: Locator): Promise<void> {
    await this.tabTo(box);
    await this.#page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }

  async type(box: Locator, text: string): Promise<void> {
    await this.tabTo(box);
    await this.#page.keyboard.type(text);
    await expect(box).toHaveValue(text);
  }

  /** Goes into a group of radio buttons, and with the arrow down to one of them. */
  async choose(group: Locator, option: Locator): Promise<void> {
    const { keyboard } = this.#page;
    const radios = group.getByRole('radio');
    await expect(option).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await hasFocus(radios)) break;
      await keyboard.press('Tab');
      await this.expectFocusSeen();
    }
    if (await hasFocus(option)) await keyboard.press('Space');
    for (let steps = 0; steps < MOST_STOPS && !(await option.isChecked()); steps += 1) {
      await keyboard.press('ArrowDown');
    }
    await expect(option).toBeChecked();
    await this.expectFocusSeen();
  }

  /** The focus is on something that is drawn, marked, and not behind something else. */
  async expectFocusSeen(): Promise<void> {
    // What is drawn may follow the key a moment later.
    await expect(async () => {
      const stop = await this.#page.evaluate(readStop);
      expect(stop, 'what has the focus').toEqual({ name: stop.name, ring: true, inSight: true });
    }).toPass({ timeout: 10_000 });
  }

  /** After a change of the screen the focus is on the new screen, not at the top of the document. */
  async expectFocusKept(): Promise<void> {
    await expect.poll(() => this.#page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

function readStop(): Stop {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return { name: 'nothing', ring: false, inSight: false };
  // A link that fills its row draws the ring around the row.
  const isRinged = (element: Element) =>
    [undefined, '::after'].some((part) => {
      const { content, outlineStyle, outlineWidth } = getComputedStyle(element, part);
      const isDrawn = part === undefined || content !== 'none';
      return isDrawn && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  // A card draws the ring for the button inside it.
  const around: Element[] = [focused];
  while (around.length < 5) around.push(around.at(-1)?.parentElement ?? focused);
  const ringed = around.find(isRinged);
  const box = (ringed ?? focused).getBoundingClientRect();
  // Its middle and points near its corners: a part of it is enough.
  const across = [0.5, 0.1, 0.9].map((part) => box.left + box.width * part);
  const down = [0.5, 0.15, 0.85].map((part) => box.top + box.height * part);
  const inSight = across.some((x) =>
    down.some((y) => {
      const front = document.elementFromPoint(x, y);
      return front !== null && ((ringed ?? focused).contains(front) || front.contains(focused));
    }),
  );
  const name = `${focused.tagName} ${focused.id} ${focused.textContent?.trim().slice(0, 40)}`;
  return { name, ring: ringed !== undefined, inSight };
}
