import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { expectFieldError, expectNoFieldError, paste } from '../../pages/boxes.ts';
import type { DocumentNumberBoxes } from '../../pages/document-number-boxes.ts';
import { INVALID, PASTES, VALID } from './document-number.vectors.ts';

/** A form with a document number in it that sends nothing, as something else is missing. */
interface Form {
  readonly boxes: DocumentNumberBoxes;
  /** Lets the form judge what it has. */
  submit: () => Promise<void>;
  /** A box that the form finds wrong at each attempt. */
  readonly other: Locator;
}

async function expectVectors({ boxes, submit, other }: Form, messages: { invalid: string }): Promise<void> {
  for (const [number, check] of VALID) {
    await test.step(`${number}(${check}) is right`, async () => {
      await boxes.fill(number, check);
      await submit();
      await boxes.expectValues(number.toUpperCase(), check.toUpperCase());
      await expect(other).toHaveAttribute('aria-invalid', 'true');
      await expectNoFieldError(boxes.number);
    });
  }
  for (const [number, check] of INVALID) {
    await test.step(`${number}(${check}) is wrong`, async () => {
      await boxes.fill(number, check);
      await submit();
      await expectFieldError(boxes.number, messages.invalid);
    });
  }
}

async function expectPastes({ boxes, submit }: Form, messages: { invalid: string }): Promise<void> {
  for (const { text, boxes: expected, valid } of PASTES) {
    await test.step(`a paste of ${text}`, async () => {
      await boxes.fill('', '');
      await paste(boxes.number, text);
      await boxes.expectValues(...expected);
      await submit();
      if (valid) await expectNoFieldError(boxes.number);
      else await expectFieldError(boxes.number, messages.invalid);
    });
  }
  await test.step('a split overwrites the check box, a number alone leaves it', async () => {
    await boxes.fill('', '9');
    await paste(boxes.number, 'A123456');
    await boxes.expectValues('A123456', '9');
    await boxes.number.fill('');
    await paste(boxes.number, 'A123456(3)');
    await boxes.expectValues('A123456', '3');
  });
  await test.step('what is typed is never split, and the check box holds one character', async () => {
    await boxes.fill('', '');
    await boxes.number.pressSequentially('a1234563');
    await boxes.check.pressSequentially('34');
    await boxes.expectValues('A1234563', '3');
  });
}

test('the search validates and splits document numbers, and sends nothing', async ({
  search,
  calls,
  words,
}) => {
  await search.open();
  // The captcha stays empty, so that a right number is not sent either.
  const form: Form = {
    boxes: search.documentNumber,
    submit: () => search.submit.click(),
    other: search.captcha.box,
  };
  const messages = { invalid: words.errors.form['card-number-invalid'] };
  await expectVectors(form, messages);
  await expectPastes(form, messages);
  expect(calls.to('POST /rest/appointment/appt/list')).toHaveLength(0);
});

test('step 3 validates and splits document numbers, and goes no further', async ({
  wizard,
  calls,
  words,
  freeSlot,
}) => {
  await wizard.openAt(3, await freeSlot());
  const form: Form = {
    boxes: wizard.person.documentNumber,
    submit: () => wizard.next(),
    other: wizard.person.name,
  };
  const messages = { invalid: words.errors.form['card-number-invalid'] };
  await expectVectors(form, messages);
  await expectPastes(form, messages);
  await expect(wizard.person.heading).toBeVisible();
  expect(calls.to('POST /rest/appointment/appt')).toHaveLength(0);
});

test('the server validates document numbers as the screens do', async ({ api }) => {
  const enquiry = ([number, check]: readonly [number: string, check: string]) =>
    api.enquire({ name: 'Testina Trial', docNo: `${number}(${check})` });
  await Promise.all(VALID.map(enquiry));
  const refusal = { code: 422, error: 'card-number-invalid' };
  for (const vector of INVALID) await expect(enquiry(vector)).rejects.toMatchObject(refusal);
});
