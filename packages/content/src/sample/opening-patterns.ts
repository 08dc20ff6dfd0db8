import type { ServiceType } from '@phial/domain/booking/service-type';
import type { OpeningPattern } from '@phial/domain/schedule/opening-pattern';

/** The weekly patterns of one service type at one service point. */
export interface SampleOpening {
  readonly servPtId: string;
  readonly type: ServiceType;
  readonly patterns: readonly OpeningPattern[];
}

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
const SATURDAY = [6];

interface Week {
  readonly everyMinutes: number;
  /** Places in a slot: weekday mornings, weekday afternoons, Saturdays. */
  readonly capacities: readonly [morning: number, afternoon: number, saturday: number];
  /** End of the weekday afternoon. */
  readonly until: string;
  /** End of the Saturday. */
  readonly saturdayUntil?: string;
}

function week({
  everyMinutes,
  capacities: [morning, afternoon, saturday],
  until,
  saturdayUntil = '13:00',
}: Week): OpeningPattern[] {
  return [
    { weekdays: MONDAY_TO_FRIDAY, opens: '09:00', closes: '13:00', everyMinutes, capacity: morning },
    { weekdays: MONDAY_TO_FRIDAY, opens: '14:00', closes: until, everyMinutes, capacity: afternoon },
    { weekdays: SATURDAY, opens: '09:00', closes: saturdayUntil, everyMinutes, capacity: saturday },
  ];
}

/** One couch and one technician: few places, half an hour each. */
const SMALL_ECG = week({ everyMinutes: 30, capacities: [2, 1, 1], until: '17:00' });
const LARGE_ECG = week({ everyMinutes: 25, capacities: [3, 2, 2], until: '18:00' });

/** Blood is taken fasting: most people come in the morning. */
const SMALL_OTHER = week({ everyMinutes: 30, capacities: [4, 2, 3], until: '17:00' });
const LARGE_OTHER = week({ everyMinutes: 20, capacities: [6, 3, 4], until: '18:00' });
/** The branches of the contact page, which stay open in the evening. */
const EVENING_OTHER = week({
  everyMinutes: 20,
  capacities: [6, 4, 5],
  until: '20:30',
  saturdayUntil: '18:30',
});

/** What is open where; every ability of `service-points.ts` has its line here. */
export const openings: readonly SampleOpening[] = [
  { servPtId: 'central', type: 'ECG', patterns: LARGE_ECG },
  { servPtId: 'central', type: 'other', patterns: EVENING_OTHER },
  { servPtId: 'wan-chai', type: 'other', patterns: SMALL_OTHER },
  { servPtId: 'causeway-bay', type: 'ECG', patterns: SMALL_ECG },
  { servPtId: 'causeway-bay', type: 'other', patterns: EVENING_OTHER },
  { servPtId: 'north-point', type: 'ECG', patterns: LARGE_ECG },
  { servPtId: 'tsim-sha-tsui', type: 'ECG', patterns: LARGE_ECG },
  { servPtId: 'tsim-sha-tsui', type: 'other', patterns: EVENING_OTHER },
  { servPtId: 'mong-kok', type: 'ECG', patterns: LARGE_ECG },
  { servPtId: 'mong-kok', type: 'other', patterns: EVENING_OTHER },
  { servPtId: 'sham-shui-po', type: 'other', patterns: SMALL_OTHER },
  { servPtId: 'kwun-tong', type: 'ECG', patterns: SMALL_ECG },
  { servPtId: 'kwun-tong', type: 'other', patterns: EVENING_OTHER },
  { servPtId: 'tsuen-wan', type: 'ECG', patterns: SMALL_ECG },
  { servPtId: 'tsuen-wan', type: 'other', patterns: EVENING_OTHER },
  { servPtId: 'sha-tin', type: 'ECG', patterns: LARGE_ECG },
  { servPtId: 'sha-tin', type: 'other', patterns: LARGE_OTHER },
  { servPtId: 'tuen-mun', type: 'other', patterns: SMALL_OTHER },
  { servPtId: 'yuen-long', type: 'ECG', patterns: SMALL_ECG },
  { servPtId: 'tai-po', type: 'other', patterns: SMALL_OTHER },
  { servPtId: 'tseung-kwan-o', type: 'ECG', patterns: SMALL_ECG },
  { servPtId: 'tseung-kwan-o', type: 'other', patterns: LARGE_OTHER },
  { servPtId: 'tung-chung', type: 'ECG', patterns: SMALL_ECG },
];
