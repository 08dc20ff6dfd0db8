/** Refusals of the calls by which staff change opening hours and closures. */
export const SCHEDULE_ERROR_STATUS = {
  'pattern-times': 422,
  'pattern-overlap': 422,
  'closure-days': 422,
  'closure-names': 422,
  'holiday-file': 422,
  'preview-outdated': 409,
  'decisions-incomplete': 422,
  'message-settled': 409,
} as const satisfies Record<string, number>;

export type ScheduleErrorCode = keyof typeof SCHEDULE_ERROR_STATUS;
