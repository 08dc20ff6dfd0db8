import type { BookingRecord } from '@phial/contract/booking/appointment';
import type { WaitingEntry } from '@phial/contract/booking/waiting';
import type { TestApp } from './build-test-app.ts';
import type { GivenSlot } from './builders.ts';
import { visitor } from './visitor.ts';

const WAITING = '/rest/appointment/waiting';

/** Switches the waiting list on. @param deskReserve free places a day and point that are not offered */
export async function openWaitingList({ db }: Pick<TestApp, 'db'>, deskReserve = 0): Promise<void> {
  await db.kysely.updateTable('waiting_setting').set({ is_on: true, desk_reserve: deskReserve }).execute();
}

/** A visitor who can join the waiting list, and then goes by the link of the entry. */
export function waiter(test: TestApp, person: Parameters<typeof visitor>[1] = {}) {
  const self = visitor(test, person);
  let link = '';
  const post = <Data>(path: string) => self.call<Data>('POST', `${WAITING}/${path}`, { link });

  async function join(slots: readonly GivenSlot[], changes: object = {}) {
    const days = slots.map(({ servTime }) => servTime.slice(0, 10)).sort();
    const answer = await self.call<WaitingEntry>('POST', WAITING, {
      name: self.name,
      docNo: self.docNo,
      telNo: '91234567',
      email: 'visitor@lab.example',
      ...(await self.captcha()),
      language: 'en',
      type: slots[0]?.type,
      servPtIds: [...new Set(slots.map(({ servPtId }) => servPtId))],
      firstDay: days[0],
      lastDay: days.at(-1),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: '00:00',
      until: '23:59',
      ...changes,
    });
    link = answer.data?.link ?? link;
    return answer;
  }

  return {
    ...self,
    join,
    link: () => link,
    see: async () => (await post<WaitingEntry>('entry')).data,
    accept: () => post<BookingRecord>('accept'),
    pass: () => post<WaitingEntry>('pass'),
    leave: () => post<WaitingEntry>('leave'),
  };
}
