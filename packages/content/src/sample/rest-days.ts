/** Weekdays on which no service point opens: 1 Monday to 7 Sunday. Public holidays come from `holidays.ts`. */
export const weeklyRestDays: readonly number[] = [7];
