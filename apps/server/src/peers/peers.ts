import type { Registry } from 'prom-client';
import type { StreamPlaces } from '../live/stream-places.ts';

/** The other processes of this machine that serve beside this one; see `start/primary.ts`. */
export interface Peers {
  /** Where open event streams are counted, those of all processes together. */
  readonly places: StreamPlaces;
  /** Resolves when the others have dropped from their short caches what this process has dropped so far. */
  settled(): Promise<void>;
  /**
   * Shares the metrics of this process.
   * @returns prints those of all processes as one text for Prometheus
   */
  shareMetrics(own: Registry): () => Promise<string>;
}
