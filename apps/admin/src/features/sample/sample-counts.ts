import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { SampleState } from '@phial/contract/staff/sample';

/** What stands for people. */
const PEOPLE = ['bookings', 'accounts', 'patients', 'orders', 'reports'] as const;
const THINGS = ['servicePoints', 'services', 'testItems', 'entries'] as const;

type SampleWords = StaffMessages['sample'];

/** A line for each kind of invented people. */
export function peopleCounts(state: SampleState, { counts }: SampleWords): string[] {
  return PEOPLE.filter((kind) => state[kind] > 0).map((kind) => counts[kind](state[kind]));
}

/** A line for everything that goes with the sample. */
export function sampleCounts(state: SampleState, words: SampleWords): string[] {
  const things = THINGS.filter((kind) => state[kind] > 0);
  return [...things.map((kind) => words.removal.more[kind](state[kind])), ...peopleCounts(state, words)];
}
