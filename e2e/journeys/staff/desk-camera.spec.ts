import { writeFile } from 'node:fs/promises';
import { filmOf } from '../../arrange/camera-film.ts';
import { person } from '../../arrange/person.ts';
import { serviceName } from '../../arrange/service-names.ts';
import { Desk } from '../../pages/desk.ts';
import { expect, POINT, test } from '../../pages/desk-test.ts';
import { InfoEnter } from '../../pages/info-enter.ts';
import { ConsoleWatch } from '../../watch/console-watch.ts';

test.use({ language: 'tw' });

test('the code on a visitor’s telephone is read by the camera of the desk', async ({
  page,
  context,
  visit,
  desk,
  playwright,
  launchOptions,
  deskServer,
}, testInfo) => {
  test.slow();
  const visitor = person();
  const form = new InfoEnter(visit);
  await form.open();
  await form.fill(visitor);
  await form.makeCode();
  const film = testInfo.outputPath('camera.y4m');
  await writeFile(film, await filmOf(page, await form.picture.screenshot()));

  const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  const args = [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film}`];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const counter = await browser.newContext({
      baseURL: deskServer.origin,
      storageState: await context.storageState(),
    });
    const watch = new ConsoleWatch(counter);
    const { words } = desk;
    const there = new Desk(await counter.newPage(), 'tw');
    await there.open(POINT);
    await there.action('scan').click();
    await there.button(words.scanner.camera).click();
    await expect(there.dialog.getByRole('heading', { name: words.walkInForm.fromCode })).toBeVisible();
    await expect(there.dialog.getByText(visitor.name)).toBeVisible();
    await expect(there.cardSeen).toBeFocused();
    await there.dialog.getByRole('radio', { name: serviceName('other', 'tw') }).check();
    await there.cardSeen.check();
    await there.button(words.walkInForm.submitArrived).click();
    await expect(there.dialog).toHaveCount(0);
    const card = there.planner.getByRole('button').filter({ hasText: visitor.name });
    await expect(card).toContainText(words.status.ATTENDED);
    expect(watch.complaints()).toEqual([]);
  } finally {
    await browser.close();
  }
});
