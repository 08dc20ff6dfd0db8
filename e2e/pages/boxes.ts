import { expect, type Locator } from '@playwright/test';

/** Waits until a box is marked as wrong and described by exactly this message, whatever hint it has besides. */
export async function expectFieldError(box: Locator, message: string): Promise<void> {
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription(new RegExp(`(?:^|\\s)${RegExp.escape(message)}$`));
}

export async function expectNoFieldError(box: Locator): Promise<void> {
  await expect(box).not.toHaveAttribute('aria-invalid');
}

/** Puts a text into a box by the clipboard, as a visitor does: a paste event, then what the browser makes of it. */
export async function paste(box: Locator, text: string): Promise<void> {
  const page = box.page();
  await page.context().grantPermissions(['clipboard-write']);
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await box.focus();
  await box.press('ControlOrMeta+V');
}
