import type { Acknowledgement } from '@phial/contract/reports/report';
import type { AcknowledgementRow } from './critical-result.sql.ts';

/** Who acknowledged the critical results of a version, and when, as it is answered. */
export function wireAcknowledgement({ acknowledgedAt, acknowledgedBy }: AcknowledgementRow): Acknowledgement {
  return { acknowledgedAt: acknowledgedAt?.toISOString() ?? null, acknowledgedBy: acknowledgedBy ?? '' };
}
