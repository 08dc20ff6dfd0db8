import { staff } from '@phial/content/messages/en/staff';
import { expect, test } from 'vitest';
import { actionName, actorName, detailTexts } from './trail-words.ts';

const { accounts, audit, desk, reports } = staff;
const ID = '7b0e3a52-0000-4000-8000-000000000000';

test('an actor is told by name, as a program, or as an account that is gone', () => {
  expect(actorName(audit, ID, 'Dr Sample')).toBe('Dr Sample');
  expect(actorName(audit, ID, '')).toBe(audit.deleted);
  expect(actorName(audit, 'job', null)).toBe(audit.actors.job);
  expect(actorName(audit, ID, null)).toBe(ID);
});

test('an action of another release is told as it is kept', () => {
  expect(actionName(audit, 'signed-in')).toBe(audit.actions['signed-in']);
  expect(actionName(audit, 'moon-landed')).toBe('moon-landed');
});

test('details have names, and ids of accounts and codes their words', () => {
  const detail = {
    ...{ account: ID, role: 'counter', appointments: 3, moved: false, city: '', other: 'as it is' },
    ...{ reason: 'identity-check', status: 'final' },
  };
  expect(detailTexts(staff, detail, new Map([[ID, 'Dr Sample']]))).toEqual([
    `${audit.details.account}: Dr Sample`,
    `${audit.details.role}: ${accounts.roles.counter}`,
    `${audit.details.appointments}: 3`,
    `${audit.details.moved}: ${audit.no}`,
    'other: as it is',
    `${audit.details.reason}: ${desk.reveal.reasons['identity-check']}`,
    `${audit.details.status}: ${reports.statuses.final}`,
  ]);
});
