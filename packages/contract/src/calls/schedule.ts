import { Type } from 'typebox';
import { EDITORS } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  ClosureQuery,
  ClosureYear,
  HolidayFileFault,
  HolidayFiles,
  OfferedHoliday,
  Schedule,
  ScheduleConflict,
  WeekProblem,
} from '../schedule/schedule.ts';
import {
  ChangeOutcome,
  ConfirmRequest,
  OfferedSlot,
  OfferedSlotsRequest,
  OutdatedPreview,
  PreviewRequest,
  SchedulePreview,
} from '../schedule/schedule-change.ts';

const call = callsOf('schedule', EDITORS);

/** A decision for each of thousands of bookings; three calendar files. */
const LARGE_BODY_BYTES = 1024 * 1024;

const OF_CHANGE = ['service-point-unknown', 'closure-days', 'closure-hours', 'closure-names'] as const;
const DATA_OF_CHANGE = {
  'pattern-times': WeekProblem,
  'pattern-overlap': WeekProblem,
  'pattern-seats': WeekProblem,
  'version-conflict': ScheduleConflict,
} as const;

export const readSchedule = call('GET /staff/schedule', {
  summary: 'The weekly opening hours of every service point',
  description: 'One week for each point and type it offers, with the version to change it from.',
  answer: Schedule,
});

export const readClosures = call('GET /staff/schedule/closures', {
  summary: 'Closures and public holidays of a year',
  query: ClosureQuery,
  answer: ClosureYear,
});

export const readHolidays = call('GET /staff/schedule/holidays', {
  summary: 'Public holidays of a year that could be entered',
  description: 'By the rules of a library; compare a year with the list of the government once it is out.',
  query: ClosureQuery,
  answer: Type.Array(OfferedHoliday),
});

export const readHolidayFiles = call('POST /staff/schedule/holidays/files', {
  summary: 'Public holidays of uploaded calendar files that could be entered',
  description:
    'Reads what the government publishes as JSON; enters nothing. `data` of `holiday-file` says which file and event, and what is wrong.',
  body: HolidayFiles,
  bodyLimit: LARGE_BODY_BYTES,
  answer: Type.Array(OfferedHoliday),
  refusalData: { 'holiday-file': HolidayFileFault },
});

export const previewChange = call('POST /staff/schedule/preview', {
  summary: 'What a change would do and which bookings it affects',
  description: 'Changes nothing. The first proposals of all bookings together fit.',
  body: PreviewRequest,
  bodyLimit: LARGE_BODY_BYTES,
  answer: SchedulePreview,
  refusals: OF_CHANGE,
  refusalData: DATA_OF_CHANGE,
});

export const listOfferedSlots = call('POST /staff/schedule/places', {
  summary: 'Where else one affected booking could go',
  description: 'The free slots of a service point on a day, once the change is made. Changes nothing.',
  body: OfferedSlotsRequest,
  bodyLimit: LARGE_BODY_BYTES,
  answer: Type.Array(OfferedSlot),
  refusals: OF_CHANGE,
  refusalData: { ...DATA_OF_CHANGE, 'preview-outdated': OutdatedPreview },
});

export const confirmChange = call('POST /staff/schedule/changes', {
  summary: 'Make a change that was previewed',
  description:
    'All of it or nothing: schedule, slots, bookings moved or cancelled, one message queued for each. ' +
    'Refused with `preview-outdated`, and the preview of the moment in `data.preview`, when other bookings ' +
    'are affected by now or a chosen slot is full.',
  body: ConfirmRequest,
  bodyLimit: LARGE_BODY_BYTES,
  answer: ChangeOutcome,
  refusals: [...OF_CHANGE, 'decisions-incomplete', 'same-time', 'same-day'],
  refusalData: { ...DATA_OF_CHANGE, 'preview-outdated': OutdatedPreview },
});
