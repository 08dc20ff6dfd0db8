import type { CreateRequest, EnquiryRequest, ModifyRequest } from '@phial/contract/booking/appointment';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { type Language, localised, toWireLanguage } from '@phial/domain/language';
import { person } from '../../arrange/person.ts';
import type { FreeSlot } from '../../arrange/slot-finder.ts';
import { expect, test } from '../../fixtures.ts';

/** In the mobile edition too, in the languages most read there. */
const LANGUAGES: readonly { language: Language; tag: string[] }[] = [
  { language: 'tw', tag: ['@mobile'] },
  { language: 'zh', tag: [] },
  { language: 'en', tag: ['@mobile'] },
];

const LABEL_WIDTH: Record<Language, number> = { tw: 200, zh: 200, en: 280 };

for (const { language, tag } of LANGUAGES) {
  test.describe(`in ${language}`, { tag }, () => {
    test.use({ language });

    // Four screens twice over, five enquiries and axe on each: the longest journey of all.
    test.slow();

    test('a booking is made, found, changed, found, cancelled and found no more', async ({
      shell,
      bookingHome,
      begin,
      wizard,
      search,
      success,
      words,
      calls,
      api,
      freeSlot,
      isMobile,
    }) => {
      const visitor = person();
      const first = await freeSlot({ type: 'other' });
      const second = await freeSlot({ type: 'other', notOn: [first.day] });
      let code = '';

      const chooseSlot = async (slot: FreeSlot) => {
        await wizard.servicePoint.choose(slot.point);
        await wizard.next();
        await wizard.time.expectOpen();
        await wizard.time.choose(slot);
        await wizard.time.expectAccessible('with a time chosen');
        await wizard.next();
        await wizard.person.expectOpen();
      };
      const find = async () => {
        await bookingHome.edit();
        await search.expectOpen();
        await search.fill(visitor);
        await search.captcha.answer();
        await search.submit.click();
      };
      await test.step('from the menu to the service', async () => {
        await shell.goto('/');
        await shell.followMenu('booking');
        await bookingHome.expectOpen();
        await expect(bookingHome.warning).toBeVisible();
        await expect(bookingHome.steps).toHaveCount(3);
        await bookingHome.start();
        await begin.expectOpen();
        await begin.choose('other');
      });

      await test.step('book', async () => {
        await wizard.servicePoint.expectOpen();
        expect(calls.to('GET /rest/appointment/servPt/list').at(-1)?.query.get('type')).toBe('other');
        await chooseSlot(first);
        if (!isMobile) expect(await wizard.person.labelWidth()).toBe(LABEL_WIDTH[language]);
        await wizard.person.fill(visitor);
        await wizard.next();
        await wizard.confirm.expectOpen();
        await wizard.confirm.expectSummary(first, visitor);
        await expect(wizard.confirm.agreement('terms')).not.toBeChecked();
        await expect(wizard.confirm.agreement('privacy')).not.toBeChecked();
        expect(calls.to('POST /rest/appointment/appt')).toHaveLength(0);
        await wizard.confirm.complete();
        await wizard.confirm.submit('new').click();
        await success.expectOpen();

        const { body, headers } = await calls.only('POST /rest/appointment/appt');
        const { uuid, holdId, ...sent } = body as CreateRequest;
        expect(sent).toEqual({
          name: visitor.name,
          docNo: visitor.docNo,
          telNo: visitor.telNo,
          email: visitor.email,
          captcha: 'AAAA',
          servPtId: first.servPtId,
          servTime: first.servTime,
          type: 'other',
          language: toWireLanguage(language),
        });
        expect([uuid, holdId, headers['idempotency-key']]).toEqual(Array(3).fill(expect.any(String)));
      });

      await test.step('the success screen says when and where', async () => {
        code = (await success.code.textContent()) ?? '';
        await expect(success.part('when')).toContainText(formatLongDate(first.day, language));
        await expect(success.part('when')).toContainText(first.time);
        await expect(success.part('where')).toContainText(localised(first.point, 'servPt', language));
        await success.back.click();
        await bookingHome.expectOpen();
      });

      await test.step('enquire', async () => {
        await find();
        await search.expectResults();
        await expect(search.cards).toHaveCount(1);
        const card = await search.expectCard(first, visitor);
        await expect(search.fact(card, words.bookingDesk.record.code)).toHaveText(code);
        const { body } = await calls.only('POST /rest/appointment/appt/list');
        const { uuid, ...sent } = body as EnquiryRequest;
        expect(uuid).toEqual(expect.any(String));
        expect(sent).toEqual({
          name: visitor.name,
          docNo: visitor.docNo,
          captcha: 'AAAA',
          language: toWireLanguage(language),
        });
        await search.change(card).click();
      });

      await test.step('change', async () => {
        await wizard.servicePoint.expectOpen();
        await expect(wizard.servicePoint.service('ECG')).toBeChecked();
        await wizard.servicePoint.chooseService('other');
        await chooseSlot(second);
        await wizard.person.expectFilled(visitor);
        await expect(wizard.person.documentNumber.number).not.toBeEditable();
        await wizard.next();
        await wizard.confirm.expectOpen();
        await wizard.confirm.expectSummary(second, visitor);
        await wizard.confirm.complete();
        await wizard.confirm.submit('modify').click();
        await success.expectOpen();
        await expect(success.changedHeading).toBeVisible();
        await expect(success.code).toHaveText(code);
        const { body } = await calls.only('PUT /rest/appointment/appt');
        expect(body as ModifyRequest).toMatchObject({
          apptRecordId: expect.any(String),
          isModifyReserve: true,
          servPtId: second.servPtId,
          servTime: second.servTime,
        });
        expect(calls.to('POST /rest/appointment/appt')).toHaveLength(1);
        expect(await api.isFree(first)).toBe(true);
        await success.back.click();
        await expect(bookingHome.heading).toBeVisible();
      });

      await test.step('enquire and cancel', async () => {
        await find();
        await search.expectResults();
        await expect(search.cards).toHaveCount(1);
        const card = await search.expectCard(second, visitor);
        await search.cancel(card).click();
        await expect(search.cancelDialog.tip).toBeVisible();
        await search.expectAccessible('with the question before cancelling');
        await search.cancelDialog.confirm.click();
        await shell.expectToast(words.bookingDesk.cancel.done, 'success');
        await expect(search.cancelDialog.dialog).toBeHidden();
        await expect(bookingHome.heading).toBeVisible();
      });

      await test.step('found no more, and the place is free again', async () => {
        await find();
        await shell.expectToast(words.errors.client.noData, 'warning');
        await expect(search.heading).toBeVisible();
        await expect(search.name).toHaveValue(visitor.name);
        expect(await api.isFree(second)).toBe(true);
      });
    });
  });
}
