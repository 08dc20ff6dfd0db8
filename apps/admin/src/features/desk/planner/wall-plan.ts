import type { DeskAppointment, DeskDay, DeskSlot } from '@phial/contract/desk/desk';
import { minutesOf } from '@phial/domain/hong-kong-time';

/** One seat of a slot. */
export type Seat =
  | { readonly kind: 'booking'; readonly appointment: DeskAppointment; readonly over: boolean }
  | { readonly kind: 'held' | 'free' };

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** A slot and its seats, from left to right. */
export interface PlanRow {
  readonly slot: DeskSlot;
  readonly part: DayPart;
  /** Bookings first, as they were made; those beyond the capacity; held ones; free ones. */
  readonly seats: readonly Seat[];
  /** How many more people have a seat than there are seats. */
  readonly over: number;
}

/** The sums over what the planner shows. */
export interface DayCounts {
  /** Not cancelled, and neither arrived nor missing: still expected. */
  readonly expected: number;
  readonly arrived: number;
  readonly noShow: number;
  readonly free: number;
  readonly held: number;
  readonly capacity: number;
}

const NOON = minutesOf('12:00');
const EVENING = minutesOf('18:00');

/**
 * The day as a wall planner: a row a slot by time, and as many seats across as
 * the slot has, or as people have been put into it. A booking whose slot is not
 * in the day gets a row of its own: nobody who may come is ever left out.
 * @param hasBegun by now, and not when the day was loaded; `HH:mm`
 */
export function wallPlan(
  { slots, appointments }: Pick<DeskDay, 'slots' | 'appointments'>,
  hasBegun: (time: string) => boolean,
): PlanRow[] {
  const kept = appointments.filter(({ status }) => status !== 'CANCELLED');
  const bySlot = Map.groupBy(kept, ({ slotId }) => slotId);
  const known = new Set(slots.map(({ slotId }) => slotId));
  const strays = [...bySlot.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined || known.has(first.slotId) ? [] : [straySlot(first, group.length)];
  });
  return [...slots, ...strays]
    .sort((a, b) => compare(a.time, b.time) || compare(a.type, b.type))
    .map((slot) => planRow({ ...slot, begun: hasBegun(slot.time) }, bySlot.get(slot.slotId) ?? []));
}

function planRow(slot: DeskSlot, appointments: readonly DeskAppointment[]): PlanRow {
  const bookings = appointments.map((appointment, index) => ({
    kind: 'booking' as const,
    appointment,
    over: index >= slot.capacity,
  }));
  const seats: Seat[] = [
    ...bookings,
    ...Array.from({ length: slot.held }, () => ({ kind: 'held' as const })),
    ...Array.from({ length: slot.free }, () => ({ kind: 'free' as const })),
  ];
  return {
    slot,
    part: partOf(slot.time),
    seats,
    over: Math.max(0, bookings.length + slot.held - slot.capacity),
  };
}

/**
 * How wide the planner is: the seats of its widest slot. Whoever is beyond the
 * capacity goes on in a second line, rather than making every card of the day
 * narrower; where a slot has no seats left, its people are the measure.
 */
export function seatsAcross(rows: readonly PlanRow[]): number {
  return Math.max(1, ...rows.map(({ slot, seats }) => slot.capacity || seats.length));
}

export function bookingsOf({ seats }: PlanRow): DeskAppointment[] {
  return seats.flatMap((seat) => (seat.kind === 'booking' ? [seat.appointment] : []));
}

export function dayCounts(rows: readonly PlanRow[]): DayCounts {
  const appointments = rows.flatMap(bookingsOf);
  const having = (status: DeskAppointment['status']) =>
    appointments.filter((appointment) => appointment.status === status).length;
  const sum = (of: (slot: DeskSlot) => number) => rows.reduce((total, { slot }) => total + of(slot), 0);
  return {
    expected: having('BOOKED'),
    arrived: having('ATTENDED'),
    noShow: having('NO_SHOW'),
    free: sum((slot) => slot.free),
    held: sum((slot) => slot.held),
    capacity: sum((slot) => slot.capacity),
  };
}

/** The row before which the present moment stands: the first that has not begun; their number when all have. */
export function firstToCome(rows: readonly PlanRow[]): number {
  const found = rows.findIndex(({ slot }) => !slot.begun);
  return found === -1 ? rows.length : found;
}

function straySlot({ slotId, type, time }: DeskAppointment, booked: number): DeskSlot {
  return { slotId, type, time, begun: false, capacity: 0, booked, held: 0, free: 0 };
}

function partOf(time: string): DayPart {
  const minutes = minutesOf(time);
  if (minutes < NOON) return 'morning';
  return minutes < EVENING ? 'afternoon' : 'evening';
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
