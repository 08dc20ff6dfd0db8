import { useCallback, useEffect, useRef, useState } from 'react';

/** `working` with the part of the longest way that has been gone, 0 to 1. */
export type WorkState = { kind: 'idle' | 'done' | 'failed' } | { kind: 'working'; part: number };

export interface WorkOptions {
  /** Part of the longest way that has been gone, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Does a work and answers what came of it; undefined when it was given up. Rejects, and says `failed`, when it fails. */
export type RunWork = <Result>(
  work: (options: WorkOptions) => Promise<Result>,
) => Promise<Result | undefined>;

/**
 * Work of this device that a person watches, one at a time; leaving the page ends it.
 * @returns `reset` gives it up, or takes away how it ended
 */
export function useWork() {
  const [state, setState] = useState<WorkState>({ kind: 'idle' });
  const underWay = useRef<AbortController>(undefined);

  const reset = useCallback(() => {
    underWay.current?.abort();
    setState({ kind: 'idle' });
  }, []);

  useEffect(() => () => underWay.current?.abort(), []);

  const run: RunWork = async (work) => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    setState({ kind: 'working', part: 0 });
    const onProgress = (part: number) => {
      if (!signal.aborted) setState({ kind: 'working', part });
    };
    try {
      const result = await work({ signal, onProgress });
      if (signal.aborted) return undefined;
      setState({ kind: 'done' });
      return result;
    } catch (error) {
      if (signal.aborted) return undefined;
      setState({ kind: 'failed' });
      throw error;
    }
  };

  return { state, run, reset };
}
