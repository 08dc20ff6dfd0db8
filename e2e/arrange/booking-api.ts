import { CallError } from '@phial/client/call-error';
import type { ResultOf } from '@phial/client/call-input';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import type { Availability } from '@phial/contract/booking/availability';
import type { Hold } from '@phial/contract/booking/hold';
import type { ServicePoint } from '@phial/contract/booking/service-point';
import { readAvailability } from '@phial/contract/calls/availability';
import { cancelBooking, createBooking, findBookings } from '@phial/contract/calls/bookings';
import { issueCaptcha } from '@phial/contract/calls/captchas';
import { releaseHold, takeHold } from '@phial/contract/calls/holds';
import { listServicePoints } from '@phial/contract/calls/service-points';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { APIRequestContext } from '@playwright/test';
import { person as anybody, type TestContact, type TestPerson } from './person.ts';
import { send } from './send.ts';

/** What every captcha accepts; the server of the journeys is started with it. */
export const CAPTCHA_ANSWER = 'AAAA';

/** A service and a time, as the calls name them. */
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

/** More seats than any slot of the sample has. */
const MOST_SEATS = 20;

/** The booking calls over HTTP, to bring the server to where a test begins. */
export class BookingApi {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async servicePoints(type: ServiceType): Promise<ServicePoint[]> {
    return Object.values(await send(this.#request, listServicePoints, { query: { type } })).flat();
  }

  /** @param range days `YYYY-MM-DD`, at most 100 */
  async availability(
    { servPtId, type }: Pick<SlotRef, 'servPtId' | 'type'>,
    range: { startDate: string; endDate: string },
    people = 1,
  ): Promise<Availability> {
    const query = { ...range, type, people };
    return (await send(this.#request, readAvailability, { params: { servPtId }, query })).data;
  }

  /** Whether a slot can be booked at this moment, for so many people. */
  async isFree(slot: SlotRef, people = 1): Promise<boolean> {
    const day = slot.servTime.slice(0, 10);
    const days = await this.availability(slot, { startDate: day, endDate: day }, people);
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

  /** @throws CallError with the server's refusal */
  async book(
    { servPtId, servTime, type }: SlotRef,
    { name, docNo, telNo, email }: TestPerson = anybody(),
    contact: TestContact = 'both',
  ): Promise<ArrangedBooking> {
    const { data, token } = await send(this.#request, createBooking, {
      body: {
        name,
        docNo,
        ...(contact !== 'email' && { telNo }),
        ...(contact !== 'phone' && { email }),
        servPtId,
        servTime,
        type,
        language: 'en',
        ...(await this.#captcha()),
      },
    });
    if (token === undefined) throw new Error('a booking was answered without its token');
    return { record: data, token };
  }

  /** Takes every seat of a slot that is left, each for another person. */
  async fill(slot: SlotRef): Promise<ArrangedBooking[]> {
    const bookings: ArrangedBooking[] = [];
    while (bookings.length < MOST_SEATS) {
      try {
        bookings.push(await this.book(slot, anybody(), 'email'));
      } catch (error) {
        if (error instanceof CallError && error.error === 'slot-full') return bookings;
        throw error;
      }
    }
    throw new Error(`${slot.servPtId} ${slot.servTime} has more seats than a slot of the sample`);
  }

  /** The coming bookings of a person, with the token that may change them. */
  async enquire({ name, docNo }: Pick<TestPerson, 'name' | 'docNo'>): Promise<ResultOf<typeof findBookings>> {
    const body = { name, docNo, ...(await this.#captcha()), language: 'en' } as const;
    return send(this.#request, findBookings, { body });
  }

  async cancel({ record, token }: ArrangedBooking): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    await send(this.#request, cancelBooking, { params: { id: record.apptRecordId }, headers });
  }

  /** Holds a seat for 600 s. */
  hold({ servPtId, servTime, type }: SlotRef): Promise<Hold> {
    return send(this.#request, takeHold, { body: { servPtId, servTime, type } });
  }

  /** Gives a held seat back, as its visitor would. */
  async release(holdId: string): Promise<void> {
    await send(this.#request, releaseHold, { params: { id: holdId } });
  }

  async #captcha(): Promise<{ uuid: string; captcha: string }> {
    const { uuid } = await send(this.#request, issueCaptcha);
    return { uuid, captcha: CAPTCHA_ANSWER };
  }
}
