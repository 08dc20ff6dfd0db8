import { staff } from '@phial/content/messages/en/staff';
import { expect, test } from 'vitest';
import { actionName, actorName, detailTexts } from './audit-words.ts';

const { accounts, audit, desk, reports } = staff;
const serviceName = (code: string) => (code === 'ultrasound' ? 'Ultrasound' : code);
const ID = '7b0e3a52-0000-4000-8000-000000000000';

test('shows an actor by name, as a program, or as a deleted account', () => {
  expect(actorName(audit, ID, 'Dr Sample')).toBe('Dr Sample');
  expect(actorName(audit, ID, '')).toBe(audit.deleted);
  expect(actorName(audit, 'job', null)).toBe(audit.actors.job);
  expect(actorName(audit, ID, null)).toBe(ID);
});

test('shows an action of another release as stored', () => {
  expect(actionName(audit, 'signed-in')).toBe(audit.actions['signed-in']);
  expect(actionName(audit, 'moon-landed')).toBe('moon-landed');
});

test('labels details, ids of accounts and codes', () => {
  const detail = {
    account: ID,
    role: 'counter',
    appointments: 3,
    moved: false,
    city: '',
    other: 'as it is',
    reason: 'identity-check',
    status: 'final',
    type: 'ultrasound',
  };
  expect(
    detailTexts(staff, detail, {
      names: new Map([[ID, 'Dr Sample']]),
      subjects: {},
      serviceName,
      language: 'en',
    }),
  ).toEqual([
    `${audit.details.account}: Dr Sample`,
    `${audit.details.role}: ${accounts.roles.counter}`,
    `${audit.details.appointments}: 3`,
    `${audit.details.moved}: ${audit.no}`,
    'other: as it is',
    `${audit.details.reason}: ${desk.reveal.reasons['identity-check']}`,
    `${audit.details.status}: ${reports.statuses.final}`,
    `${audit.details.type}: Ultrasound`,
  ]);
});

test('shows ids as service point, time and number, never whole', () => {
  const GONE = '00000000-0000-4000-8000-000000000001';
  const name = { tw: '中環', zh: '中环', en: 'Central' };
  const detail = { slot: ID, former: GONE, point: 'central', from: '2026-03-02', kind: 'news' };
  const subjects = {
    [ID]: { names: name, at: '2026-03-02 09:30:00', number: 'ABC123' },
    central: { names: name, at: null, number: '' },
  };
  expect(detailTexts(staff, detail, { names: new Map(), subjects, serviceName, language: 'en' })).toEqual([
    `${audit.details.slot}: Central, 2 Mar 2026, 09:30, ABC123`,
    `${audit.details.former}: 00000000`,
    `${audit.details.point}: Central`,
    `${audit.details.from}: 2 Mar 2026`,
    `${audit.details.kind}: ${staff.editing.kinds.news.name}`,
  ]);
});
