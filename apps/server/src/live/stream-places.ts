import { surplusStreams } from './stream-limits.ts';

/** Who opens a stream. */
export interface StreamOwner {
  readonly sessionId: string;
  readonly accountId: string;
}

/** Counts the open streams of each kind, and displaces the oldest of a session or an account that has too many. */
export interface StreamPlaces {
  /**
   * @param displace called once when newer streams of the owner take the place
   * @returns gives the place up
   */
  take(kind: string, owner: StreamOwner, displace: () => void): () => void;
}

export function createStreamPlaces(): StreamPlaces {
  const kinds = new Map<string, Set<StreamOwner & { displace: () => void }>>();
  return {
    take(kind, { sessionId, accountId }, displace) {
      const streams = kinds.get(kind) ?? new Set();
      kinds.set(kind, streams);
      const taken = { sessionId, accountId, displace };
      streams.add(taken);
      for (const old of surplusStreams(streams, taken)) {
        streams.delete(old);
        old.displace();
      }
      return () => streams.delete(taken);
    },
  };
}
