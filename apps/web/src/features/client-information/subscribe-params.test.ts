import { afterEach, expect, test } from 'vitest';
import { clearDraft, currentDraft, EMPTY_SUBSCRIBE_PARAMS, editDraft } from './subscribe-params.ts';

afterEach(clearDraft);

test('subscribeParams has nineteen fields, with type 1', () => {
  expect(Object.keys(EMPTY_SUBSCRIBE_PARAMS).sort()).toEqual(
    [
      'captchaId',
      'code',
      'comboId',
      'barcode',
      'barcode2',
      'cardType',
      'enName',
      'idCard',
      'placeSampling',
      'sex',
      'telephone',
      'telephone2',
      'travelCardType',
      'travelCardNumber',
      'type',
      'userName',
      'dateSampling',
      'birthday',
      'packageItemComponent',
    ].sort(),
  );
  expect(currentDraft()).toMatchObject(EMPTY_SUBSCRIBE_PARAMS);
  expect(currentDraft().type).toBe(1);
});

test('keeps what is typed until it is cleared', () => {
  editDraft({ userName: '陳大文' });
  editDraft({ sex: 'M' });
  expect(currentDraft()).toMatchObject({ userName: '陳大文', sex: 'M', type: 1 });
  clearDraft();
  expect(currentDraft()).toMatchObject(EMPTY_SUBSCRIBE_PARAMS);
});
