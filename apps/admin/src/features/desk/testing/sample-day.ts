import type { DeskAppointment, DeskDay, DeskSlot } from '@phial/contract/desk/desk';

/** The day of the tests, by the clock of their server. */
export const DAY = '2026-11-20';
const NOW = '2026-11-20T02:05:00.000Z';

export const SLOT = {
  early: '00000000-0000-4000-8000-000000000001',
  late: '00000000-0000-4000-8000-000000000002',
  other: '00000000-0000-4000-8000-000000000003',
};

/** A slot of three seats at 10:00, nobody in it. */
export function slot(changes: Partial<DeskSlot> = {}): DeskSlot {
  return {
    slotId: SLOT.early,
    type: 'ECG',
    time: '10:00',
    begun: true,
    capacity: 3,
    booked: 0,
    held: 0,
    free: 3,
    ...changes,
  };
}

/** Somebody fictional, booked at 10:00. */
export function appointment(number: number, changes: Partial<DeskAppointment> = {}): DeskAppointment {
  return {
    appointmentId: `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    version: 1,
    slotId: SLOT.early,
    servicePointId: 'central',
    type: 'ECG',
    day: DAY,
    time: '10:00',
    status: 'BOOKED',
    reservationCode: `CODE000${number}`,
    name: `Testina Trial ${number}`,
    maskedDocumentNumber: 'A123***(*)',
    telNo: '00001234',
    email: '',
    language: 'en',
    walkIn: false,
    modified: false,
    attendanceConfirmed: false,
    identitySeen: false,
    arrivedAt: null,
    bookedAt: '2026-11-10T02:00:00.000Z',
    erased: false,
    ...changes,
  };
}

const NO_NOTE = { text: '', version: 0, savedAt: null };

export function deskDay(changes: Partial<DeskDay> = {}): DeskDay {
  return {
    servicePointId: 'central',
    day: DAY,
    today: DAY,
    now: NOW,
    closedServices: [],
    closedHours: [],
    notes: { ofPoint: NO_NOTE, ofAll: NO_NOTE },
    dayOff: null,
    slots: [slot()],
    appointments: [],
    ...changes,
  };
}
