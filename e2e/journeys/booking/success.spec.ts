import { readFile } from 'node:fs/promises';
import { preparationFacts } from '@phial/content/preparation';
import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { isReservationCode } from '@phial/domain/booking/reservation-code';
import { formatLongDate, instantOf } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { person, type TestPerson } from '../../arrange/person.ts';
import { sampleService } from '../../arrange/service-names.ts';
import type { FreeSlot } from '../../arrange/slot-finder.ts';
import { test as base, expect } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectSlipOnPaper } from '../../watch/paper.ts';
import { answerOf } from '../../watch/sent-calls.ts';

interface Booked {
  readonly visitor: TestPerson;
  readonly slot: FreeSlot;
  readonly record: BookingRecord;
}

/** Begins on the success screen of a booking just made. */
const test = base.extend<{ booked: Booked }>({
  booked: async ({ wizard, success, calls, freeSlot }, use) => {
    const visitor = person({ name: 'Testina Trial' });
    const slot = await freeSlot({ type: 'other' });
    await wizard.reachConfirm(slot, visitor);
    await wizard.confirm.complete();
    await wizard.confirm.submit().click();
    await expect(success.heading).toBeVisible();
    await use({ visitor, slot, record: await answerOf(await calls.only('POST /rest/appointment/appt')) });
  },
});

/** Personal data that never leave the screen. */
const secrets = ({ number, docNo, telNo, email }: TestPerson) => [number, docNo, telNo, email];

test('the reservation code is large, selectable, and goes to the clipboard', async ({
  page,
  context,
  booked,
  success,
  words,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = booked.record.appointmentRelNumber;
  expect(isReservationCode(code)).toBe(true);
  await expect(success.code).toHaveText(code);
  const style = await success.code.evaluate((element) => {
    const { fontSize, userSelect } = getComputedStyle(element);
    return { pixels: Number.parseFloat(fontSize), userSelect };
  });
  expect(style.pixels).toBeGreaterThanOrEqual(28);
  expect(style.userSelect).not.toBe('none');
  await success.copy.click();
  await expect(page.getByRole('status').getByText(words.bookingDesk.success.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('selects the code for copying by hand without a clipboard', async ({ page, booked, success, words }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await success.copy.click();
  await expect(page.getByText(words.bookingDesk.success.copyByHand, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(booked.record.appointmentRelNumber);
});

for (const language of languagesOfRun('tw', ['en', 'tw'])) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the calendar file has the time in Hong Kong, wherever the browser is', async ({
      page,
      booked,
      success,
    }) => {
      const { slot, record, visitor } = booked;
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
        'America/New_York',
      );
      await expect(success.part('when')).toContainText(formatLongDate(slot.day, language));
      await expect(success.part('when')).toContainText(slot.time);

      const download = page.waitForEvent('download');
      await success.addToCalendar.click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`appointment-${slot.day}.ics`);
      const text = await readFile(await file.path(), 'utf8');
      const lines = text.split('\r\n');
      expect(lines.pop(), 'the last line ends as well').toBe('');
      for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);

      // The alarm has a description of its own.
      const fields = fieldsOf(lines.slice(0, lines.indexOf('BEGIN:VALARM')));
      const utc = (instant: Date) => instant.toISOString().replace(/\.\d+|[-:]/g, '');
      expect(fields.get('DTSTART')).toBe(utc(instantOf(slot.day, slot.time)));
      expect(fields.get('UID')).toContain(record.appointmentRecordId);
      expect(fields.get('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
      expect(fields.get('SUMMARY')).toContain(SAMPLE_LABORATORY.name[language]);
      expect(lines).toContain('BEGIN:VALARM');
      for (const part of ['servPt', 'address'] as const)
        expect(fields.get('LOCATION')?.replaceAll('\\', '')).toContain(localised(slot.point, part, language));
      expect(fields.get('DESCRIPTION')).toContain(record.appointmentRelNumber);
      for (const value of [visitor.name, ...secrets(visitor)]) expect(text).not.toContain(value);
    });

    test('neither document number, phone and e-mail nor buttons are printed', async ({
      page,
      booked,
      success,
    }) => {
      const { visitor, slot, record } = booked;
      await page.emulateMedia({ media: 'print' });
      const printed = await page.locator('body').innerText();
      for (const value of secrets(visitor)) expect(printed).not.toContain(value);
      expect(printed).toContain(record.appointmentRelNumber);
      expect(printed).toContain(formatLongDate(slot.day, language));
      expect(printed).toContain(localised(slot.point, 'address', language));
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(success.copy).toBeHidden();
      await expect(success.cancel).toBeHidden();
    });

    test('it prints as it is and in large print, with the QR code', async ({ page, booked, success }) => {
      const { print, printLarge } = success;
      const code = booked.record.appointmentRelNumber;
      await expectSlipOnPaper(page, { print, printLarge, code, without: secrets(booked.visitor) });
    });
  });
}

test('what to bring, how to prepare, and a map of the place', async ({ booked, success, words }) => {
  const { success: wanted } = words.bookingDesk;
  for (const word of [wanted.bringIdentityCard, wanted.bringRequestNote]) {
    await expect(success.part('bring')).toContainText(word);
  }
  const facts = preparationFacts(sampleService('other').preparation, 'tw');
  for (const { title, lines } of facts)
    for (const word of [title, ...lines]) await expect(success.part('prepare')).toContainText(word);
  await expect(success.part('next')).toContainText(wanted.nextChange);
  const map = success.part('where').getByRole('link', { name: words.bookingDesk.record.map });
  const address = encodeURIComponent(booked.slot.point.addressCht);
  expect(await map.getAttribute('href')).toContain(`query=${address}`);
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(map).toHaveAttribute('rel', /noopener/);
});

/** The fields of an iCalendar file, with the folded lines joined (RFC 5545, section 3.1). */
function fieldsOf(lines: string[]): Map<string, string> {
  const whole = lines.reduce<string[]>((joined, line) => {
    if (line.startsWith(' ')) joined.push((joined.pop() ?? '') + line.slice(1));
    else joined.push(line);
    return joined;
  }, []);
  return new Map(
    whole.map((line) => [line.split(/[:;]/, 1)[0] ?? '', line.slice(line.indexOf(':') + 1)] as const),
  );
}
