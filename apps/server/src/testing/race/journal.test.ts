import { describe, expect, it } from 'vitest';
import { type CreateAttempt, type JournalEntry, judge, type SlotState } from './journal.ts';

const booked = (recordId: string, at: number, to = 's1'): CreateAttempt => ({
  kind: 'create',
  to,
  recordId,
  invokedAt: at,
  endedAt: at + 10,
  outcome: 'ok',
});

const full = (at: number): CreateAttempt => ({
  kind: 'create',
  to: 's1',
  invokedAt: at,
  endedAt: at + 10,
  outcome: 'refused',
  error: 'slot-full',
});

const slot = (rows: number, taken = rows): SlotState => ({ slot: 's1', capacity: 2, taken, rows });
const stored = (recordId: string, cancelled = false, at = 's1') => ({ recordId, slot: at, cancelled });

describe('judge', () => {
  it('finds nothing in a fair race', () => {
    const journal: JournalEntry[] = [
      booked('a', 0),
      booked('b', 5),
      full(20),
      { kind: 'cancel', recordId: 'a', from: 's1', invokedAt: 40, endedAt: 50, outcome: 'ok' },
      booked('c', 60),
      { kind: 'modify', recordId: 'c', from: 's1', to: 's2', invokedAt: 80, endedAt: 90, outcome: 'ok' },
    ];
    const records = [stored('a', true), stored('b'), stored('c', false, 's2')];
    expect(judge(journal, [slot(1)], records)).toEqual([]);
  });

  it('sees a slot sold beyond its capacity', () => {
    const journal = [booked('a', 0), booked('b', 0), booked('c', 0)];
    const records = [stored('a'), stored('b'), stored('c')];
    expect(judge(journal, [slot(3)], records)).toEqual(['s1: 3 rows on 2 seats']);
  });

  it('sees a counter that drifted from its rows', () => {
    expect(judge([booked('a', 0)], [slot(1, 2)], [stored('a')])).toEqual(['s1: counter says 2, rows say 1']);
  });

  it('sees an acknowledged booking that is not stored', () => {
    expect(judge([booked('a', 0)], [slot(0)], [])).toEqual(['a: acknowledged, but not stored']);
  });

  it('sees a record nobody was told of, unless an answer was lost', () => {
    expect(judge([], [slot(1)], [stored('a')])).toHaveLength(1);
    const lost: CreateAttempt = { kind: 'create', to: 's1', invokedAt: 0, endedAt: 9, outcome: 'unknown' };
    expect(judge([lost], [slot(1)], [stored('a')])).toEqual([]);
  });

  it('knows what came of a create that was sent again until it was answered', () => {
    const submission = 'one';
    const lost: CreateAttempt = {
      kind: 'create',
      to: 's1',
      submission,
      invokedAt: 0,
      endedAt: 9,
      outcome: 'unknown',
    };
    const journal = [lost, { ...booked('a', 20), submission }];
    expect(judge(journal, [slot(1)], [stored('a')])).toEqual([]);
    expect(judge(journal, [slot(2)], [stored('a'), stored('b')])).toHaveLength(1);
  });

  it('sees a lost change that was acknowledged when it was sent again', () => {
    const change = { kind: 'modify', recordId: 'a', from: 's1', to: 's2', submission: 'one' } as const;
    const journal: JournalEntry[] = [
      booked('a', 0),
      { ...change, invokedAt: 20, endedAt: 30, outcome: 'unknown' },
      { ...change, invokedAt: 40, endedAt: 50, outcome: 'ok' },
    ];
    expect(judge(journal, [slot(1)], [stored('a')])).toHaveLength(1);
    expect(judge(journal.slice(0, 2), [slot(1)], [stored('a')])).toEqual([]);
  });

  it('sees a change that was acknowledged and not made', () => {
    const journal: JournalEntry[] = [
      booked('a', 0),
      { kind: 'modify', recordId: 'a', from: 's1', to: 's2', invokedAt: 20, endedAt: 30, outcome: 'ok' },
    ];
    expect(judge(journal, [slot(1)], [stored('a')])).toHaveLength(1);
  });

  it('sees a visitor turned away while seats were free', () => {
    const journal = [booked('a', 0), full(50), booked('b', 100)];
    expect(judge(journal, [slot(2)], [stored('a'), stored('b')])).toEqual([
      's1: told full with at most 1 of 2 taken',
    ]);
  });
});
