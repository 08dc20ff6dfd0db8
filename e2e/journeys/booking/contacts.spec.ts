import type { ModifyRequest } from '@phial/contract/booking/appointment';
import { person } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';

const PHONE = '61234567';

for (const language of languagesOfRun('tw')) {
  test.describe(`in ${language}`, { tag: language === 'tw' ? ['@mobile'] : [] }, () => {
    test.use({ language });

    test('phone and e-mail are corrected without another time, in a slot that is full', async ({
      search,
      words,
      calls,
      api,
      freeSlot,
    }) => {
      const visitor = person();
      const slot = await freeSlot();
      await api.book(slot, visitor, 'email');
      await api.fill(slot);
      await search.find(visitor);
      await search.correctContacts(search.card(slot)).click();
      const form = search.contacts;
      await expect(form.heading).toBeFocused();
      await search.expectAccessible('correcting the contacts');
      await form.phone.fill(PHONE);
      await form.repeat.fill('61234568');
      await form.save.click();
      await expect(form.repeat).toHaveAttribute('aria-invalid', 'true');
      await form.repeat.fill(PHONE);
      await search.captcha.answer();
      await form.save.click();
      await search.expectResults();
      const card = search.card(slot);
      await expect(search.fact(card, words.bookingDesk.record.phone)).toHaveText(PHONE);
      await expect(search.fact(card, words.bookingDesk.record.email)).toHaveText(visitor.email);
      const { body } = await calls.only('PUT /rest/appointment/appt');
      expect(body as ModifyRequest).toMatchObject({ servPtId: slot.servPtId, servTime: slot.servTime });
    });
  });
}
