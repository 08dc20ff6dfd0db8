/** When a visitor who has to fast eats last. @param hours without food before the visit */
export function fastingFrom(startsAt: Date, hours: number): Date {
  return new Date(startsAt.getTime() - hours * 3_600_000);
}
