import { randomInt } from 'node:crypto';
import type { Availability } from '@phial/contract/booking/availability';
import type { ServicePoint } from '@phial/contract/booking/service-point';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { addDays, type DayKey, dayOf, daysBetween } from '@phial/domain/hong-kong-time';
import type { BookingApi, SlotRef } from './booking-api.ts';

/** A slot that nobody else in the run will touch. */
export interface FreeSlot extends SlotRef {
  readonly day: DayKey;
  /** `HH:mm`. */
  readonly time: string;
  readonly point: ServicePoint;
}

export interface SlotWish {
  readonly type?: ServiceType;
  /** At this service point; any one otherwise. */
  readonly servPtId?: string;
  /** Not on one of these days: a person may have one booking of a type on a day. */
  readonly notOn?: readonly DayKey[];
  /** With seats for so many at this time and the next ones; 1 otherwise. */
  readonly people?: number;
}

/** Days from today: away from what is nearly over, and within the booking horizon of 90 days. */
const FIRST_DAY = 7;
const LAST_DAY = 84;
const WINDOW = 14;

const ATTEMPTS = 20;

/**
 * Finds slots for the tests of one worker. The days are dealt out among the
 * workers, so that tests at the same time never meet in a slot; what a worker
 * has had it does not get again.
 */
export class SlotFinder {
  readonly #given = new Set<string>();
  readonly #worker: number;
  readonly #workers: number;

  /** @param worker number of the worker, counted from 0, of so many `workers` at a time */
  constructor(worker: number, workers: number) {
    this.#worker = worker;
    this.#workers = workers;
  }

  /** A slot of a day on which every slot is still free. */
  async find(api: BookingApi, wish: SlotWish = {}): Promise<FreeSlot> {
    const type = wish.type ?? 'ECG';
    const points = (await api.servicePoints(type)).filter(
      (point) => wish.servPtId === undefined || point.servPtId === wish.servPtId,
    );
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const point = anyOf(points);
      const startDate = addDays(dayOf(new Date()), randomInt(FIRST_DAY, LAST_DAY - WINDOW));
      const range = { startDate, endDate: addDays(startDate, WINDOW) };
      const days = await api.availability({ servPtId: point.servPtId, type }, range);
      const slots = this.#ownSlots(days, point, type, wish.notOn ?? []);
      if (slots.length === 0) continue;
      const slot = anyOf(slots);
      if (!(await api.isFree(slot, wish.people))) continue;
      this.#given.add(keyOf(slot));
      return slot;
    }
    throw new Error(`no free slot was found for ${type} ${wish.servPtId ?? ''}`);
  }

  #ownSlots(
    days: Availability,
    point: ServicePoint,
    type: ServiceType,
    notOn: readonly DayKey[],
  ): FreeSlot[] {
    return Object.entries(days)
      .filter(([day, { tag }]) => tag === 'ACTIVE' && this.#isOwn(day) && !notOn.includes(day))
      .filter(([, { slots }]) => slots.every((slot) => slot.hasQuota))
      .flatMap(([day, { slots }]) =>
        slots.map(({ activeTimeBegin, time }) => ({
          servPtId: point.servPtId,
          servTime: activeTimeBegin,
          type,
          day,
          time,
          point,
        })),
      )
      .filter((slot) => !this.#given.has(keyOf(slot)));
  }

  /** A week at a time, so that every worker has every weekday. */
  #isOwn(day: DayKey): boolean {
    const week = Math.floor(daysBetween('2024-01-01', day) / 7);
    return week % this.#workers === this.#worker;
  }
}

const keyOf = ({ servPtId, type, servTime }: SlotRef): string => `${servPtId} ${type} ${servTime}`;

function anyOf<T>(list: readonly T[]): T {
  const chosen = list[randomInt(Math.max(1, list.length))];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}
