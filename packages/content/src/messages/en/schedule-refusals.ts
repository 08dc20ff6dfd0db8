import type { ScheduleErrorCode } from '@phial/contract/errors';

/** Sentences for the refusals of changes of opening hours and closures; read by the server alone. */
export const scheduleRefusals = {
  'pattern-times':
    'Please check the times: each row needs room for at least one slot between opening and closing.',
  'pattern-overlap':
    'Two rows overlap: the same weekday, time and period stands in both. Please change one of them.',
  'pattern-seats':
    'A row has more seats than this service allows in one slot. Please lower the number, or change the service first.',
  'closure-days':
    'Please check the days: the last must not be before the first, and at least one must be in the future.',
  'closure-hours':
    'Please check the closed hours: they must end after they begin, and a public holiday is always of the whole day.',
  'closure-names': 'Please give the closure a name in all three languages.',
  'holiday-file': 'This file cannot be used as a calendar of public holidays. Nothing was entered.',
  'preview-outdated':
    'Bookings have changed since you looked. Nothing has been done yet. Please look at the new list and confirm again.',
  'decisions-incomplete': 'Please decide for each booking whether it is moved or cancelled.',
  'message-settled': 'This message has already been dealt with. Please reload the list.',
  'quiet-hours':
    'Quiet hours begin in the evening and end the next morning: the end must be earlier in the day than the beginning. Two equal times mean that there are none.',
} satisfies Record<ScheduleErrorCode, string>;
