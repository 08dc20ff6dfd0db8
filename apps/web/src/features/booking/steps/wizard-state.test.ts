import type { BookingRecord } from '@phial/contract/booking/appointment';
import { EMPTY_PERSON_FORM } from '@phial/domain/booking/booking-form';
import { describe, expect, it } from 'vitest';
import { mistakesOfAll } from './person-mistakes.ts';
import {
  arePeopleComplete,
  FRESH,
  factsOf,
  peopleOf,
  type WizardState,
  wizardReducer,
} from './wizard-state.ts';

const RECORD: BookingRecord = {
  apptRecordId: '0b0c2f1e-0000-4000-8000-000000000001',
  appointmentRecordId: '0b0c2f1e-0000-4000-8000-000000000001',
  appointmentRelNumber: 'K7M2XR4P',
  name: '陳大文',
  docNo: 'AB987654(3)',
  telNo: '91234567',
  email: '',
  servTime: '2026-11-24 10:30:00',
  servPtId: 'SP01',
  type: 'ECG',
  link: 'k1.sample.link',
  isModifyReserve: false,
  testServPtVo: {
    belongTo: 'HA',
    comNameEng: '',
    comNameCht: '',
    comNameChs: '',
    servPtEng: '',
    servPtCht: '',
    servPtChs: '',
    addressEng: '',
    addressCht: '',
    addressChs: '',
    tel: '00008230',
  },
};

describe('changing a booking', () => {
  const state = wizardReducer(FRESH, { kind: 'change', record: RECORD });

  it('fills in the person, the document number in its two boxes and the phone twice', () => {
    expect(state.form).toEqual({
      name: '陳大文',
      number: 'AB987654',
      check: '3',
      telNo: '91234567',
      tel2: '91234567',
      email: '',
    });
    expect(arePeopleComplete(state, undefined)).toBe(true);
    expect(factsOf(state)).toEqual({ person: true, changing: true, record: false });
  });

  it('ends when the visitor leaves, with nothing personal kept', () => {
    const left = wizardReducer(state, { kind: 'left' });
    expect(left.changing).toBeUndefined();
    expect(left.form).toEqual(EMPTY_PERSON_FORM);
  });
});

describe('a finished booking', () => {
  const filled = wizardReducer(FRESH, { kind: 'change', record: RECORD });
  const booked = wizardReducer(filled, { kind: 'booked', record: RECORD });
  const finished = wizardReducer(booked, { kind: 'finished', record: RECORD });

  it('keeps the answers until the success part shows, then clears them', () => {
    expect(booked.form).toBe(filled.form);
    expect(booked.finished).toBeFalsy();
    expect(finished.form).toEqual(EMPTY_PERSON_FORM);
    expect(finished.record).toBe(RECORD);
  });

  it('stays finished until a new journey starts', () => {
    expect(finished.finished).toBe(true);
    expect(wizardReducer(finished, { kind: 'left' }).finished).toBe(true);
    expect(wizardReducer(finished, { kind: 'started' }).finished).toBe(false);
    expect(wizardReducer(finished, { kind: 'change', record: RECORD }).finished).toBeFalsy();
  });
});

describe('the answers', () => {
  it('are kept field by field', () => {
    const named = wizardReducer(FRESH, { kind: 'typed', form: { name: 'Chan' } });
    const mailed = wizardReducer(named, { kind: 'typed', form: { email: 'a@example.com' } });
    expect(mailed.form).toEqual({ ...EMPTY_PERSON_FORM, name: 'Chan', email: 'a@example.com' });
  });

  it('do not change when there is nothing to clear', () => {
    expect(wizardReducer(FRESH, { kind: 'left' })).toBe(FRESH);
  });
});

describe('several people', () => {
  const FIRST = { name: 'Ann Trial', number: 'A123456', check: '3', telNo: '00001234', tel2: '00001234' };
  const typed = (state: WizardState, person: number, form: object) =>
    wizardReducer(state, { kind: 'typed', form, person });
  const first = typed(FRESH, 0, FIRST);
  const both = typed(first, 1, { name: 'Ben Trial', number: 'AB987654', check: '3' });

  it('have the contacts of the first unless they have their own', () => {
    expect(peopleOf(both, 2).map(({ form }) => form.telNo)).toEqual(['00001234', '00001234']);
    const own = wizardReducer(both, { kind: 'same-contact', person: 1, same: false });
    expect(peopleOf(own, 2)[1]?.form.telNo).toBe('');
    expect(arePeopleComplete(own, 2)).toBe(false);
    expect(arePeopleComplete(typed(own, 1, { email: 'ben@example.com' }), 2)).toBe(true);
  });

  it('are complete only when each of them is', () => {
    expect(arePeopleComplete(first, 1)).toBe(true);
    expect(arePeopleComplete(first, 2)).toBe(false);
    expect(arePeopleComplete(both, 2)).toBe(true);
    expect(arePeopleComplete(both, 3)).toBe(false);
  });

  it('cannot have one document number', () => {
    const twice = typed(both, 1, { number: 'a123456', check: '3' });
    expect(arePeopleComplete(twice, 2)).toBe(false);
    expect(mistakesOfAll(peopleOf(twice, 2)).map(({ mistakes }) => mistakes)).toEqual([
      {},
      { docNo: 'same-person' },
    ]);
  });

  it('are asked for a contact once where they share it', () => {
    const without = typed(both, 0, { telNo: '', tel2: '' });
    expect(mistakesOfAll(peopleOf(without, 2))).toEqual([
      { mistakes: { telNo: 'phone-or-email', email: 'phone-or-email' }, warning: 'phone-or-email' },
      { mistakes: {} },
    ]);
  });
});
