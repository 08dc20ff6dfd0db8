import type { WaitingEntry } from '@phial/contract/booking/waiting';
import { type GivenSlot, newDocumentNumber } from '../builders.ts';
import type { RaceServers } from '../race/start-servers.ts';

/** An answer of any of the calls; `gone` where the server or its database was killed before it answered. */
export interface StormAnswer {
  error?: string;
  data?: Partial<WaitingEntry> & { apptRecordId?: string; holdId?: string };
  token?: string;
  waiting?: WaitingEntry[];
}

export interface StormPerson {
  name: string;
  docNo: string;
  telNo: string;
}

export type StormCalls = ReturnType<typeof stormCalls>;

const WAITING = '/rest/appointment/waiting';

/**
 * The calls of visitors to servers that may be killed.
 * @param options.onAnswer after each call that was answered
 */
export function stormCalls(
  servers: RaceServers,
  { random, onAnswer }: { random: (bound: number) => number; onAnswer: () => void },
) {
  async function send(method: string, path: string, body?: object, token = ''): Promise<StormAnswer> {
    const address = servers.addresses[random(servers.addresses.length)];
    try {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (response.status >= 500) return { error: 'gone' };
      const answer = (await response.json()) as StormAnswer;
      onAnswer();
      return answer;
    } catch {
      return { error: 'gone' };
    }
  }

  /** Again and again until there is an answer. */
  async function persist(call: () => Promise<StormAnswer>): Promise<StormAnswer> {
    for (;;) {
      const answer = await call();
      if (answer.error !== 'gone') return answer;
      await pause(50);
    }
  }

  async function form(person: StormPerson) {
    const { data } = await persist(() => send('GET', '/auth/code').then(asData));
    return { ...person, ...data, captcha: 'TEST', language: 'en' };
  }
  // This call answers without an envelope.
  const asData = (answer: StormAnswer & { uuid?: string }): StormAnswer =>
    answer.error === undefined ? { data: { uuid: answer.uuid } as object } : answer;

  return {
    persist,
    someone: (): StormPerson => ({ name: 'Storm Person', docNo: newDocumentNumber(), telNo: '91234567' }),
    async book(person: StormPerson, { servPtId, servTime, type }: GivenSlot) {
      return send('POST', '/rest/appointment/appt', { ...(await form(person)), servPtId, servTime, type });
    },
    async move(
      person: StormPerson,
      booking: StormAnswer,
      { servPtId, servTime, type }: GivenSlot,
    ): Promise<StormAnswer> {
      const apptRecordId = booking.data?.apptRecordId;
      const body = { ...(await form(person)), servPtId, servTime, type, apptRecordId };
      return send('PUT', '/rest/appointment/appt', body, booking.token);
    },
    cancel: ({ data, token }: StormAnswer) =>
      send('DELETE', `/rest/appointment/appt/${data?.apptRecordId}`, {}, token),
    hold: ({ servPtId, servTime, type }: GivenSlot) =>
      send('POST', '/rest/appointment/hold', { servPtId, servTime, type }),
    async join(person: StormPerson, wishes: object, token?: string) {
      const body = {
        ...(await form(person)),
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        from: '00:00',
        until: '23:59',
        ...wishes,
      };
      return send('POST', WAITING, body, token);
    },
    async enquire(person: StormPerson) {
      const { telNo: _, ...body } = await form(person);
      return send('POST', '/rest/appointment/appt/list', body);
    },
    see: (link: string) => send('POST', `${WAITING}/entry`, { link }),
    act: (link: string, what: 'accept' | 'pass' | 'leave') => send('POST', `${WAITING}/${what}`, { link }),
  };
}

/** Between two looks at something that changes by itself. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Whatever the database is asked while it may be down. */
export async function persistQuery<Value>(query: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await query();
    } catch {
      await pause(50);
    }
  }
}
