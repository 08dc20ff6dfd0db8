import type { PartyBookings } from '@phial/contract/booking/appointment';
import type { Hold } from '@phial/contract/booking/hold';
import type { TestApp } from './build-test-app.ts';
import { type GivenSlot, newDocumentNumber } from './builders.ts';
import { visitor } from './visitor.ts';

/** Somebody who books for several people at once. */
export function partyOf(test: Pick<TestApp, 'app' | 'config'>, size: number) {
  const caller = visitor(test);
  const people = Array.from({ length: size }, (_, index) => ({
    name: `Party Person ${index + 1}`,
    docNo: newDocumentNumber(),
    telNo: '91234567',
    email: '',
  }));
  return {
    ...caller,
    people,
    async book({ servPtId, servTime, type }: GivenSlot, changes: object = {}, headers = {}) {
      const body = {
        people,
        ...(await caller.captcha()),
        servPtId,
        servTime,
        type,
        language: 'en',
        ...changes,
      };
      return caller.call<PartyBookings>('POST', '/rest/appointment/party', body, headers);
    },
    hold: ({ servPtId, servTime, type }: GivenSlot, changes: object = {}) =>
      caller.call<Hold>('POST', '/rest/appointment/hold', {
        servPtId,
        servTime,
        type,
        people: size,
        ...changes,
      }),
  };
}
