/**
 * What the bookers of a race requested and received, and the judgement of it:
 * a history of invocations and outcomes, as in Jepsen's register tests, checked
 * against the rows the database holds in the end.
 */

export type Outcome = 'ok' | 'refused' | 'unknown';

interface Attempt {
  /** The same for every attempt at one thing: one that got no answer is sent again. */
  readonly submission?: string;
  /** Milliseconds of one monotonic clock shared by all bookers. */
  readonly invokedAt: number;
  endedAt: number;
  outcome: Outcome;
  /** Stable code of the refusal, when refused. */
  error?: string;
}

export interface CreateAttempt extends Attempt {
  readonly kind: 'create';
  readonly to: string;
  recordId?: string;
}

export interface ModifyAttempt extends Attempt {
  readonly kind: 'modify';
  readonly recordId: string;
  readonly from: string;
  readonly to: string;
}

export interface CancelAttempt extends Attempt {
  readonly kind: 'cancel';
  readonly recordId: string;
  readonly from: string;
}

export type JournalEntry = CreateAttempt | ModifyAttempt | CancelAttempt;

export interface SlotState {
  readonly slot: string;
  readonly capacity: number;
  readonly taken: number;
  /** Rows that stand for a taken seat: appointments that are not cancelled, and holds. */
  readonly rows: number;
}

export interface RecordState {
  readonly recordId: string;
  readonly slot: string;
  readonly cancelled: boolean;
}

/** Every way in which the final state contradicts the journal; empty when the race was fair. */
export function judge(journal: JournalEntry[], slots: SlotState[], records: RecordState[]): string[] {
  return [
    ...oversoldSlots(slots),
    ...driftedCounters(slots),
    ...unaccountedRecords(journal, records),
    ...brokenPromises(journal, records),
    ...unjustifiedRefusals(journal, slots),
  ];
}

function oversoldSlots(slots: SlotState[]): string[] {
  return slots
    .filter((slot) => slot.rows > slot.capacity)
    .map((slot) => `${slot.slot}: ${slot.rows} rows on ${slot.capacity} seats`);
}

function driftedCounters(slots: SlotState[]): string[] {
  return slots
    .filter((slot) => slot.taken !== slot.rows)
    .map((slot) => `${slot.slot}: counter says ${slot.taken}, rows say ${slot.rows}`);
}

function unaccountedRecords(journal: JournalEntry[], records: RecordState[]): string[] {
  const acknowledged = new Set(
    journal.filter((entry) => entry.outcome === 'ok').map((entry) => entry.recordId),
  );
  // A create is sent again with the same idempotency key: the answer to any of them says what came of all.
  const answered = submissions(journal, (entry) => entry.outcome !== 'unknown');
  const unanswered = new Set(
    journal
      .filter((entry) => entry.kind === 'create' && entry.outcome === 'unknown')
      .map((entry) => entry.submission ?? entry)
      .filter((submission) => !answered.has(submission)),
  ).size;
  const strangers = records.filter((record) => !acknowledged.has(record.recordId));
  return strangers.length > unanswered
    ? [`${strangers.length} records nobody was told of, with ${unanswered} creates unanswered`]
    : [];
}

function submissions(journal: JournalEntry[], wanted: (entry: JournalEntry) => boolean): Set<unknown> {
  return new Set(
    journal.filter((entry) => entry.submission && wanted(entry)).map(({ submission }) => submission),
  );
}

/** An acknowledged booking stands where its last acknowledged change put it. */
function brokenPromises(journal: JournalEntry[], records: RecordState[]): string[] {
  const stored = new Map(records.map((record) => [record.recordId, record]));
  const done = submissions(journal, (entry) => entry.outcome === 'ok');
  const uncertain = new Set(
    journal
      .filter((entry) => entry.outcome === 'unknown' && !done.has(entry.submission))
      .map((entry) => entry.recordId ?? ''),
  );
  const promised = new Map<string, { slot: string; cancelled: boolean }>();
  const inOrder = journal.filter((entry) => entry.outcome === 'ok').sort((a, b) => a.endedAt - b.endedAt);
  for (const entry of inOrder) {
    if (entry.recordId === undefined) continue;
    promised.set(
      entry.recordId,
      entry.kind === 'cancel' ? { slot: entry.from, cancelled: true } : { slot: entry.to, cancelled: false },
    );
  }
  const broken: string[] = [];
  for (const [recordId, promise] of promised) {
    const record = stored.get(recordId);
    if (!record) broken.push(`${recordId}: acknowledged, but not stored`);
    else if (uncertain.has(recordId)) continue;
    else if (record.cancelled !== promise.cancelled || record.slot !== promise.slot) {
      broken.push(`${recordId}: promised ${promise.slot}, cancelled ${promise.cancelled}; stored otherwise`);
    }
  }
  return broken;
}

/**
 * A refusal `slot-full` is fair only if at some moment while it was decided
 * enough seats could have been taken: by attempts that had been invoked by
 * then, less the seats that had certainly been given up before it began.
 */
function unjustifiedRefusals(journal: JournalEntry[], slots: SlotState[]): string[] {
  const unfair: string[] = [];
  for (const slot of slots) {
    const arrivals = journal.filter(
      (entry) => entry.kind !== 'cancel' && entry.to === slot.slot && entry.outcome !== 'refused',
    );
    const departures = journal.filter(
      (entry) => entry.kind !== 'create' && entry.from === slot.slot && entry.outcome === 'ok',
    );
    for (const refusal of journal) {
      if (refusal.kind === 'cancel' || refusal.to !== slot.slot || refusal.error !== 'slot-full') continue;
      const possible = arrivals.filter((entry) => entry.invokedAt < refusal.endedAt).length;
      const gone = departures.filter((entry) => entry.endedAt < refusal.invokedAt).length;
      if (possible - gone < slot.capacity) {
        unfair.push(`${slot.slot}: told full with at most ${possible - gone} of ${slot.capacity} taken`);
      }
    }
  }
  return unfair;
}
