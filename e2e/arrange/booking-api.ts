import type { BookingRecord, CreateRequest } from '@phial/contract/appointment';
import type { Availability } from '@phial/contract/availability';
import type { Captcha } from '@phial/contract/captcha';
import type { Hold } from '@phial/contract/hold';
import type { ServicePoint, ServicePointsByCity } from '@phial/contract/service-point';
import type { ServiceType } from '@phial/domain/service-type';
import type { APIRequestContext } from '@playwright/test';
import { person as anybody, type TestContact, type TestPerson } from './person.ts';

/** What every captcha accepts; the server of the journeys is started with it. */
export const CAPTCHA_ANSWER = 'AAAA';

/** A place and a time, as the calls name them. */
export interface SlotRef {
  readonly servPtId: string;
  /** `YYYY-MM-DD HH:mm:ss`, Hong Kong. */
  readonly servTime: string;
  readonly type: ServiceType;
}

/** A booking with the token that may change it. */
export interface ArrangedBooking {
  readonly record: BookingRecord;
  readonly token: string;
}

interface Answer<T> {
  readonly code: number;
  readonly msg: string;
  readonly error?: string;
  readonly data: T;
  readonly token?: string;
}

/** More places than any slot of the sample has. */
const MOST_PLACES = 20;

/** The booking calls over HTTP, to bring the server to where a test begins. */
export class BookingApi {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async servicePoints(type: ServiceType): Promise<ServicePoint[]> {
    const answer = await this.#get<ServicePointsByCity>('/rest/appointment/servPt/list', { type });
    return Object.values(answer).flat();
  }

  /** @param range days `YYYY-MM-DD`, at most 100 */
  availability(
    { servPtId, type }: Pick<SlotRef, 'servPtId' | 'type'>,
    range: { startDate: string; endDate: string },
  ): Promise<Availability> {
    return this.#get(`/rest/appointment/servPtApptTime/${servPtId}`, { ...range, type });
  }

  /** Whether a slot can be booked at this moment. */
  async isFree(slot: SlotRef): Promise<boolean> {
    const day = slot.servTime.slice(0, 10);
    const days = await this.availability(slot, { startDate: day, endDate: day });
    return days[day]?.slots.find((one) => one.activeTimeBegin === slot.servTime)?.hasQuota === true;
  }

  /** Another free slot of the same service point, type and day. */
  async sameDay(slot: SlotRef): Promise<SlotRef> {
    const day = slot.servTime.slice(0, 10);
    const days = await this.availability(slot, { startDate: day, endDate: day });
    const other = days[day]?.slots.find(
      ({ activeTimeBegin, hasQuota }) => hasQuota && activeTimeBegin !== slot.servTime,
    );
    if (other === undefined) throw new Error(`${day} has no other free slot`);
    return { ...slot, servTime: other.activeTimeBegin };
  }

  /** @throws Error with the server's refusal */
  async book(slot: SlotRef, person = anybody(), contact: TestContact = 'both'): Promise<ArrangedBooking> {
    return booked(await this.#create(slot, person, contact));
  }

  /** Takes every place of a slot that is left, each for another person. */
  async fill(slot: SlotRef): Promise<ArrangedBooking[]> {
    const bookings: ArrangedBooking[] = [];
    while (bookings.length < MOST_PLACES) {
      const answer = await this.#create(slot, anybody(), 'email');
      if (answer.error === 'slot-full') return bookings;
      bookings.push(booked(answer));
    }
    throw new Error(`${slot.servPtId} ${slot.servTime} has more places than a slot of the sample`);
  }

  /** The coming bookings of a person, with the token that may change them. */
  async enquire({ name, docNo }: Pick<TestPerson, 'name' | 'docNo'>): Promise<Answer<BookingRecord[]>> {
    const data = { name, docNo, ...(await this.#captcha()), language: 'en' };
    return this.#send<BookingRecord[]>('POST', '/rest/appointment/appt/list', { data });
  }

  async cancel({ record, token }: ArrangedBooking): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    must(await this.#send('DELETE', `/rest/appointment/appt/${record.apptRecordId}`, { data: {}, headers }));
  }

  /** Holds a place for 600 s; the answer of a full slot has `error` `slot-full`. */
  hold({ servPtId, servTime, type }: SlotRef): Promise<Answer<Hold>> {
    return this.#send<Hold>('POST', '/rest/appointment/hold', { data: { servPtId, servTime, type } });
  }

  /** Gives a held place back, as its visitor would. */
  async release(holdId: string): Promise<void> {
    must(await this.#send('DELETE', `/rest/appointment/hold/${holdId}`, { data: {} }));
  }

  async #create(slot: SlotRef, person: TestPerson, contact: TestContact): Promise<Answer<BookingRecord>> {
    const { name, docNo, telNo, email } = person;
    const data: CreateRequest = {
      name,
      docNo,
      ...(contact !== 'email' && { telNo }),
      ...(contact !== 'phone' && { email }),
      servPtId: slot.servPtId,
      servTime: slot.servTime,
      type: slot.type,
      language: 'en',
      ...(await this.#captcha()),
    };
    return this.#send('POST', '/rest/appointment/appt', { data });
  }

  async #captcha(): Promise<{ uuid: string; captcha: string }> {
    const { uuid } = await this.#get<Captcha>('/auth/code');
    return { uuid, captcha: CAPTCHA_ANSWER };
  }

  async #get<T>(path: string, params: Record<string, string> = {}): Promise<T> {
    return must(await this.#send<T>('GET', path, { params })).data;
  }

  async #send<T>(
    method: string,
    path: string,
    options: {
      data?: unknown;
      params?: Record<string, string>;
      headers?: Record<string, string>;
    },
  ): Promise<Answer<T>> {
    const response = await this.#request.fetch(`/api${path}`, {
      method,
      ...options,
      headers: { 'accept-language': 'en', ...options.headers },
    });
    return response.json();
  }
}

function must<T>(answer: Answer<T>): Answer<T> {
  if (answer.code !== 200)
    throw new Error(`the server refused: ${answer.code} ${answer.error} ${answer.msg}`);
  return answer;
}

function booked(answer: Answer<BookingRecord>): ArrangedBooking {
  const { data, token } = must(answer);
  if (token === undefined) throw new Error('a booking was answered without its token');
  return { record: data, token };
}
