import { describe, expect, it } from 'vitest';
import { appointment, SLOT, slot } from '../testing/sample-day.ts';
import * as plan from './wall-plan.ts';
import { dayCounts, firstToCome, type PlanRow, seatsAcross } from './wall-plan.ts';

/** As it is at half past twelve. */
const wallPlan = (day: Parameters<typeof plan.wallPlan>[0]) => plan.wallPlan(day, (time) => time <= '12:30');

/** Each row as `time type: seats`, a seat by its sign. */
function drawn(rows: readonly PlanRow[]): string[] {
  return rows.map(({ slot: { time, type }, seats }) => {
    const signs = seats.map((seat) => {
      if (seat.kind !== 'booking') return seat.kind;
      return (seat.over ? '+' : '') + seat.appointment.name.slice(-1);
    });
    return `${time} ${type}: ${signs.join(' ')}`;
  });
}

describe('the wall planner', () => {
  it('has slots as rows and seats as columns: booked, held, free', () => {
    const slots = [
      slot({ slotId: SLOT.other, type: 'other', time: '09:30', capacity: 2, free: 2 }),
      slot({ booked: 1, held: 1, free: 1 }),
      slot({ slotId: SLOT.late, time: '09:30', capacity: 1, free: 1 }),
    ];
    const rows = wallPlan({ slots, appointments: [appointment(1)] });
    expect(drawn(rows)).toEqual(['09:30 ECG: free', '09:30 other: free free', '10:00 ECG: 1 held free']);
    expect(seatsAcross(rows)).toBe(3);
  });

  it('marks bookings beyond capacity', () => {
    const slots = [slot({ capacity: 1, booked: 2, held: 1, free: 0 })];
    const rows = wallPlan({ slots, appointments: [appointment(1), appointment(2)] });
    expect(drawn(rows)).toEqual(['10:00 ECG: 1 +2 held']);
    expect(rows[0]?.over).toBe(2);
    expect(seatsAcross(rows)).toBe(1);
  });

  it('omits cancelled bookings only', () => {
    const appointments = [appointment(1, { status: 'CANCELLED' }), appointment(2, { status: 'NO_SHOW' })];
    const rows = wallPlan({ slots: [slot({ booked: 1, free: 2 })], appointments });
    expect(drawn(rows)).toEqual(['10:00 ECG: 2 free free']);
  });

  it('gives a booking whose slot is not in the day a row of its own, over capacity', () => {
    const stray = appointment(4, { slotId: SLOT.late, time: '09:00' });
    const rows = wallPlan({ slots: [slot({ free: 1, capacity: 1 })], appointments: [stray] });
    expect(drawn(rows)).toEqual(['09:00 ECG: +4', '10:00 ECG: free']);
    expect(rows[0]?.over).toBe(1);
    // The present moment stands after whoever was due before it.
    expect(rows[0]?.slot.begun).toBe(true);
  });

  it('knows the parts of the day, and where the present moment stands', () => {
    const slots = ['11:45', '12:00', '18:00'].map((time, index) =>
      slot({ slotId: `${SLOT.early}${index}`, time, begun: time < '12:30' }),
    );
    const rows = wallPlan({ slots, appointments: [] });
    expect(rows.map(({ part }) => part)).toEqual(['morning', 'afternoon', 'evening']);
    expect(firstToCome(rows)).toBe(2);
    expect(firstToCome(rows.slice(0, 2))).toBe(2);
  });
});

it('counts the day', () => {
  const slots = [
    slot({ capacity: 5, booked: 3, held: 1, free: 1 }),
    slot({ slotId: SLOT.late, time: '11:00' }),
  ];
  const appointments = [
    appointment(1),
    appointment(2, { status: 'ATTENDED' }),
    appointment(3, { status: 'NO_SHOW' }),
    appointment(4, { status: 'CANCELLED' }),
  ];
  expect(dayCounts(wallPlan({ slots, appointments }))).toEqual({
    expected: 1,
    arrived: 1,
    noShow: 1,
    free: 4,
    held: 1,
    capacity: 8,
  });
});
