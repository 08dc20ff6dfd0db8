import type { ServicePointBody } from '@phial/contract/content/editing-service-point';
import file from '../../sample/service-points.json' with { type: 'json' };

/** Streets, buildings and telephone numbers are invented. */
export interface SampleServicePoint {
  readonly id: string;
  readonly body: ServicePointBody;
}

/** The service points an empty database starts with, in the order they are shown. */
export const servicePoints: readonly SampleServicePoint[] = file.servicePoints;

/** The districts that the sample adds to those of general knowledge, by their cities. */
export const sampleAreas = file.areas;
