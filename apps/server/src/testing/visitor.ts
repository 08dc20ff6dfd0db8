import type { BookingRecord } from '@phial/contract/booking/appointment';
import type { Hold } from '@phial/contract/booking/hold';
import type { WaitingEntry } from '@phial/contract/booking/waiting';
import type { TestApp } from './build-test-app.ts';
import { type GivenSlot, newDocumentNumber } from './builders.ts';

/** An answer of the API, read. */
export interface Answer<Data> {
  status: number;
  code: number;
  error?: string;
  msg: string;
  data: Data;
  token?: string;
  /** Of an enquiry: what the person waits for. */
  waiting?: WaitingEntry[];
  /** The body as it came. */
  text: string;
}

/** A record as the copy of a person's data has it: without the link, which is a key and not a fact. */
export function withoutLink({ link: _link, ...record }: BookingRecord): Omit<BookingRecord, 'link'> {
  return record;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const APPT = '/rest/appointment/appt';
const HOLD = '/rest/appointment/hold';

/**
 * A person at the site: knows a name and a document number, reads captchas,
 * keeps the token of the last answer.
 */
export function visitor(
  { app, config }: Pick<TestApp, 'app' | 'config'>,
  person: { name?: string; docNo?: string | undefined } = {},
) {
  const { name = 'Chan Tai Man', docNo = newDocumentNumber() } = person;
  let token: string | undefined;

  async function call<Data>(
    method: Method,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    const response = await app.inject({
      method,
      url: config.apiPrefix + path,
      headers: {
        'accept-language': 'en',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    const answer = response.json<Answer<Data>>();
    token = answer.token ?? token;
    return { ...answer, status: response.statusCode, text: response.body };
  }

  /** A fresh captcha with the answer the test configuration accepts. */
  async function captcha() {
    const response = await app.inject({ url: `${config.apiPrefix}/auth/code` });
    return { uuid: response.json<{ uuid: string }>().uuid, captcha: config.test.captcha ?? '' };
  }

  async function submission({ servPtId, servTime, type }: Omit<GivenSlot, 'id'>, changes: object = {}) {
    const contact = { telNo: '91234567', email: 'visitor@lab.example' };
    return {
      name,
      docNo,
      ...contact,
      ...(await captcha()),
      servPtId,
      servTime,
      type,
      language: 'en',
      ...changes,
    };
  }

  return {
    name,
    docNo,
    call,
    captcha,
    submission,
    setToken(next: string | undefined) {
      token = next;
    },
    async book(slot: GivenSlot, changes: object = {}, headers: Record<string, string> = {}) {
      return call<BookingRecord>('POST', APPT, await submission(slot, changes), headers);
    },
    async change(apptRecordId: string, slot: GivenSlot, changes: object = {}) {
      return call<BookingRecord>('PUT', APPT, { ...(await submission(slot, changes)), apptRecordId });
    },
    async enquire(changes: object = {}) {
      const body = { name, docNo, ...(await captcha()), language: 'en', ...changes };
      return call<BookingRecord[]>('POST', `${APPT}/list`, body);
    },
    cancel: (id: string) => call<null>('DELETE', `${APPT}/${id}`, {}),
    hold: ({ servPtId, servTime, type }: GivenSlot, replaces?: string, holdId?: string) =>
      call<Hold>('POST', HOLD, {
        servPtId,
        servTime,
        type,
        ...(replaces !== undefined && { replaces }),
        ...(holdId !== undefined && { holdId }),
      }),
    extend: (holdId: string) => call<Hold>('PUT', `${HOLD}/${holdId}`, {}),
    /** @param after seconds for which the seat is kept yet */
    release: (holdId: string, after?: number) =>
      call<null>('DELETE', `${HOLD}/${holdId}${after === undefined ? '' : `?after=${after}`}`, {}),
  };
}
