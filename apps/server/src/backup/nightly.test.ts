import { describe, expect, it } from 'vitest';
import type { BackupRow } from './backup.sql.ts';
import { isDue } from './nightly.ts';

const AT = 3 * 60 + 15;
const hongKong = (text: string) => new Date(`${text}+08:00`);

const begun = (state: BackupRow['state'], at: string): BackupRow => ({
  id: '20261125T191500Z',
  kind: 'PHYSICAL',
  state,
  encrypted: false,
  started_at: hongKong(at),
  finished_at: state === 'RUNNING' ? null : hongKong(at),
  bytes: state === 'DONE' ? 1 : null,
  verified_at: null,
  system_id: null,
  first_segment: null,
  destination: null,
  failure: state === 'FAILED' ? 'destination-failed' : null,
});

describe('the nightly backup', () => {
  it.each([
    ['the first start', '2026-11-25T12:00:00', undefined, undefined, true],
    ['the minute before', '2026-11-26T03:14:00', begun('DONE', '2026-11-25T03:15:00'), undefined, false],
    ['its minute', '2026-11-26T03:15:00', begun('DONE', '2026-11-25T03:15:00'), undefined, true],
    ['the minute after', '2026-11-26T03:16:00', begun('DONE', '2026-11-26T03:15:00'), undefined, false],
    ['a night that was missed', '2026-11-26T09:00:00', begun('DONE', '2026-11-25T03:15:00'), undefined, true],
    ['soon after a failure', '2026-11-26T03:30:00', undefined, begun('FAILED', '2026-11-26T03:15:00'), false],
    ['half an hour later', '2026-11-26T03:45:00', undefined, begun('FAILED', '2026-11-26T03:15:00'), true],
    ['one whose maker died', '2026-11-26T03:20:00', undefined, begun('RUNNING', '2026-11-26T03:15:00'), true],
  ])('at %s', (_name, now, done, newest, due) => {
    expect(isDue(hongKong(now), AT, { done, newest: newest ?? done })).toBe(due);
  });
});
